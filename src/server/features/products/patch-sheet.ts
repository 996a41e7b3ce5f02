import type { SheetPatch } from '#contract/sheet.ts';
import { AppError } from '#domain/errors.ts';
import { checkField, checkVariants } from '#domain/sheet/check-field.ts';
import { FIELD_KEYS } from '#domain/sheet/field-keys.ts';
import { mergeSheet } from '#domain/sheet/merge-sheet.ts';
import { SHEET_LIMITS, type Sheet } from '#domain/sheet/sheet.ts';

/** The sheet with the fields of the patch, accepted now; refused where one of them does not hold. */
export function patchSheet(sheet: Sheet, patch: SheetPatch): Sheet {
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
  if (Buffer.byteLength(JSON.stringify(merged)) > SHEET_LIMITS.bytes) {
    issues.push({ path: 'sheet', message: 'A ficha ficou grande demais. Encurte os textos mais longos.' });
  }
  if (issues[0]) throw new AppError('invalid_input', issues[0].message, { issues });
  return merged;
}
