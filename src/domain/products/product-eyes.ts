/** How far one side of a product is: nothing yet, begun, ready. */
export type EyeState = 'empty' | 'half' | 'full';

export const EYE_WORDS: Record<EyeState, string> = { empty: 'a fazer', half: 'em andamento', full: 'pronto' };

/** Fields enough to write from. */
const ENOUGH_FIELDS = 3;

export const sheetEye = (fieldCount: number): EyeState =>
  fieldCount === 0 ? 'empty' : fieldCount < ENOUGH_FIELDS ? 'half' : 'full';

/** Ready with a text in Japanese, which is what the shop shows. */
export function textsEye(textCount: number, hasTranslation: boolean): EyeState {
  if (textCount === 0) return 'empty';
  return hasTranslation ? 'full' : 'half';
}
