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
  const issues = FIELD_KEYS.flatMap((key) => {
    const problem = patch[key] && checkField(key, patch[key]);
    return problem ? [{ path: `sheet.${key}`, message: problem }] : [];
  });
  const problem = patch.variants && checkVariants(patch.variants);
  if (problem) issues.push({ path: 'sheet.variants', message: problem });
  const size = checkSize(merged);
  if (size) issues.push({ path: 'sheet', message: size });
  if (issues[0]) throw new AppError('invalid_input', issues[0].message, { issues });
  return merged;
}

const checkSize = (sheet: Sheet): string | null =>
  Buffer.byteLength(JSON.stringify(sheet)) > SHEET_LIMITS.bytes
    ? 'A ficha ficou grande demais. Encurte os textos mais longos.'
    : null;

/** The error in a complete sheet that was sent or imported; null if it is valid. */
export function checkSheet(sheet: Sheet): string | null {
  const size = checkSize(sheet);
  if (size) return size;
  for (const key of FIELD_KEYS) {
    const problem = sheet[key] && checkField(key, sheet[key]);
    if (problem) return problem;
  }
  return sheet.variants ? checkVariants(sheet.variants) : null;
}
