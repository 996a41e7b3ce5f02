import { titleLine } from '#domain/products/propose-name.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import { mergeSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { goodsOf } from '#domain/sheet/goods-kinds.ts';
import type { GoodsKind } from '#domain/sheet/product-types.ts';
import { type Entry, SHEET_LIMITS, type Suggestion } from '#domain/sheet/sheet.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { purchaseParts } from '#writer/text/seller-private-text.ts';
import { amountsInProse } from './amounts-in-prose.ts';
import { blockAt, type PlacedField } from './read-blocks.ts';
import { headType } from './read-choices-and-lists.ts';
import { isDimension, readMeasures, wordsBeside } from './read-dimensions.ts';
import { readEntries } from './read-entries.ts';
import type { ParsedField } from './read-labelled-value.ts';
import {
  fieldsOfMeasures,
  isAllFromTables,
  isHeading,
  knowsLabel,
  readLabel,
  withFieldLimit,
  withLook,
} from './read-labelled-value.ts';
import { lineSpansOf, type Piece, piecesOf, type Span, trimmed, writerNotesIn } from './split-source.ts';
import { type VisibleText, visibleText } from './visible-text.ts';

type Found = PlacedField & { by?: 'label' | 'amount' };

/** Suggestions for the sheet from a supplier's text: labelled lines, tables, amounts with their own label word. */
export const suggestFields = (source: string): Suggestion[] => readSource(source).suggestions;

/** The suggestions, and the lines of which none came. */
export function readSource(source: string): { suggestions: Suggestion[]; unread: string[] } {
  const visible = visibleText(source);
  const { text } = visible;
  const lines = lineSpansOf(text);
  const [head = ''] = foldChars(titleLine(text)).split(BEHIND_NAME);
  const found: Found[] = [];
  const unread: string[] = [];
  let isTitle = true;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.end === line.start) continue;
    const notes = writerNotesIn(text, line);
    const block = notes.length > 0 ? null : blockAt(text, lines, at);
    const pieces = block ? [] : spansBetween(line, notes).flatMap((span) => piecesOf(text, span, knowsLabel));
    const read = pieces.flatMap((piece, place) => readPiece(text, piece, isTitle && place === 0, head));
    for (const span of notes)
      found.push({ field: 'writer_notes', value: [{ pt: text.slice(span.start, span.end) }], span });
    found.push(...(block?.fields ?? joinParts(read)));
    at = block?.last ?? at;
    const words = text.slice(line.start, line.end);
    const isUnread = notes.length === 0 && !block && read.length === 0;
    if (isUnread && !isTitle && SAYS_SOMETHING.test(words)) unread.push(words);
    isTitle &&= titleLine(words) === '';
  }
  const isConsumed = found.some(isOfConsumed);
  const goods = goodsOfType(found.find(({ field }) => field === 'product_type')?.value ?? []);
  const fitted = found.map((parsed) => asOfGoods(goods, isConsumed ? asNetContent(text, parsed) : parsed));
  return { suggestions: mergeSuggestions(fitted.map((parsed) => placed(source, visible, parsed))), unread };
}

/** "Luminária de mesa c/ cúpula": what follows is a part. */
const BEHIND_NAME = /\s(?:com|c\/|para|p\/|e|\+)\s?|[,;|(]/;

/** Not a heading ("Especificações:"), a row of signs or "Marca: sem marca". */
const SAYS_SOMETHING = /^(?!marca: (?:sem marca|gen[ée]rica|oem)).*\p{L}.*[^:：]$/iu;

const isOfConsumed = ({ field, value }: ParsedField): boolean =>
  field === 'ingredients' ||
  field === 'allergens' ||
  (field === 'product_type' && /^(?:food|cosmetic)$/.test(goodsOfType(value)));

const goodsOfType = (value: readonly Entry[]): GoodsKind => goodsOf({ product_type: { value, acceptedAt: '' } });

/** Words with another meaning for one kind of goods: goods, field, choice or words, then field and choice. */
const MEANINGS: readonly (readonly [GoodsKind, FieldKey, RegExp, FieldKey, string])[] = [
  ['cosmetic', 'intended_use', /^outdoor$/, 'warnings', 'external_use'],
  ['cosmetic', 'warnings', /^(?:(?:so|apenas|somente) )?(?:para )?uso externo$/, 'warnings', 'external_use'],
  ['electronics', 'care', /^limp(?:e|ar) com (?:sabao|detergente) neutro$/, 'care', 'soap_cloth'],
];

function asOfGoods(goods: GoodsKind, parsed: Found): Found {
  for (const [kind, from, words, field, choice] of MEANINGS) {
    if (kind !== goods || from !== parsed.field) continue;
    const means = (entry: Entry) => words.test(entry.choice ?? foldChars(entry.pt ?? ''));
    if (field === from || parsed.value.every(means))
      return { ...parsed, field, value: parsed.value.map((entry) => (means(entry) ? { choice } : entry)) };
  }
  return parsed;
}

/** For food and consumables, volume and net weight are 内容量. */
function asNetContent(text: string, parsed: Found): Found {
  const isNet = /^(?:peso líquido|net weight)/i.test(text.slice(parsed.span.start, parsed.span.start + 12));
  return parsed.field === 'capacity' || (parsed.field === 'weight' && isNet)
    ? { ...parsed, field: 'net_content' }
    : parsed;
}

/** A line without its notes to the writer. */
function spansBetween({ start, end }: Span, notes: readonly Span[]): Span[] {
  const starts = [start, ...notes.map((note) => note.end)];
  const spans = starts.map((from, at) => ({ start: from, end: notes[at]?.start ?? end }));
  return spans.filter((span) => span.end > span.start);
}

function readPiece(text: string, { label, value, ...span }: Piece, isTitle: boolean, head: string): Found[] {
  const name = label ? text.slice(label.start, label.end) : '';
  const valueText = text.slice(value.start, value.end);
  if (label && !isHeading(name)) {
    return readLabel(name, valueText).map((parsed) => ({ ...parsed, span, valueSpan: value }));
  }
  const measures = OF_PARCEL.test(valueText) ? null : readMeasures(valueText);
  // Without a label only measures that name their sides: "42 alt x 29 larg x 13 prof cm".
  if (measures?.isOrderKnown) return fieldsOfMeasures(measures, head).map((parsed) => ({ ...parsed, span: value }));
  if (/^https?:\/\/\S{4,280}$/.test(valueText))
    return [{ field: 'supplier_link', value: [{ pt: valueText }], span: value }];
  const amounts = amountsInProse(text, value, isTitle).map(({ field, entry, ...place }, at, all): Found => {
    const parsed = withLook({ field, ...withFieldLimit([entry]) }, text.slice(place.start, place.end), '');
    const next = all.slice(at + 1).find(({ start }) => start >= place.end);
    const isUnread = !isTitle && UNREAD_BEHIND.test(text.slice(place.end, next?.start ?? value.end));
    const clauseBefore =
      text
        .slice(value.start, place.start)
        .split(/[,;]\s/)
        .at(-1) ?? '';
    const isStrange = isMeasured(field) && wordsBeside(clauseBefore, head) !== '';
    const isDoubtful = isStrange || isOfPart(field, valueText) || LIMITED_BEHIND.test(text.slice(place.end, value.end));
    const doubt = isUnread ? 'text_doubts' : undefined;
    const needsLook = parsed.needsLook ?? (isDoubtful ? 'not_whole' : doubt);
    return { ...parsed, ...(needsLook && { needsLook }), span: place, by: 'amount' };
  });
  amounts.push(...costsIn(text, value));
  const type = isTitle ? headType(valueText) : null;
  if (type) {
    const place = { start: value.start, end: value.start + type.length };
    return [{ field: 'product_type', value: [{ choice: type.choice }], span: place }, ...amounts];
  }
  return amounts.length > 0 ? amounts : plainLabel(valueText).map((parsed) => ({ ...parsed, span: value }));
}

/** "12 meses contra defeitos, exceto riscos", "62 g o par (tamanho M)": what limits the amount was not read with it. */
const LIMITED_BEHIND =
  /^[^.;!?\n]{0,60}\b(?:exceto|salvo|menos (?:n?[oa]s?|em)|só|somente|apenas|desde que)(?=\s)|^\s?(?:o par|cada|por \p{L}+)?\s?\(/iu;
/** "320 g já com a embalagem": words right behind an amount that nothing read; "e" begins something else. */
const UNREAD_BEHIND = /^\s(?!e\s)[^.,;:!?()|/\n]*\p{L}{3}/iu;
const OF_PARCEL = /\b(?:caixa|embalag|pacote|frete|estojo|dobrad|fechad|guardad)/i;
const PART_FIRST =
  /^\W{0,3}(?:[oa]s? )?(?:pulseira|cabo|alça|tampa|base|corpo|fivela|bolso|lâmina|haste|fio|corrente|pés?|estojo|capa|forro|cordão|mangueira)(?=\s)/iu;
const isMeasured = (field: FieldKey): boolean => isDimension(field) || field === 'weight';
/** "Pulseira de couro, largura 14 mm": a measure of a part. */
const isOfPart = (field: FieldKey, valueText: string): boolean => isMeasured(field) && PART_FIRST.test(valueText);

/** "￥39.00" may be yuan or yen, "US$ 3.20-4.50" is no one price, freight and "por mais 12 reais" are not the product's. */
const UNSURE_PRICE = /[¥￥円]|\d\s?[-–~〜]\s?\d|^(?:frete|shipping|(?:por )?mais|\+)(?!\p{L})/iu;

/** "R$ 48,50 no pix": what is kept out of prompts is the cost of the sheet. */
const costsIn = (text: string, { start, end }: Span): Found[] =>
  purchaseParts(foldChars(text.slice(start, end)), start).flatMap((part): Found[] => {
    const span = trimmed(text, part);
    const words = text.slice(span.start, span.end);
    const value = UNSURE_PRICE.test(words) ? null : readEntries('supplier_cost', words);
    return value ? [{ field: 'supplier_cost', ...withFieldLimit(value), span, by: 'amount' }] : [];
  });

const MOST_WORDS = 10;

/** "Color black", "Package includes 1 bottle": a label without a sign, if tables and units know the whole value. */
function plainLabel(valueText: string): ParsedField[] {
  const words = valueText.split(' ');
  const isKnown = ({ field, value, limit }: ParsedField) => field !== 'other' && isAllFromTables(value) && !limit;
  const read = (words.length > MOST_WORDS ? [] : [3, 2, 1]).map((count) => {
    const [label, value] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    return value !== '' && knowsLabel(label) ? readLabel(label, value) : [];
  });
  return read.find((fields) => fields.length > 0 && fields.every(isKnown)) ?? [];
}

/** "Material: corpo em alumínio; cabo: baquelite" is one value of one field. */
function joinParts(found: readonly Found[]): Found[] {
  const joined: Found[] = [];
  for (const parsed of found) {
    const last = joined.at(-1);
    const isSame = last?.field === parsed.field && /^(?:parts|yesno)$/.test(fieldRow(parsed.field).kind);
    if (!last || !isSame || last.limit || parsed.limit || last.value.length >= SHEET_LIMITS.listItems) {
      joined.push(parsed);
      continue;
    }
    const span = { start: last.span.start, end: parsed.span.end };
    joined[joined.length - 1] = { ...last, value: [...last.value, ...parsed.value], span };
  }
  return joined;
}

function placed(source: string, visible: VisibleText, { span, valueSpan, by = 'label', ...parsed }: Found): Suggestion {
  const whole = sourceSpan(visible, span);
  // There are tags between two table cells: only the value is shown.
  const hasTags = /<\/?[a-z]/i.test(source.slice(whole.start, whole.end));
  return suggestionAt(source, hasTags && valueSpan ? sourceSpan(visible, valueSpan) : whole, parsed, by);
}

const sourceSpan = ({ starts, ends }: VisibleText, { start, end }: Span): Span => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});

/** The id depends only on field and value, not on the position. */
export function suggestionAt(source: string, { start, end }: Span, parsed: ParsedField, by: Suggestion['by']) {
  const id = `${parsed.field}-${hashText(JSON.stringify([parsed.value, parsed.limit])).toString(36)}`;
  return { id, ...parsed, words: source.slice(start, end), start, end, by };
}
