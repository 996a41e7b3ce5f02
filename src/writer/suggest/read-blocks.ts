import { fieldRow, fieldsOfLabel } from '#domain/sheet/all-fields.ts';
import type { Entry } from '#domain/sheet/sheet.ts';
import { isSizeHeader, readSizeLine, readSizeTable, sizeEntry } from './read-clothing-sizes.ts';
import { bareLabel, knowsLabel, type ParsedField, readLabel } from './read-labelled-value.ts';
import { cellsOf, piecesOf, type Span } from './split-source.ts';

/** A parsed value with its position in the visible text; `valueSpan` is the value without its label. */
export type PlacedField = ParsedField & { span: Span; valueSpan?: Span };
/** Several lines with one value, up to the line `last`. */
export type Block = { fields: PlacedField[]; last: number };

const MOST_ROWS = 30;

export const blockAt = (text: string, lines: readonly Span[], at: number): Block | null =>
  sizeTableAt(text, lines, at) ?? listAt(text, lines, at) ?? sizeLinesAt(text, lines, at);

/** A header "Tamanho | Busto | …" with its rows. */
function sizeTableAt(text: string, lines: readonly Span[], at: number): Block | null {
  const rows: Span[][] = [];
  let last = at - 1;
  for (const line of lines.slice(at, at + MOST_ROWS)) {
    const cells = cellsOf(text, line, true);
    const words = cells.map(({ start, end }) => text.slice(start, end));
    // The separator line under a table header.
    const isRule = words.every((word) => /^[-: ]+$/.test(word));
    const isRow =
      isRule || (rows.length === 0 ? isSizeHeader(words) : sizeEntry(fieldRow('sizes'), words[0] ?? '') !== null);
    if (!isRow || cells.length < 2 || (rows[0] && cells.length !== rows[0].length)) break;
    if (!isRule) rows.push(cells);
    last += 1;
  }
  const words = rows.map((cells) => cells.map(({ start, end }) => text.slice(start, end)));
  const table = readSizeTable(fieldRow('sizes'), words);
  if (!table) return null;
  const span = { start: rows[0]?.[0]?.start ?? 0, end: rows.at(-1)?.at(-1)?.end ?? 0 };
  const look = table.isTurned ? { needsLook: 'turned_unit' as const } : {};
  return { fields: [{ field: 'sizes', value: table.entries, ...look, span }], last };
}

const SEVERAL = /^(?:list|choices|entries|parts|text|yesno)$/;

/** A label with its values in the lines below: "Conteúdo da embalagem:" and items, or "Marca" and the brand below. */
function listAt(text: string, lines: readonly Span[], at: number): Block | null {
  const line = lines[at] ?? { start: 0, end: 0 };
  const written = line.end - line.start > 50 ? '' : text.slice(line.start, line.end);
  const label = written.replace(/\s?[:：*]+$/, '');
  const keys = /\t|[:：]/.test(label) ? [] : fieldsOfLabel(bareLabel(label));
  if (keys.length === 0) return null;
  const hasColon = label !== written;
  const most = keys.some((key) => SEVERAL.test(fieldRow(key).kind)) ? MOST_ROWS : 1;
  const isList = keys.every((key) => fieldRow(key).kind === 'list');
  let first = at + 1;
  while (hasColon && first < lines.length && lines[first]?.start === lines[first]?.end) first += 1;
  let last = first - 1;
  for (const [place, item] of lines.slice(first, first + most).entries()) {
    const [piece] = item.end > item.start ? piecesOf(text, item, knowsLabel) : [];
    if (!piece || knowsLabel(text.slice(piece.start, piece.label?.end ?? piece.end))) break;
    // Running text below a list of items is not an item.
    if (isList && text.slice(item.start, item.end).split(' ').length > 8) break;
    const isHeading = piece.label !== null && piece.value.start === piece.value.end;
    // Without a colon only counted items are certain to belong to the list.
    if (isHeading || (place > 0 && !hasColon && !/\d/.test(text.charAt(item.start)))) break;
    last = first + place;
  }
  const valueSpan = { start: lines[first]?.start ?? 0, end: lines[last]?.end ?? 0 };
  if (last < first) return null;
  const fields = readLabel(label, text.slice(valueSpan.start, valueSpan.end)).filter(({ field }) => field !== 'other');
  const span = { start: line.start, end: valueSpan.end };
  return fields.length > 0 ? { fields: fields.map((parsed) => ({ ...parsed, span, valueSpan })), last } : null;
}

/** "P: busto 42 cm, manga 15 cm", line by line. */
function sizeLinesAt(text: string, lines: readonly Span[], at: number): Block | null {
  const entries: Entry[] = [];
  for (const { start, end } of lines.slice(at, at + MOST_ROWS)) {
    const [, size = '', measureText = ''] =
      /^(?:tam(?:anho)?\.? )?(.{1,6}?)(?:\s?[:=]|\s[-–])\s(.{3,120})$/i.exec(text.slice(start, end)) ?? [];
    const entry = sizeEntry(fieldRow('sizes'), size);
    if (!entry) break;
    const measures = readSizeLine(measureText);
    entries.push({ ...entry, ...(measures ? { measures } : { limit: { pt: measureText } }) });
  }
  const last = at + entries.length - 1;
  const span = { start: lines[at]?.start ?? 0, end: lines[last]?.end ?? 0 };
  return entries.length > 0 ? { fields: [{ field: 'sizes', value: entries, span }], last } : null;
}
