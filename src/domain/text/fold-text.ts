/** One spelling for comparing: without accents, in lower case, wide and narrow letters alike. As fold_search in the database. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** No letter carries so many marks; putting a pile of them in order, as folding does, takes the square of its height. */
export const withoutPiledMarks = (text: string): string => text.replaceAll(/(\p{M}{8})\p{M}+/gu, '$1');

/** Every word of what was typed, anywhere in the text. */
export function containsWords(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => folded.includes(word));
}

/** The first place where what was typed (or else its first word) stands in a text: before, itself, after. */
export function splitAtMatch(text: string, typed: string): [string, string, string] | undefined {
  const letters = Array.from(text);
  // Folding may change how many characters a letter has: each keeps the place it came from.
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
