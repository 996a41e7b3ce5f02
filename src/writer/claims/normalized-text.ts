/** A text in the form that rules are written for, and where each of its characters stands in the original. */
export type NormalizedText = { text: string; startOf(index: number): number; endOf(index: number): number };

/** A sign and the marks that compose with it. Counted: a run of marks is put in order in time that grows with its square. */
const SIGN = /.[\p{M}ﾞﾟ]{0,8}/gsu;
/** A few signs stand for a whole phrase (ﷺ); as long as none of them is read, the text stays about as long as it is. */
const LONGEST_FORM = 8;

/** Signs that stay one sign each, whatever stands beside them: of such a text every place is its own. */
const PLAIN = /^[ -~À-ÖØ-öø-ÿ\u3000-\u3029ぁ-ゖァ-ヾ一-鿿！-～]*$/;

/**
 * Sign by sign: full-width letters and digits become half-width, half-width kana with their marks become one
 * character, and still every match can be marked at its place in the original.
 */
export function normalizeText(original: string, change: (normalized: string) => string): NormalizedText {
  if (PLAIN.test(original)) {
    const text = change(original.normalize('NFKC'));
    return { text, startOf: (index) => index, endOf: (index) => index };
  }
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: sign, index } of original.matchAll(SIGN)) {
    const normalized = sign.normalize('NFKC');
    const changed = change(normalized.length > LONGEST_FORM + sign.length ? sign : normalized);
    for (let position = 0; position < changed.length; position += 1) {
      starts.push(index);
      ends.push(index + sign.length);
    }
    text += changed;
  }
  return {
    text,
    startOf: (index) => starts[index] ?? original.length,
    endOf: (index) => ends[index - 1] ?? 0,
  };
}

/** Lower case without accents: what the Portuguese patterns read. */
export const foldLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
