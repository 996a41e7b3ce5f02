/** A normalised text for the rules, with a map to positions in the original. */
export type NormalizedText = { text: string; startOf(index: number): number; endOf(index: number): number };

/** A character with its combining marks. Limited: normalising a long run of marks takes quadratic time. */
const SIGN = /.[\p{M}ﾞﾟ]{0,8}/gsu;
/** Characters expand to a word (㌔) or a phrase (ﷺ) until the text is this much longer: rules take time by length. */
const MAX_GROWTH = 1_000;

/** Characters that never combine or expand: positions in such a text do not change. */
const PLAIN = /^[ -~À-ÖØ-öø-ÿ\u3000-\u3029ぁ-ゖァ-ヾ一-鿿！-～]*$/;

/** Normalises character by character (width, kana with their marks), so that a match can be mapped to the original. */
export function normalizeText(original: string, change: (normalized: string) => string): NormalizedText {
  if (PLAIN.test(original)) {
    const text = change(original.normalize('NFKC'));
    return { text, startOf: (index) => index, endOf: (index) => index };
  }
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: sign, index } of original.matchAll(SIGN)) {
    const form = change(sign.normalize('NFKC'));
    const changed = form.length > sign.length && text.length - index > MAX_GROWTH ? sign : form;
    for (let position = 0; position < changed.length; position += 1) {
      starts.push(index);
      ends.push(index + sign.length);
    }
    text += changed;
  }
  return { text, startOf: (index) => starts[index] ?? original.length, endOf: (index) => ends[index - 1] ?? 0 };
}
