import type { StreamWatcher } from '#web/lib/api/call-stream.ts';
import { TO_JAPANESE, translateInBrowser } from '#web/lib/browser-translator.ts';

/** Translates the words of a text in this browser; its markup, addresses, list signs and emojis stay. */
export async function translateHere(
  text: string,
  { signal, onPart }: StreamWatcher,
  onDownload: (share: number) => void,
): Promise<string> {
  const pieces = splitPieces(text);
  const words = pieces.filter(({ isWords }) => isWords).map((piece) => piece.text);
  const done = await translateInBrowser(TO_JAPANESE, words, {
    signal,
    onDownload,
    onTranslated: (some) => onPart({ field: 'translation', at: 0, text: joinPieces(pieces, some) }),
  });
  return joinPieces(pieces, done);
}

type Piece = { text: string; isWords: boolean };

const KEPT = /<[^<>]*>|https?:\/\/\S+|\n|^[ \t]*(?:[-*•·▪✓✔]|\d+[.)])[ \t]+|\p{Extended_Pictographic}️?/gmu;
const HAS_LETTERS = /\p{L}/u;

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
