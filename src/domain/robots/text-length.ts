import { lazyValue } from '#domain/lazy-value.ts';

const segmenter = lazyValue(() => new Intl.Segmenter('ja', { granularity: 'grapheme' }));
/** Segmenting takes quadratic time: a long text is processed in pieces. */
const PIECE = 200;

/** Characters that never combine with a neighbour; `length` is right for them and much faster. */
const STAND_ALONE =
  /^[\n\u{20}-\u{7E}\u{A1}-\u{17F}\u{2010}-\u{2027}\u{203B}\u{2190}-\u{21FF}\u{3000}-\u{3029}\u{3030}-\u{3096}\u{309B}-\u{30FF}\u{4E00}-\u{9FFF}\u{FF01}-\u{FF9D}]*$/u;

function* graphemesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const segments = [...segmenter().segment(text.slice(from, from + PIECE))];
    // The last segment may continue in the next piece.
    if (from + PIECE < text.length && segments.length > 1) segments.pop();
    for (const { segment } of segments) {
      from += segment.length;
      yield segment;
    }
  }
}

/** Characters as a reader counts them: an emoji with modifiers is one. */
export function countGraphemes(text: string): number {
  if (STAND_ALONE.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
}

/** Columns on a screen: a full-width character takes two, a half-width one takes one. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const grapheme of graphemesOf(text)) width += isWide(grapheme.codePointAt(0) ?? 0) ? 2 : 1;
  return width;
}

/** Length in full-width characters, the way Japanese limits are given. */
export function fullWidthLength(text: string): number {
  return Math.ceil(displayWidth(text) / 2);
}

function isWide(code: number): boolean {
  return (
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x1f300 && code <= 0x1faff) ||
    (code >= 0x20000 && code <= 0x3fffd) ||
    (code >= 0x2600 && code <= 0x27bf)
  );
}
