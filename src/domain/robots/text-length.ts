const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters as a reader counts them: an emoji with modifiers is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Columns on a screen: a full-width character takes two, a half-width one takes one. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += isWide(segment.codePointAt(0) ?? 0) ? 2 : 1;
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
