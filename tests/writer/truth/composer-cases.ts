import { COMPOSER_1 } from './composer-1.ts';
import { COMPOSER_2 } from './composer-2.ts';
import type { TruthCase } from './truth-case.ts';

/** Messy texts of ten families, from the text to the composed page and back to the table. */
export const COMPOSER_CASES: TruthCase[] = [...COMPOSER_1, ...COMPOSER_2];
