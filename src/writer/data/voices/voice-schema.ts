import * as z from 'zod';
import { FAMILIES } from '#writer/data/lexicon/lexicon-entry.ts';

const JAPANESE_SENTENCE = /[\p{Script=Hiragana}].*[。？]$/u;
const PORTUGUESE_SENTENCE = /^[\p{Lu}].*[.?!]$/u;

/** A whole sentence in both languages, that says the same in each. */
export const bilingualSentence = z.strictObject({
  pt: z.string().regex(PORTUGUESE_SENTENCE),
  ja: z.string().regex(JAPANESE_SENTENCE),
});

/** How goods of one family are spoken about. None of it says anything about the product itself. */
export const familyVoiceSchema = z.strictObject({
  /** Questions about an everyday nuisance. */
  pains: z.array(bilingualSentence).min(2),
  /** What the nuisance leads to; mild, never a threat. */
  pressures: z.array(bilingualSentence).min(1),
  /** A moment in which goods of this family appear. */
  scenes: z.array(bilingualSentence).min(2),
  /** Suggested audience, in Portuguese. */
  publico: z.string().regex(PORTUGUESE_SENTENCE),
  /** Habits of a persona, in Portuguese. */
  habits: z.array(z.string().regex(PORTUGUESE_SENTENCE)).min(2),
  /** Words for invented names: Japanese first, then international. */
  names: z.strictObject({ roots: z.array(z.string().min(2)).min(6), ends: z.array(z.string().min(2)).min(5) }),
});
export type FamilyVoice = z.output<typeof familyVoiceSchema>;

export const familyVoicesSchema = z.record(z.enum(FAMILIES), familyVoiceSchema);
