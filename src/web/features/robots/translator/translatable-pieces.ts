export type Piece = { text: string; isWords: boolean };

/** HTML tags, list markers, emojis, URLs and line breaks, which must not be translated. */
const KEPT = /<[^<>]*>|https?:\/\/\S+|\n|^[ \t]*(?:[-*•·▪✓✔]|\d+[.)])[ \t]+|\p{Extended_Pictographic}️?/gmu;
const HAS_LETTERS = /\p{L}/u;

/** Splits a text into parts to translate and parts that stay unchanged. */
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

/** Inserts the translations; stops at the first missing one. */
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
