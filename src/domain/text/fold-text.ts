/** No accents, lower case, no full-width or half-width forms: like fold_search in the database. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** Longer than any text whose marks are cut; a pattern over millions of them runs out of stack. */
const MAX_CUT = 200_000;

/** Without piles of combining marks (quadratic to normalise) and marks that turn the direction of reading. */
export const withoutOddMarks = (text: string): string =>
  text.length > MAX_CUT ? text : text.replaceAll(/\p{Bidi_C}/gu, '').replaceAll(/(\p{M}{8})\p{M}+/gu, '$1');

/** Whether the text contains every typed word, in any order. */
export function containsWords(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => folded.includes(word));
}

/** Splits a text at the first match of the typed text (or else of its first word): before, match, after. */
export function splitAtMatch(text: string, typed: string): [string, string, string] | undefined {
  const letters = Array.from(text);
  // Folding may change a letter's length: maps each folded character to its original index.
  const origin: number[] = [];
  let folded = '';
  for (const [place, letter] of letters.entries()) {
    const part = foldText(letter);
    origin.push(...Array.from({ length: part.length }, () => place));
    folded += part;
  }
  const phrase = foldText(typed).trim();
  for (const wanted of [phrase, phrase.split(/\s+/)[0] ?? '']) {
    const start = wanted ? folded.indexOf(wanted) : -1;
    if (start < 0) continue;
    const from = origin[start] ?? 0;
    const to = (origin[start + wanted.length - 1] ?? from) + 1;
    return [letters.slice(0, from).join(''), letters.slice(from, to).join(''), letters.slice(to).join('')];
  }
  return undefined;
}
