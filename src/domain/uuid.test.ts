import { expect, test } from 'vitest';
import { isUuid } from './uuid.ts';

const ID = '0b1f6c1e-6f1d-4a3e-9c55-1f2d3c4b5a69';

test.each([
  [ID, true],
  [ID.toUpperCase(), true],
  [`${ID}0`, false],
  [`${ID}\n`, false],
  [` ${ID}`, false],
  [ID.replaceAll('-', ''), false],
  [ID.replace('0b', 'zz'), false],
  ['', false],
  [undefined, false],
  [42, false],
])('%j: %s', (value, expected) => expect(isUuid(value)).toBe(expected));
