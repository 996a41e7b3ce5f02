import type { SheetPatch as SentPatch } from '#contract/products/sheet.ts';
import { AppError } from '#domain/errors.ts';
import { checkField, checkVariants } from '#domain/sheet/check-field.ts';
import { FIELD_KEYS } from '#domain/sheet/field-keys.ts';
import { mergeSheet, type SheetPatch } from '#domain/sheet/merge-sheet.ts';
import { SHEET_LIMITS, type Sheet } from '#domain/sheet/sheet.ts';

/** Applies the patch with the current time of acceptance; throws if a field is invalid. */
export function patchSheet(sheet: Sheet, patch: SentPatch | SheetPatch): Sheet {
  const acceptedAt = new Date().toISOString();
  const accepted = Object.fromEntries(
    Object.entries(patch).map(([key, field]) => [key, field && { ...field, acceptedAt }]),
  );
  const merged = mergeSheet(sheet, accepted);
  const issues = issuesIn(patch, merged);
  if (issues[0]) throw new AppError('invalid_input', issues[0].message, { issues });
  return merged;
}

/** The error in a complete sheet that was sent or imported; null if it is valid. */
export const checkSheet = (sheet: Sheet): string | null => issuesIn(sheet, sheet)[0]?.message ?? null;

function issuesIn(changed: SentPatch | SheetPatch, whole: Sheet): { path: string; message: string }[] {
  if (Buffer.byteLength(JSON.stringify(whole)) > SHEET_LIMITS.bytes)
    return [{ path: 'sheet', message: 'A ficha ficou grande demais. Encurte os textos mais longos.' }];
  const problems = [
    ...FIELD_KEYS.map((key) => [key, changed[key] && checkField(key, changed[key])] as const),
    ['variants', changed.variants && checkVariants(changed.variants)] as const,
  ];
  return problems.flatMap(([key, message]) => (message ? [{ path: `sheet.${key}`, message }] : []));
}
