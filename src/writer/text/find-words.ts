type Row = { word: string; key: string; isOpen: boolean };
/** A word of a table found in a text. */
export type FoundWord = { key: string; start: number; end: number };

/**
 * Finds the words of a table in one pass, the longest first, never two at one place. Words in Latin letters are found
 * as whole words (a final `*` leaves their ending open); all are matched in folded texts.
 */
export function wordFinder(words: Iterable<readonly [word: string, key: string]>): (folded: string) => FoundWord[] {
  const bySign = new Map<string, Row[]>();
  for (const [written, key] of words) {
    const isOpen = written.endsWith('*');
    const word = isOpen ? written.slice(0, -1) : written;
    const sign = word.slice(0, 2);
    bySign.set(sign, [...(bySign.get(sign) ?? []), { word, key, isOpen }]);
  }
  for (const list of bySign.values()) list.sort((one, other) => other.word.length - one.word.length);
  return (folded) => {
    const found: FoundWord[] = [];
    for (let at = 0; at < folded.length; at += 1) {
      const isHere = ({ word, isOpen }: Row) =>
        folded.startsWith(word, at) && isWhole(folded, at, at + word.length, word, isOpen);
      const hit = bySign.get(folded.slice(at, at + 2))?.find(isHere) ?? bySign.get(folded.charAt(at))?.find(isHere);
      if (!hit) continue;
      const end = at + hit.word.length;
      found.push({ key: hit.key, start: at, end });
      at = end - 1;
    }
    return found;
  };
}

const LATIN = /[a-z0-9]/;

function isWhole(folded: string, start: number, end: number, word: string, isOpen: boolean): boolean {
  if (!LATIN.test(word.charAt(0))) return true;
  return !LATIN.test(folded.charAt(start - 1)) && (isOpen || !LATIN.test(folded.charAt(end)));
}
