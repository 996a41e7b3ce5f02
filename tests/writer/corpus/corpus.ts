import { CLEAN_DESCRIPTIONS } from './clean-descriptions.ts';
import type { CorpusEntry } from './corpus-entry.ts';
import { MESSY_DESCRIPTIONS } from './messy-descriptions.ts';

export const CORPUS: readonly CorpusEntry[] = [...CLEAN_DESCRIPTIONS, ...MESSY_DESCRIPTIONS];
