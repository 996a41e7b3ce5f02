import type { Language } from './find-unit.ts';

/** The cells of a table that is written as text: one row per line. */
export const tableRows = (lines: string, sign: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(sign));

/** A concept with its words in both languages, folded; a final `*` allows any ending of a Latin word. */
export type WordRow = { key: string; pt: readonly string[]; ja: readonly string[] };

/** Rows "key; Portuguese | other words; Japanese | other words", one per line or parted by ||. */
export const wordRows = (lines: string): WordRow[] =>
  tableRows(lines.replaceAll(' || ', '\n'), '; ').map(([key = '', ...cells]) => {
    const [pt = [], ja = []] = cells.map((words) => words.split('|').filter(Boolean));
    return { key, pt, ja };
  });

/** A word of a table found in a text. */
export type FoundWord = { key: string; start: number; end: number };

type Word = { word: string; keys: string[]; isOpen: boolean };

/** Finds folded words in one pass, longest first, for each row of theirs; Latin ones whole or plural (`*`: any end). */
export function wordFinder(words: Iterable<readonly [word: string, key: string]>): (folded: string) => FoundWord[] {
  const bySign = new Map<number, Map<string, Word>>();
  for (const [written, key] of words) {
    const isOpen = written.endsWith('*');
    const word = isOpen ? written.slice(0, -1) : written;
    const sign = signOf(word.charCodeAt(0), word.charCodeAt(1));
    const list = bySign.get(sign) ?? new Map<string, Word>();
    const known = list.get(written);
    if (known) known.keys.push(key);
    else list.set(written, { word, keys: [key], isOpen });
    bySign.set(sign, list);
  }
  const lists = new Map(
    [...bySign].map(([sign, list]) => [sign, [...list.values()].sort((a, b) => b.word.length - a.word.length)]),
  );
  const isFirst = new Uint8Array(65_536);
  for (const sign of lists.keys()) isFirst[sign >>> 16] = 1;
  return (folded) => {
    const found: FoundWord[] = [];
    let code = 0;
    for (let at = 0; at < folded.length; at += 1) {
      const before = code;
      code = folded.charCodeAt(at);
      // No match starts inside a Latin word; "guardá-la" has no wool.
      if (isFirst[code] === 0 || (isLatin(code) && isLatin(before))) continue;
      if (before === HYPHEN && folded.startsWith('la', at) && !isLatin(folded.charCodeAt(at + 2))) continue;
      const hit =
        (at + 1 < folded.length ? wordAt(lists.get(signOf(code, folded.charCodeAt(at + 1))), folded, at) : undefined) ??
        wordAt(lists.get(signOf(code, 0)), folded, at);
      if (!hit) continue;
      const end = at + hit.word.length;
      for (const key of hit.keys) found.push({ key, start: at, end });
      at = end - 1;
      code = folded.charCodeAt(at);
    }
    return found;
  };
}

type WordFinder = ReturnType<typeof wordFinder>;
/** The words of a table, by language. */
export function wordFinders(rows: readonly WordRow[]): Record<Language, WordFinder> {
  const finderOf = (language: Language) =>
    wordFinder(rows.flatMap((row) => row[language].map((word) => [word, row.key] as const)));
  return { pt: finderOf('pt'), ja: finderOf('ja') };
}

const wordAt = (words: readonly Word[] | undefined, folded: string, at: number): Word | undefined =>
  words?.find((word) => folded.startsWith(word.word, at) && isWhole(folded, at, word));

/** The first two characters of a word as one number of 32 bits. */
const signOf = (first: number, second: number): number => (first << 16) | second;
const HYPHEN = '-'.charCodeAt(0);
/** a to z, 0 to 9. */
const isLatin = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

function isWhole(folded: string, start: number, { word, isOpen }: Word): boolean {
  const end = start + word.length;
  if (isOpen || !isLatin(word.charCodeAt(word.length - 1))) return true;
  return !isLatin(folded.charCodeAt(folded[end] === 's' ? end + 1 : end));
}
