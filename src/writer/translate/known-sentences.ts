import { CUSTOMER_SENTENCES } from '#writer/data/phrases/customer-sentences.ts';

/** Polite beginnings that change nothing of what is said. */
const OPENING = /^(?:すみません|恐れ入りますが|お手数ですが|申し訳ございませんが|申し訳ありませんが)、/u;

const bare = (sentence: string): string => sentence.normalize('NFKC').replaceAll(/[\s。.!?…、]+$|\s/gu, '');

const MEANINGS = new Map(CUSTOMER_SENTENCES.map(([ja, pt]) => [bare(ja), pt]));

/** What a common sentence of a customer says; nothing where it is not one, word for word. */
export function readKnownSentence(sentence: string): string | null {
  const words = bare(sentence);
  return MEANINGS.get(words) ?? MEANINGS.get(words.replace(OPENING, '')) ?? null;
}
