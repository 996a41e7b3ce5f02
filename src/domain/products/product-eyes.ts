/** Progress of one part of a product: empty, started, ready. */
export type EyeState = 'empty' | 'half' | 'full';

export const EYE_WORDS: Record<EyeState, string> = { empty: 'a fazer', half: 'em andamento', full: 'pronto' };

/** Number of fields from which texts can be written. */
const ENOUGH_FIELDS = 3;

export const sheetEye = (fieldCount: number): EyeState =>
  fieldCount === 0 ? 'empty' : fieldCount < ENOUGH_FIELDS ? 'half' : 'full';

/** Ready when there is a Japanese text, which the shop needs. */
export function textsEye(textCount: number, hasTranslation: boolean): EyeState {
  if (textCount === 0) return 'empty';
  return hasTranslation ? 'full' : 'half';
}
