import { fieldRow } from './all-fields.ts';
import { choiceWithKey, findChoice } from './find-choice.ts';
import type { Entry, Sheet, SheetWords, Suggestion, VariantOption } from './sheet.ts';
import { OPTION_NAMES } from './tables/choices-use.ts';

/** Colours, sizes and the like as options of variants. `used`: suggestions that say nothing else. */
export function offeredOptions(sheet: Sheet, open: readonly Suggestion[]) {
  const options: VariantOption[] = [];
  const used: string[] = [];
  if (sheet.variants) return { options, used };
  const add = (name: string, values: readonly SheetWords[]): boolean => {
    const isList = values.length > 1 && !options.some((option) => option.name.pt === name);
    if (isList) options.push({ name: { pt: name }, values: values.map((value) => ({ name: value })) });
    return isList;
  };
  for (const [key, name] of [
    ['colour', 'Cor'],
    ['sizes', 'Tamanho'],
  ] as const) {
    const entries = [sheet[key], ...open.filter(({ field }) => field === key)].flatMap((field) => field?.value ?? []);
    const values = entries.flatMap((entry) => (entry.part ? [] : nameOf(key, entry)));
    add(name, [...new Map(values.map((value) => [value.pt, value])).values()]);
  }
  for (const { id, field, value } of open) {
    const [{ label, pt = '' } = {}] = value;
    const option = field === 'other' && label && findChoice(OPTION_NAMES, label.pt.trim().replace(/s$/i, ''));
    const values = pt.split(/[,;/]|\se\s/).map((word) => ({ pt: word.trim() }));
    if (option && values.every((word) => word.pt) && add(option.pt, values)) used.push(id);
  }
  return { options, used };
}

function nameOf(key: 'colour' | 'sizes', { choice, pt, ja }: Entry): SheetWords[] {
  const known = choiceWithKey(fieldRow(key).choices, choice)?.pt ?? pt;
  return known ? [{ pt: known, ...(ja && { ja }) }] : [];
}
