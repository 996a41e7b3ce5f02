import { mapWords } from '#domain/sheet/map-words.ts';
import type { SheetPatch } from '#domain/sheet/merge-sheet.ts';
import type { Sheet, Words } from '#domain/sheet/sheet.ts';

type SheetKey = keyof Sheet;

/** The fields that change with it. */
function patchWords(sheet: Sheet, keys: readonly SheetKey[], change: (words: Words) => Words): SheetPatch {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const next = mapWords(sheet[key], change);
      return sheet[key] && JSON.stringify(next) !== JSON.stringify(sheet[key]) ? [[key, next]] : [];
    }),
  );
}

/** Words of some fields whose Japanese is a machine's, each once. */
export function translatedWords(sheet: Sheet, keys: readonly SheetKey[]): Words[] {
  const found = new Map<string, Words>();
  for (const key of keys) {
    mapWords(sheet[key], (words) => {
      if (words.translated) found.set(words.pt, words);
      return words;
    });
  }
  return [...found.values()];
}

/** The Japanese of some words, given by a person. */
export const giveJapanese = (sheet: Sheet, keys: readonly SheetKey[], pt: string, ja: string): SheetPatch =>
  patchWords(sheet, keys, (words) =>
    words.pt === pt && (!words.ja || words.translated) ? { ...words, ja, translated: undefined } : words,
  );

/** "Está certo": a machine's Japanese becomes the person's. */
export const confirmJapanese = (sheet: Sheet, keys: readonly SheetKey[]): SheetPatch =>
  patchWords(sheet, keys, (words) => (words.translated ? { ...words, translated: undefined } : words));
