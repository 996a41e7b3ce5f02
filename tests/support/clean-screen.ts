import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Takes away what a test rendered, so that the next one begins with an empty page. */
afterEach(cleanup);
