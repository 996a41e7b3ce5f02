import type { Bilingual } from '#writer/data/voices/bilingual.ts';

/**
 * Words of a seller that we can say as one sentence. Forms are compared whole, without accents, capitals and end signs;
 * {x} stands for nouns that are known themselves.
 */
export type SetPhrase = { forms: readonly string[]; says: Bilingual };

export const setPhrase = (forms: readonly string[], pt: string, ja: string): SetPhrase => ({ forms, says: { pt, ja } });
