import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import { CUSTOMER_WORDS } from '#writer/data/phrases/customer-words.ts';

export type KnownWord = { text: string; meaning: string };

/** One letter says too little to be explained: 水 stands in many words. */
const MIN_LETTERS = 2;

/** What customers write, then the lexicon read the other way round: the first form of an entry is its usual one. */
const MEANINGS = new Map<string, string>(CUSTOMER_WORDS);
for (const { ja, forms } of LEXICON) {
  const meaning = forms[0];
  if (meaning && ja.length >= MIN_LETTERS && !MEANINGS.has(ja)) MEANINGS.set(ja, meaning);
}
const LONGEST = Math.max(...[...MEANINGS.keys()].map((word) => word.length));

/** Words of a Japanese sentence that are known, the longest at each place, each once. */
export function findKnownWords(sentence: string): KnownWord[] {
  const found = new Map<string, KnownWord>();
  for (let at = 0; at < sentence.length; ) {
    const word = longestAt(sentence, at);
    if (word) found.set(word.text, word);
    at += word?.text.length ?? 1;
  }
  return [...found.values()];
}

function longestAt(sentence: string, at: number): KnownWord | undefined {
  for (let length = Math.min(LONGEST, sentence.length - at); length >= MIN_LETTERS; length -= 1) {
    const text = sentence.slice(at, at + length);
    const meaning = MEANINGS.get(text);
    if (meaning) return { text, meaning };
  }
  return undefined;
}
