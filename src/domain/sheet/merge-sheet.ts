import type { Sheet, SheetField, Variants } from './sheet.ts';

/** Changes of single keys: null removes a field, an absent key does not change it. */
export type SheetPatch = { [Key in keyof Sheet]?: (Key extends 'variants' ? Variants : SheetField) | null | undefined };

/** Keys absent from the patch do not change, so that two tabs editing different fields never overwrite each other. */
export function mergeSheet(sheet: Sheet, patch: SheetPatch): Sheet {
  const changes = Object.fromEntries(Object.entries(patch).filter(([, field]) => field !== undefined));
  return Object.fromEntries(Object.entries({ ...sheet, ...changes }).filter(([, field]) => field !== null));
}
