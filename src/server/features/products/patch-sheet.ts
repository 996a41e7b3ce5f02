import type { SheetPatch } from '#contract/sheet.ts';
import { AppError } from '#domain/errors.ts';
import { checkField } from '#domain/sheet/check-field.ts';
import { FIELD_KEYS } from '#domain/sheet/field-keys.ts';
import { SHEET_LIMITS, type Sheet } from '#domain/sheet/sheet.ts';

/** The sheet with the fields of the patch: null takes one away, what is not named stays. */
export function patchSheet(sheet: Sheet, patch: SheetPatch): Sheet {
  const acceptedAt = new Date().toISOString();
  const patched: Sheet = { ...sheet };
  const issues: { path: string; message: string }[] = [];
  for (const key of FIELD_KEYS) {
    const field = patch[key];
    if (field === undefined) continue;
    if (field === null) {
      delete patched[key];
      continue;
    }
    const accepted = { ...field, acceptedAt };
    const problem = checkField(key, accepted);
    if (problem) issues.push({ path: `sheet.${key}`, message: problem });
    patched[key] = accepted;
  }
  if (patch.variants === null) delete patched.variants;
  else if (patch.variants) patched.variants = { ...patch.variants, acceptedAt };
  if (Buffer.byteLength(JSON.stringify(patched)) > SHEET_LIMITS.bytes) {
    issues.push({ path: 'sheet', message: 'A ficha ficou grande demais. Encurte os textos mais longos.' });
  }
  if (issues.length > 0) throw new AppError('invalid_input', issues[0]?.message ?? 'Confira a ficha.', { issues });
  return patched;
}
