import { MESSY_1 } from './messy-1.ts';
import { MESSY_2 } from './messy-2.ts';
import { TIDY_1 } from './tidy-1.ts';
import type { TruthCase } from './truth-case.ts';

export const TIDY_CASES: TruthCase[] = [...TIDY_1];
export const MESSY_CASES: TruthCase[] = [...MESSY_1, ...MESSY_2];
export const ALL_CASES: TruthCase[] = [...TIDY_CASES, ...MESSY_CASES];
