import { LOOSE_WORDS, NOUNS } from '#writer/data/words/common-words.ts';
import { LABEL_WORDS } from '#writer/data/words/label-words.ts';
import { THINGS, WORD_GROUPS } from '#writer/data/words/word-groups.ts';
import type { Language } from '#writer/text/find-unit.ts';
import { type FoundWord, wordFinders } from '#writer/text/find-words.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { blankMarkup } from '#writer/text/markup.ts';
import { type ReadAmount, readAmounts } from '#writer/text/numbers.ts';
import { type SentenceOrCell, splitSentencesAndCells } from '#writer/text/sentences.ts';
import { type Code, readCodes } from './model-codes.ts';

/** A sentence without markup, with the data that the checks compare. Positions refer to the whole text. */
export type ParsedSentence = SentenceOrCell & {
  folded: string;
  /** Number of letters and digits. */
  length: number;
  /** Partly the seller's own business: may be left out. */
  isOptional: boolean;
  amounts: readonly ReadAmount[];
  codes: readonly Code[];
  /** Known words with their positions and keys. */
  found: readonly FoundWord[];
  words: ReadonlySet<string>;
};
export type Sentences = readonly ParsedSentence[];
export type ParsedText = {
  text: string;
  plain: string;
  folded: string;
  /** Its words in Latin letters, folded. */
  latin: ReadonlySet<string>;
  language: Language;
  pieces: Sentences;
};

/** Several passes, so that an ambiguous word does not hide an unambiguous one. */
const FINDERS = [[...WORD_GROUPS, ...NOUNS], [...LOOSE_WORDS, ...LABEL_WORDS], THINGS].map(wordFinders);

/** Parses a text once for all checks; `optional`: sorted ranges of what may be left out. */
export function readText(
  text: string,
  language: Language,
  optional: readonly { start: number; end: number }[] = [],
): ParsedText {
  const plain = blankMarkup(text);
  const folded = foldChars(plain);
  const amounts = readAmounts(plain, language, folded);
  const codes = readCodes(plain, folded, amounts).sort((one, other) => one.start - other.start);
  const words = FINDERS.flatMap((find) => find[language](folded))
    // "lá" is no wool.
    .filter(({ key, start, end }) => key !== '' && !/^lá$/i.test(plain.slice(start, end)))
    .sort((one, other) => one.start - other.start);
  const [takeAmounts, takeCodes, takeWords, takeOptional] = [
    taker(amounts),
    taker(codes),
    taker(words),
    taker(optional),
  ];
  const pieces = splitSentencesAndCells(plain, language).map((span): ParsedSentence => {
    const found = takeWords(span.end);
    return {
      ...span,
      folded: folded.slice(span.start, span.end),
      length: lengthOf(span.text, language),
      isOptional: takeOptional(span.end).some(({ end }) => end > span.start),
      amounts: takeAmounts(span.end),
      codes: takeCodes(span.end),
      found,
      words: new Set(found.map(({ key }) => key)),
    };
  });
  return { text, plain, folded, latin: new Set(latinWords(folded)), language, pieces };
}

export const latinWords = (folded: string): string[] => folded.match(/[a-z]+/g) ?? [];

/** Caches a value per parsed text or sheet. */
export function cachedPerText<T, K extends object = ParsedText>(make: (reading: K) => T): (reading: K) => T {
  const made = new WeakMap<K, T>();
  return (reading) => {
    const value = made.get(reading) ?? make(reading);
    made.set(reading, value);
    return value;
  };
}

export const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Information content of a text: a kanji counts about twice as much as a kana. */
const lengthOf = (text: string, language: Language): number =>
  language === 'pt'
    ? count(text, /[\p{L}\p{N}]/gu)
    : 1.8 * count(text, /[\u3400-\u9FFF]/g) + 0.8 * count(text, /[\u3041-\u30FF]/g) + count(text, /[0-9A-Za-z]/g);

/** Returns the items of a sorted list in consecutive ranges. */
function taker<T extends { start: number }>(list: readonly T[]): (end: number) => T[] {
  let at = 0;
  return (end) => {
    const from = at;
    while ((list[at]?.start ?? Number.POSITIVE_INFINITY) < end) at += 1;
    return list.slice(from, at);
  };
}

/** Keys that must occur in the translation too: numbers, codes, and the digits inside codes ("FPU 50" is UPF50). */
export const strongKeys = ({ amounts, codes }: ParsedSentence): string[] => [
  ...amounts.flatMap((amount) => (amount.soft ? [] : amount.keys)),
  ...codes.flatMap(({ code }) => [`code ${code}`, ...(code.match(/\d{2,}/g) ?? []).map((digits) => `count ${digits}`)]),
];

export const numberKeys = (pieces: Sentences): string[] =>
  pieces.flatMap(({ amounts }) => amounts.flatMap(({ keys }) => keys));
export const codesIn = (pieces: Sentences): string[] => pieces.flatMap(({ codes }) => codes.map(({ code }) => code));

/** All that sentences have in common with their counterparts: words, numbers, codes. */
export const keysOf = (pieces: Sentences): Set<string> =>
  new Set([...pieces.flatMap((piece) => [...piece.words, ...strongKeys(piece)]), ...numberKeys(pieces)]);

export const textOf = (pieces: Sentences): string => pieces.map(({ text }) => text).join(' ');

const NOUN_KEYS: ReadonlySet<string> = new Set(NOUNS.map(({ key }) => key));

/** Whether all Japanese forms of a word's key are known: a thing, or a member of a group. */
export const isSure = (key: string): boolean => key.includes(' ') || NOUN_KEYS.has(key);

/** The amount with the words before it, as the seller wrote it. */
export function wordsAround({ text, start }: ParsedSentence, amount: ReadAmount): string {
  const before = text.slice(0, amount.start - start);
  const words = /(?:[\p{L}:]+[ ]*){0,3}$/u.exec(before.slice(-30))?.[0] ?? '';
  return `${words}${amount.raw}`;
}
