import { groupBy } from '#domain/group-by.ts';
import { fieldRow } from './all-fields.ts';
import type { FieldKey, FieldRow } from './field-keys.ts';
import { choiceWithKey } from './find-choice.ts';
import { type Amount, type Entry, SHEET_LIMITS, type SheetField, type SheetWords, type Variants } from './sheet.ts';
import { SIZE_COLUMNS } from './tables/choices-use.ts';
import { unitOf } from './units.ts';
import { numberPt } from './wording/say-number.ts';

const LARGEST = 1_000_000_000;
const SMALLEST = 0.0001;
const LONGEST_LINK = 2_000;

/** Validation error of an accepted value, in Portuguese; null if valid. */
export function checkField(key: FieldKey, { value, limit }: Pick<SheetField, 'value' | 'limit'>): string | null {
  const row = fieldRow(key);
  if (value.length === 0) return 'Preencha este campo ou apague a linha.';
  if (value.length > SHEET_LIMITS.listItems) return `Use no máximo ${SHEET_LIMITS.listItems} itens.`;
  const problem = tooLong(limit, SHEET_LIMITS.limit) ?? first(value, (entry) => checkEntry(row, entry));
  if (problem) return problem;
  if (row.limitRequired && !limit && value.some((entry) => !entry.limit && !isDenied(entry))) {
    return 'Diga também o limite: em que situação isso não vale.';
  }
  return row.key === 'fabric' ? checkShares(value) : null;
}

/** "não é à prova d'água" has no limit of its own. */
export const isDenied = ({ choice, pt }: Entry): boolean =>
  choice === 'not_waterproof' || /^(?:n[ãa]o|sem|nenhuma?)\s/iu.test(pt ?? '');

const first = <Item>(items: readonly Item[], check: (item: Item) => string | null): string | null => {
  for (const item of items) {
    const problem = check(item);
    if (problem) return problem;
  }
  return null;
};

function checkEntry(row: FieldRow, entry: Entry): string | null {
  const longest =
    row.kind === 'notes' ? SHEET_LIMITS.writerNotes : row.kind === 'link' ? LONGEST_LINK : SHEET_LIMITS.text;
  const part = typeof entry.part === 'string' ? undefined : entry.part;
  return (
    checkWords(row, entry) ??
    tooLong({ pt: entry.pt ?? '', ja: entry.ja }, longest) ??
    tooLong(entry.limit, SHEET_LIMITS.limit) ??
    tooLong(entry.label, SHEET_LIMITS.text) ??
    tooLong(part, SHEET_LIMITS.text) ??
    (entry.amount ? checkAmount(row, entry.amount) : null) ??
    checkMeasures(entry) ??
    checkMembers(row, entry)
  );
}

function tooLong(words: SheetWords | undefined, longest: number): string | null {
  if (!words) return null;
  return Math.max(words.pt.length, words.ja?.length ?? 0) > longest ? `Use no máximo ${longest} caracteres.` : null;
}

function checkWords(row: FieldRow, entry: Entry): string | null {
  if (entry.choice !== undefined && !choiceWithKey(row.choices, entry.choice)) return 'Escolha um valor da lista.';
  if (typeof entry.part === 'string' && !choiceWithKey(row.parts, entry.part)) return 'Escolha uma parte da lista.';
  const texts = [entry.pt, entry.ja, entry.limit?.pt, entry.limit?.ja, entry.label?.pt, entry.label?.ja];
  // A line break would start a new row of 商品仕様.
  return row.kind !== 'notes' && texts.some((text) => text?.includes('\n')) ? 'Escreva em uma linha só.' : null;
}

function checkAmount(row: FieldRow, { number, to, unit }: Amount): string | null {
  if (!row.units.includes(unit)) {
    const names = row.units.map((key) => unitOf(key)?.pt[0]?.split('/')[0]).join(', ');
    return names === '' ? 'Este campo não tem medida.' : `Use uma destas unidades: ${names}.`;
  }
  const numbers = to === undefined ? [number] : [number, to];
  if (numbers.some((each) => !Number.isFinite(each) || Math.abs(each) > LARGEST)) return 'Confira o número.';
  const mayBeBelow = unit === 'celsius' || row.key === 'age';
  if (numbers.some((each) => (mayBeBelow ? each !== 0 && Math.abs(each) < SMALLEST : each < SMALLEST))) {
    return 'Use um número maior que zero.';
  }
  return to !== undefined && to <= number ? 'Numa faixa, o segundo número é maior que o primeiro.' : null;
}

function checkMeasures({ measures }: Entry): string | null {
  if (!measures) return null;
  const isGood = ([column, size]: [string, number]) =>
    SIZE_COLUMNS.some(({ key }) => key === column) && Number.isFinite(size) && size > 0 && size <= 1_000;
  return Object.entries(measures).every(isGood) ? null : 'Confira as medidas da tabela, em centímetros.';
}

/** Required members of an entry, by kind. */
function checkMembers(row: FieldRow, entry: Entry): string | null {
  const { choice, pt = '', amount, allowed, label } = entry;
  const hasWords = choice !== undefined || pt.trim() !== '';
  if (row.kind === 'yesno') return choice !== undefined && allowed !== undefined ? null : 'Diga se pode ou não.';
  if (row.kind === 'axes') return choice !== undefined && amount ? null : 'Diga o lado e a medida.';
  if (row.kind === 'entries' || row.kind === 'amount') return amount ? null : 'Falta o número.';
  if (row.kind === 'other') return label?.pt.trim() && pt.trim() ? null : 'Diga o nome da linha e o valor.';
  if (row.key === 'fabric') return hasWords && amount ? null : 'Diga o tecido e a porcentagem.';
  if (row.key === 'jan_code') return isBarcode(pt) ? null : 'O código de barras não confere: são 8 ou 13 números.';
  if (row.kind === 'link') return /^https?:\/\/[^\s/]+/.test(pt) ? null : 'O link começa com https://.';
  if (row.key === 'certification') {
    const hasProof = (choice !== undefined && pt.trim() !== '') || entry.limit !== undefined;
    return hasProof ? null : 'Diga o número ou o documento da certificação.';
  }
  return hasWords || amount ? null : 'Preencha este campo ou apague a linha.';
}

/** EAN-8 and EAN-13 with a valid check digit. */
export function isBarcode(code: string): boolean {
  if (!/^(?:\d{8}|\d{13})$/.test(code)) return false;
  const sum = [...code].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function checkShares(entries: readonly Entry[]): string | null {
  const parts = groupBy(entries, ({ part }) => JSON.stringify(part));
  return first([...parts.values()], (group) => {
    const sum = group.reduce((total, { amount }) => total + (amount?.number ?? 0), 0);
    return Math.abs(sum - 100) < 0.01 ? null : `A soma do tecido precisa dar 100% (deu ${numberPt(sum)}%).`;
  });
}

export function checkVariants({ options, rows = [] }: Pick<Variants, 'options' | 'rows'>): string | null {
  if (options.length === 0 || options.length > SHEET_LIMITS.options)
    return `Use de 1 a ${SHEET_LIMITS.options} opções.`;
  if (options.some(({ values }) => values.length === 0 || values.length > SHEET_LIMITS.optionValues)) {
    return `Use de 1 a ${SHEET_LIMITS.optionValues} valores por opção.`;
  }
  if (rows.length > SHEET_LIMITS.variantRows) return `Use no máximo ${SHEET_LIMITS.variantRows} variantes.`;
  const names = options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]);
  if (names.some(({ pt }) => pt.trim() === '' || pt.includes('\n'))) return 'Dê um nome a cada opção e valor.';
  const fields = options.flatMap(({ values }) => values.flatMap((value) => Object.entries(value.fields ?? {})));
  return (
    first(names, (name) => tooLong(name, SHEET_LIMITS.text)) ??
    first(fields, ([key, value]) => checkField(key as FieldKey, { value: value ?? [] })) ??
    first(rows, ({ values, jan }) => {
      const isPlaced = values.length === options.length && values.every((at, option) => options[option]?.values[at]);
      if (!isPlaced) return 'Uma variante não existe mais nas opções.';
      return jan === undefined || isBarcode(jan) ? null : 'O código de barras não confere: são 8 ou 13 números.';
    })
  );
}
