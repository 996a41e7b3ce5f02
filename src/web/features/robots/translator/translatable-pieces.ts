export type Piece = { text: string; isWords: boolean };

/** Markup, marks of lists, emojis, addresses and line ends, which no translator should touch. */
const KEPT = /<[^<>]*>|https?:\/\/\S+|\n|^[ \t]*(?:[-*•·▪✓✔]|\d+[.)])[ \t]+|\p{Extended_Pictographic}️?/gmu;
const HAS_LETTERS = /\p{L}/u;

/** Cuts a text into words to translate and what stays as it is. */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  const push = (part: string) => {
    if (part === '') return;
    const [, lead = '', words = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
    if (!HAS_LETTERS.test(words)) {
      pieces.push({ text: part, isWords: false });
      return;
    }
    if (lead) pieces.push({ text: lead, isWords: false });
    pieces.push({ text: words, isWords: true });
    if (tail) pieces.push({ text: tail, isWords: false });
  };
  let from = 0;
  for (const match of text.matchAll(KEPT)) {
    push(text.slice(from, match.index));
    pieces.push({ text: match[0], isWords: false });
    from = match.index + match[0].length;
  }
  push(text.slice(from));
  return pieces;
}

/** Puts the translations where the words stood; up to the first that is not there yet. */
export function joinPieces(pieces: readonly Piece[], translated: readonly string[]): string {
  let next = 0;
  let text = '';
  for (const piece of pieces) {
    if (!piece.isWords) text += piece.text;
    else if (next < translated.length) text += translated[next++];
    else break;
  }
  return text;
}
