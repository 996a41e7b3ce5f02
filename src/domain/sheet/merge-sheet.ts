import { FIELD_KEYS } from './field-keys.ts';
import type { Sheet, SheetField, Variants } from './sheet.ts';

/** Changes of single keys: null removes a field, an absent key does not change it. */
export type SheetPatch = { [Key in keyof Sheet]?: (Key extends 'variants' ? Variants : SheetField) | null | undefined };

/** Keys absent from the patch do not change, so that two tabs editing different fields never overwrite each other. */
export function mergeSheet(sheet: Sheet, patch: SheetPatch): Sheet {
  const merged: Sheet = {};
  for (const key of FIELD_KEYS) {
    const field = patch[key] === undefined ? sheet[key] : patch[key];
    if (field) merged[key] = field;
  }
  const variants = patch.variants === undefined ? sheet.variants : patch.variants;
  return variants ? { ...merged, variants } : merged;
}
