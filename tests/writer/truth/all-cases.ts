import { MESSY_1 } from './messy-1.ts';
import { MESSY_2 } from './messy-2.ts';
import { MESSY_3 } from './messy-3.ts';
import { MESSY_4 } from './messy-4.ts';
import { MESSY_5 } from './messy-5.ts';
import { MESSY_6 } from './messy-6.ts';
import { MESSY_7 } from './messy-7.ts';
import { OWN_1 } from './own-1.ts';
import { OWN_2 } from './own-2.ts';
import { READER_1 } from './reader-1.ts';
import { READER_2 } from './reader-2.ts';
import { TIDY_1 } from './tidy-1.ts';
import { TIDY_2 } from './tidy-2.ts';
import { TIDY_3 } from './tidy-3.ts';
import { TIDY_4 } from './tidy-4.ts';
import { TIDY_5 } from './tidy-5.ts';
import { TIDY_6 } from './tidy-6.ts';
import type { TruthCase } from './truth-case.ts';

export const TIDY_CASES: TruthCase[] = [...TIDY_1, ...TIDY_2, ...TIDY_3, ...TIDY_4, ...TIDY_5, ...TIDY_6];
export const MESSY_CASES: TruthCase[] = [
  ...MESSY_1,
  ...MESSY_2,
  ...MESSY_3,
  ...MESSY_4,
  ...MESSY_5,
  ...MESSY_6,
  ...MESSY_7,
];
export const ALL_CASES: TruthCase[] = [...TIDY_CASES, ...MESSY_CASES];
/** What readers found afterwards: judged for truth, not for how much is found. */
export const READER_CASES: TruthCase[] = [...READER_1, ...READER_2, ...OWN_1, ...OWN_2];
