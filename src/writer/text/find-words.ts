/** A word of a table found in a text. */
export type FoundWord = { key: string; start: number; end: number };

type Word = { word: string; keys: string[]; isOpen: boolean };

/**
 * Finds the words of a table in one pass, the longest first, never two at one place; one that stands in several rows is
 * found for each. Words in Latin letters are found as whole words (a final `*` leaves their ending open). Both the
 * words and the texts are folded.
 */
export function wordFinder(words: Iterable<readonly [word: string, key: string]>): (folded: string) => FoundWord[] {
  const bySign = new Map<string, Map<string, Word>>();
  for (const [written, key] of words) {
    const isOpen = written.endsWith('*');
    const word = isOpen ? written.slice(0, -1) : written;
    const sign = word.slice(0, 2);
    const list = bySign.get(sign) ?? new Map<string, Word>();
    const known = list.get(written);
    if (known) known.keys.push(key);
    else list.set(written, { word, keys: [key], isOpen });
    bySign.set(sign, list);
  }
  const lists = new Map(
    [...bySign].map(([sign, list]) => [sign, [...list.values()].sort((a, b) => b.word.length - a.word.length)]),
  );
  return (folded) => {
    const found: FoundWord[] = [];
    for (let at = 0; at < folded.length; at += 1) {
      const hit =
        wordAt(lists.get(folded.slice(at, at + 2)), folded, at) ?? wordAt(lists.get(folded.charAt(at)), folded, at);
      if (!hit) continue;
      const end = at + hit.word.length;
      for (const key of hit.keys) found.push({ key, start: at, end });
      at = end - 1;
    }
    return found;
  };
}

function wordAt(words: readonly Word[] | undefined, folded: string, at: number): Word | undefined {
  if (words === undefined) return undefined;
  for (const word of words) if (folded.startsWith(word.word, at) && isWhole(folded, at, word)) return word;
  return undefined;
}

const LATIN = /[a-z0-9]/;

function isWhole(folded: string, start: number, { word, isOpen }: Word): boolean {
  if (LATIN.test(word.charAt(0)) && LATIN.test(folded.charAt(start - 1))) return false;
  return isOpen || !LATIN.test(word.charAt(word.length - 1)) || !LATIN.test(folded.charAt(start + word.length));
}
