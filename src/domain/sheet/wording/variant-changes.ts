import { fieldRow } from '#domain/sheet/all-fields.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { findChoice } from '#domain/sheet/find-choice.ts';
import type { Entry, Sheet, SheetWords, VariantOption, VariantValue } from '#domain/sheet/sheet.ts';
import { OPTION_NAMES } from '#domain/sheet/tables/choices-use.ts';
import { unitNamed } from '#domain/sheet/units.ts';
import { isName } from './say-entry.ts';
import { numberJa } from './say-number.ts';

export type VariantChange = { option: VariantOption; value: VariantValue; entries: readonly Entry[] | undefined };

/** Fields that an option can list: the colours of "Cor", the sizes of "Tamanho". */
const FIELD_OF_OPTION: Readonly<Record<string, FieldKey>> = { colour: 'colour', size: 'sizes' };

const knownOption = ({ name }: VariantOption) =>
  findChoice(OPTION_NAMES, name.pt) ?? OPTION_NAMES.find(({ ja }) => ja === name.ja);

export const variantChanges = (sheet: Sheet, key: FieldKey): VariantChange[] =>
  (sheet.variants?.options ?? [])
    .filter(({ values }) => values.some(({ fields }) => fields?.[key]))
    .flatMap((option) => option.values.map((value) => ({ option, value, entries: value.fields?.[key] })));

/** The option values as entries of a field that the sheet does not have. */
export function optionOfField(sheet: Sheet, key: FieldKey): Entry[] | undefined {
  const option = optionFor(sheet, key);
  if (!option) return undefined;
  return option.values.map(({ name }) => {
    const choice = choiceOf(key, name);
    return choice
      ? { choice: choice.key }
      : { pt: name.pt, ja: name.ja ?? amountName(name.pt), translated: name.translated };
  });
}

export const optionFor = (sheet: Sheet, key: FieldKey): VariantOption | undefined =>
  sheet.variants?.options.find((option) => FIELD_OF_OPTION[knownOption(option)?.key ?? ''] === key);

const choiceOf = (key: FieldKey, { pt }: SheetWords) => findChoice(fieldRow(key).choices, pt);

/** Names of an option and of its values, in Japanese if a table has them or the name is a code. */
export const optionName = (option: VariantOption): SheetWords =>
  option.name.ja ? option.name : { ...option.name, ja: knownOption(option)?.ja };

const AMOUNT = /^(\d{1,9}(?:[.,]\d{1,9})?)\s?([\p{L}°℃%"”/²³]{1,20})$/u;
/** "1,5 L" and "2 litros" are 1.5L and 2L. */
function amountName(pt: string): string | undefined {
  const [, digits = '', word = ''] = AMOUNT.exec(pt.trim()) ?? [];
  const unit = unitNamed(word);
  // "1.200 ml" has a thousands point.
  const number = Number(/\.\d{3}$/.test(digits) ? digits.replace('.', '') : digits.replace(',', '.'));
  return unit ? `${numberJa(number)}${unit.ja[0] ?? ''}` : undefined;
}

export function valueName(option: VariantOption, { name }: VariantValue): SheetWords {
  if (name.ja) return name;
  const key = FIELD_OF_OPTION[knownOption(option)?.key ?? ''];
  return {
    ...name,
    ja:
      (key && choiceOf(key, name)?.ja) ??
      amountName(name.pt) ??
      (isName(name.pt) && /\d/.test(name.pt) ? name.pt : undefined),
  };
}
