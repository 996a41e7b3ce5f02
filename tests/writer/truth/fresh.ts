import { FRESH_1 } from './fresh-1.ts';
import { FRESH_2 } from './fresh-2.ts';
import type { TruthCase } from './truth-case.ts';

/** Of other styles than the rest (a chat, HTML, a live show, a catalogue row): kept for a later reading with fresh eyes. */
export const FRESH_CASES: TruthCase[] = [...FRESH_1, ...FRESH_2];
