import { hashText } from '#domain/robots/seeded-random.ts';
import { fieldRow, fieldsOfLabel } from '#domain/sheet/catalogue.ts';
import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import type { Entry, Suggestion } from '#domain/sheet/sheet.ts';
import { amountsInProse } from './amounts-in-prose.ts';
import { withConflicts } from './conflicts.ts';
import { bareLabel, isHeading, knowsLabel, lifted, lookAt, type Reading, readLabel } from './resolve-label.ts';
import { readSizeLine, readSizeTable, sizeEntry } from './sizes.ts';
import { cellsOf, linesOf, type Piece, piecesOf, type Span } from './source-pieces.ts';
import { choiceOf } from './value-words.ts';
import { type VisibleText, visibleText } from './visible-text.ts';
import { writerNotesIn } from './writer-notes.ts';

type Found = Reading & { span: Span; value_span?: Span; by: Suggestion['by'] };

/** What a supplier's text offers for the sheet: labelled lines, tables, amounts with their own word. None is true by itself. */
export function suggestFields(source: string): Suggestion[] {
  const visible = visibleText(source);
  const { text } = visible;
  const lines = linesOf(text);
  const found: Found[] = [];
  let isTitle = true;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.end === line.start) continue;
    const notes = writerNotesIn(text, line);
    for (const span of notes)
      found.push({ field: 'writer_notes', value: [{ pt: text.slice(span.start, span.end) }], span, by: 'label' });
    const table =
      notes.length > 0
        ? null
        : (sizeTableAt(text, lines, at) ?? listAt(text, lines, at) ?? sizeLinesAt(text, lines, at));
    if (table) {
      found.push(...table.found);
      at = table.last;
      isTitle = false;
      continue;
    }
    const pieces = spansBetween(line, notes).flatMap((span) => piecesOf(text, span, knowsLabel));
    found.push(...joinParts(pieces.flatMap((piece) => readPiece(text, piece, isTitle))));
    isTitle = false;
  }
  return withConflicts(distinct(found.map((reading) => placed(source, visible, reading))));
}

/** A line without the notes in it. */
function spansBetween({ start, end }: Span, notes: readonly Span[]): Span[] {
  const starts = [start, ...notes.map((note) => note.end)];
  return starts
    .map((from, at) => ({ start: from, end: notes[at]?.start ?? end }))
    .filter((span) => span.end > span.start);
}

function readPiece(text: string, { label, value, start, end }: Piece, isTitle: boolean): Found[] {
  const name = label ? text.slice(label.start, label.end) : '';
  if (label && !isHeading(name))
    return readLabel(name, text.slice(value.start, value.end)).map((reading) => ({
      ...reading,
      span: { start, end },
      value_span: value,
      by: 'label',
    }));
  const link = /^https?:\/\/\S{4,280}$/.exec(text.slice(start, end));
  if (link) return [{ field: 'supplier_link', value: [{ pt: link[0] }], span: { start, end }, by: 'label' }];
  const told = amountsInProse(text, value, isTitle).map(({ field, entry, ...span }): Found => {
    const reading = { field, ...lifted([entry]) };
    const needsLook = lookAt(reading, text.slice(span.start, span.end), '');
    return { ...reading, ...(needsLook ? { needsLook } : {}), span, by: 'amount' };
  });
  return isTitle ? [...titleType(text, value), ...told] : told;
}

/** The kind of product at the head of the title; "Capa de sofá" is no "capa". */
function titleType(text: string, { start, end }: Span): Found[] {
  const words = [...text.slice(start, Math.min(end, start + 60)).matchAll(/[^\s,;|–-]+/g)].slice(0, 5);
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1];
    const length = (last?.index ?? 0) + (last?.[0].length ?? 0);
    if (/^(?:o|a|os|as|um|uma|este|esta|com|para)\s/i.test(text.slice(start, start + 6))) break;
    const choice = choiceOf(PRODUCT_TYPES, text.slice(start, start + length));
    const isOther = /^\s?(?:d[aeo]s?|para|p\/|pra|com|em|e|\+|\/|c\/|s\/|sem)(?:\s|$)/i.test(
      text.slice(start + length, end),
    );
    if (choice !== undefined)
      return isOther
        ? []
        : [{ field: 'product_type', value: [{ choice }], span: { start, end: start + length }, by: 'label' }];
  }
  return [];
}

type Block = { found: Found[]; last: number };

/** A header "Tamanho | Busto | …" with its rows. */
function sizeTableAt(text: string, lines: readonly Span[], at: number): Block | null {
  const rows: Span[][] = [];
  let last = at;
  for (let next = at; next < lines.length; next += 1) {
    const cells = cellsOf(text, lines[next] ?? { start: 0, end: 0 });
    if (cells.length < 2 || (rows[0] && cells.length !== rows[0].length)) break;
    last = next;
    // The line under a header of bars.
    if (!cells.every(({ start, end }) => /^[-: ]+$/.test(text.slice(start, end)))) rows.push(cells);
  }
  if (rows.length < 2 || (rows[0]?.length ?? 0) < 2) return null;
  const table = readSizeTable(
    fieldRow('sizes'),
    rows.map((cells) => cells.map(({ start, end }) => text.slice(start, end))),
  );
  const span = { start: rows[0]?.[0]?.start ?? 0, end: rows.at(-1)?.at(-1)?.end ?? 0 };
  if (!table) return null;
  return {
    found: [
      {
        field: 'sizes',
        value: table.entries,
        ...(table.isTurned ? { needsLook: 'turned_unit' } : {}),
        span,
        by: 'label',
      },
    ],
    last,
  };
}

const SEVERAL = new Set(['list', 'choices', 'entries', 'parts', 'text', 'yesno']);

/** A label with its values in the lines below: "Conteúdo da embalagem:" and items, or "Marca" and the brand under it. */
function listAt(text: string, lines: readonly Span[], at: number): Block | null {
  const line = lines[at] ?? { start: 0, end: 0 };
  const written = text.slice(line.start, Math.min(line.end, line.start + 60));
  const label = written.replace(/\s?[:：*]+$/, '');
  const keys = line.end - line.start > 50 ? [] : fieldsOfLabel(bareLabel(label));
  if (keys.length === 0 || /\t|[:：].*\S/.test(label)) return null;
  const hasColon = label !== written;
  const isSeveral = keys.some((key) => SEVERAL.has(fieldRow(key).kind));
  let first = at + 1;
  while (first < lines.length && hasColon && lines[first]?.start === lines[first]?.end) first += 1;
  let last = first - 1;
  for (let next = first; next < lines.length && next < first + 30; next += 1) {
    const item = lines[next];
    if (!item || item.start === item.end) break;
    const [piece] = piecesOf(text, item, knowsLabel);
    const name = piece?.label ? text.slice(piece.label.start, piece.label.end) : text.slice(item.start, item.end);
    if (knowsLabel(name) || (piece?.label && piece.value.start === piece.value.end)) break;
    if (next > first && !hasColon && !/^\d/.test(text.slice(item.start, item.start + 1))) break;
    last = next;
    if (!isSeveral) break;
  }
  const [from, to] = [lines[first], lines[last]];
  if (!from || !to || last < first) return null;
  const value = { start: from.start, end: to.end };
  const readings = readLabel(label, text.slice(value.start, value.end)).filter(({ field }) => field !== 'other');
  const span = { start: line.start, end: to.end };
  return readings.length > 0
    ? { found: readings.map((reading) => ({ ...reading, span, value_span: value, by: 'label' })), last }
    : null;
}

/** "P: largura 50 cm, comprimento 70 cm", line by line. */
function sizeLinesAt(text: string, lines: readonly Span[], at: number): Block | null {
  const entries: Entry[] = [];
  let last = at;
  for (let next = at; next < lines.length; next += 1) {
    const line = lines[next] ?? { start: 0, end: 0 };
    const [, size, measures] = /^(.{1,6}?)(?:\s?[:=]|\s[-–])\s(.{3,120})$/.exec(text.slice(line.start, line.end)) ?? [];
    const entry = size === undefined ? null : sizeEntry(fieldRow('sizes'), size);
    if (!entry || measures === undefined) break;
    const read = readSizeLine(measures);
    entries.push({ ...entry, ...(read ? { measures: read } : { limit: { pt: measures } }) });
    last = next;
  }
  const span = { start: lines[at]?.start ?? 0, end: lines[last]?.end ?? 0 };
  return entries.length > 0 ? { found: [{ field: 'sizes', value: entries, span, by: 'label' }], last } : null;
}

/** "Material: corpo em alumínio; cabo: baquelite" is one value of one field. */
function joinParts(found: readonly Found[]): Found[] {
  const joined: Found[] = [];
  for (const reading of found) {
    const last = joined.at(-1);
    const isSame = last?.field === reading.field && ['parts', 'yesno'].includes(fieldRow(reading.field).kind);
    if (!last || !isSame || last.limit || reading.limit) joined.push(reading);
    else
      joined[joined.length - 1] = {
        ...last,
        value: [...last.value, ...reading.value],
        span: { start: last.span.start, end: reading.span.end },
      };
  }
  return joined;
}

function placed(
  source: string,
  { starts, ends }: VisibleText,
  { span, value_span, by, ...reading }: Found,
): Suggestion {
  const cut = ({ start, end }: Span) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 });
  const whole = cut(span);
  // Between two cells of a page stand tags: the value alone is shown.
  const place = value_span && /<\/?[a-z]/i.test(source.slice(whole.start, whole.end)) ? cut(value_span) : whole;
  const words = source.slice(place.start, place.end);
  return { id: suggestionId(reading), ...reading, words, ...place, by };
}

/** The same for the same field and value, wherever it stands. */
export const suggestionId = ({ field, value, limit }: Reading): string =>
  `${field}-${hashText(JSON.stringify([value, limit])).toString(36)}`;

export function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  return [...new Map(suggestions.toReversed().map((suggestion) => [suggestion.id, suggestion])).values()].toReversed();
}

/** Those that "Aceitar todas" takes: the others want a look of their own. */
export const acceptable = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions.filter(({ needsLook }) => needsLook === undefined);
