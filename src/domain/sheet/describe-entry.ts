import { fieldRow } from './all-fields.ts';
import type { FieldKey } from './field-keys.ts';
import type { Entry, SheetWords } from './sheet.ts';
import { fieldLinesOf, valueWithLimits } from './wording/printed-lines.ts';
import { joinWordings } from './wording/say-entry.ts';

/** A value as text, one line per entry, for a chip or suggestion; without `ja` if Japanese is missing. */
export function describeValue(key: FieldKey, value: readonly Entry[], limit?: SheetWords): { pt: string; ja?: string } {
  const row = fieldRow(key);
  const hasOwnLabels = row.choiceIsLabel || row.kind === 'other';
  const lines = fieldLinesOf(row, value, limit, 'other').map((line) =>
    hasOwnLabels
      ? joinWordings([line.label, valueWithLimits(row, line)], { ja: '：', pt: ': ' })
      : valueWithLimits(row, line),
  );
  const wording = joinWordings(lines, { ja: '\n', pt: '\n' });
  return wording.missing.length > 0 ? { pt: wording.pt } : { pt: wording.pt, ja: wording.ja };
}

export const describeEntry = (key: FieldKey, entry: Entry): { pt: string; ja?: string } => describeValue(key, [entry]);

/** Beside the field's label, which is not said again: "Mantém quente ou frio (quente): 12 horas" is "quente: 12 horas". */
export function valueBesideLabel(key: FieldKey, value: readonly Entry[], limit?: SheetWords): string {
  const { label } = fieldRow(key);
  const withoutLabel = (line: string) =>
    line.startsWith(label) ? line.slice(label.length).replace(/^: | \((.+?)\)/, '$1') : line;
  return describeValue(key, value, limit).pt.split('\n').map(withoutLabel).join('\n');
}
