import type { FieldRow } from '#domain/sheet/field-keys.ts';
import type { Entry } from '#domain/sheet/sheet.ts';
import { SIZE_COLUMNS } from '#domain/sheet/tables/choices-use.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { readAmounts } from '#writer/text/numbers.ts';
import { choiceOf, cutBrackets, itemsOf, limitOf } from './value-parts.ts';

/** "P, M e G", "P ao GG", "36/37/38", "único". */
export function readSizes(row: FieldRow, text: string): Entry[] | null {
  const range = /^(?:d[oe] )?(\p{L}{1,4}) ?(?:-|–|a|ao|até) ?(?:o )?(\p{L}{1,4})$/iu.exec(text);
  const isEnglish = /^[xs]|[lx]$/i.test(range?.[1] ?? '');
  const order = row.choices.map(({ key }) => key).filter((key) => key === 'm' || key.endsWith('_en') === isEnglish);
  const [from, to] = [range?.[1], range?.[2]].map((size) => order.indexOf(choiceOf(row.choices, size ?? '') ?? ''));
  if (from !== undefined && to !== undefined && from >= 0 && to > from)
    return order.slice(from, to + 1).map((choice) => ({ choice }));
  const whole = choiceOf(row.choices, text);
  if (whole !== undefined) return [{ choice: whole }];
  const entries = itemsOf(text)
    .flatMap((item) => (item.includes('(') ? [item] : item.split(/\s(?:e|ou|and)\s|\/|(?<=^\S{1,4})\s(?=\S{1,4}$)/)))
    .map((item) => sizeEntry(row, item));
  return entries.every((entry) => entry !== null) ? entries : null;
}

export function sizeEntry(row: FieldRow, item: string): Entry | null {
  const { outer, inside } = cutBrackets(item);
  const choice = choiceOf(row.choices, outer);
  if (
    choice === undefined &&
    !/^(?:br|eu|us)?\s?\d{2}(?:[.,]5)?(?:(?:[-/]| a | ao | até )\d{2})?$|^\d{1,2} (?:anos|meses)$/i.test(outer)
  )
    return null;
  const measures = readSizeLine(inside.join(', '));
  return { ...(choice === undefined ? { pt: outer } : { choice }), ...(measures ? { measures } : limitOf(inside)) };
}

const columnsOf = (header: readonly string[]) =>
  header.slice(1).map((name) => choiceOf(SIZE_COLUMNS, cutBrackets(name).outer));
export const isSizeHeader = (header: readonly string[]): boolean =>
  header.length > 1 && columnsOf(header).every((column) => column !== undefined);

/** A header "Tamanho, Busto, Comprimento" with rows of numbers; null if a cell is not one number. */
export function readSizeTable(row: FieldRow, rows: readonly (readonly string[])[]) {
  const [header = [], ...body] = rows;
  const columns = columnsOf(header);
  const isInches = /\b(?:pol|inch|inches|in)\b|"/.test(foldChars(header.join(' ')));
  if (body.length === 0 || !isSizeHeader(header)) return null;
  const entries = body.map((cells): Entry | null => {
    const size = sizeEntry(row, cells[0] ?? '');
    const numbers = cells.slice(1).map((cell) => centimetres(cell, isInches));
    if (!size || numbers.length !== columns.length || numbers.some((number) => number === undefined)) return null;
    return { ...size, measures: Object.fromEntries(columns.map((column, at) => [column ?? '', numbers[at] ?? 0])) };
  });
  return entries.every((entry) => entry !== null) ? { entries, isTurned: isInches } : null;
}

/** "largura 50 cm, comprimento 70 cm", also without the comma, as the measures of one size. */
export function readSizeLine(text: string): Entry['measures'] | null {
  const pairs = itemsOf(text.replaceAll(/(?<=\p{L}\s?[\d.,]+\s?[cm]m)\s(?=\p{L})/gu, ', ')).map((item) => {
    const name = choiceOf(SIZE_COLUMNS, item.replaceAll(/[\d.,:]+ ?(?:cm|mm)?/g, ' '));
    return [name, centimetres(item.replace(/^[^\d]+/, '').replace(/[^\dcm.,]+$/, ''), false)] as const;
  });
  if (pairs.length === 0 || pairs.some(([name, number]) => name === undefined || number === undefined)) return null;
  return Object.fromEntries(pairs.map(([name, number]) => [name ?? '', number ?? 0]));
}

function centimetres(cell: string, isInches: boolean): number | undefined {
  const amounts = readAmounts(cell, 'pt');
  const [amount] = amounts;
  if (!amount || amounts.length > 1 || amount.to !== undefined) return undefined;
  if (!['', 'cm', 'mm', 'inch'].includes(amount.unit)) return undefined;
  const scale = isInches || amount.unit === 'inch' ? 2.54 : amount.unit === 'mm' ? 0.1 : 1;
  return Math.round(amount.number * scale * 10) / 10;
}
