import { choicesOf, fieldRow, fieldsOfLabel, isIgnoredLabel, isMeasuresLabel } from '#domain/sheet/all-fields.ts';
import { isDenied } from '#domain/sheet/check-field.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { findChoice } from '#domain/sheet/find-choice.ts';
import { type Entry, SHEET_LIMITS, type SheetWords, type Suggestion } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { readAmounts } from '#writer/text/numbers.ts';
import { isCost } from '#writer/text/seller-private-text.ts';
import { type Measures, readMeasures, wordsBeside } from './read-dimensions.ts';
import { readEntries } from './read-entries.ts';
import { amountsFor, choiceOf, cutBrackets, inPortuguese, itemsOf, limitOf, trimItem } from './value-parts.ts';

/** A parsed value, before its position in the source is known. */
export type ParsedField = Pick<Suggestion, 'field' | 'value' | 'limit' | 'needsLook'>;

const PLAIN_WORDS = /\s(?:aprox\w{0,10}|do produto|da peca|total|disponive(?:l|is)|do item|em (?:cm|mm|g|kg))$/;
/** Headings of a description: running text follows. */
const HEADINGS =
  /^(?:descricao|description|detalhes|details|caracteristica|especificac\w{2,5}|specification|ficha tecnica|informac\w{2,5}|sobre o produto|obs\w* gerais|beneficio|vantagen|destaque|pergunta|resposta|duvida|oi|ola|bom dia|boa tarde|boa noite|https?)s?$/;

/** Labels about the sale or people: never about the product. */
const NOT_OF_PRODUCT =
  /^(?:frete|envio|entrega|prazo d[ae] en|pagament|parcel|shipping|delivery|avaliac|vendid|estoque|cupom|descont|promoc|fornecedor|supplier|vendedor|loja|contato|whats|tel(?:efone)?\b|email|e mail|cnpj|(?:quantidade |pedido )?minim|atacado|caixa (?:master|externa|de envio|com|fechada)|pacote(?! inclui| com)|embalagem(?! contem| inclui)|packag(?!e (?:size|weight|incl|list))|carton)/;

export const bareLabel = (label: string): string =>
  foldChars(cutBrackets(label).outer.replace(OWN_LIMIT, '').replaceAll('*', '').trim()).replace(PLAIN_WORDS, '');

export const knowsLabel = (label: string): boolean => {
  const bare = bareLabel(label);
  return fieldsOfLabel(bare).length > 0 || isMeasuresLabel(bare) || isIgnoredLabel(bare);
};
export const isHeading = (label: string): boolean => HEADINGS.test(bareLabel(label));

/** Parses a labelled value: empty if the label is ignored, `other` if no field fits. */
export function readLabel(label: string, written: string): ParsedField[] {
  const bare = bareLabel(label);
  if (isIgnoredLabel(bare) || NOT_OF_PRODUCT.test(bare)) return [];
  const value = withUnit(label, written);
  const measures = isMeasuresLabel(bare) ? readMeasures(value, label) : null;
  if (measures) return fieldsOfMeasures(measures);
  const keys = keysOf(bare, label, value);
  const weights = keys[0] === 'weight' ? readWeights(value) : null;
  if (weights) return weights;
  const read = keys[0] === 'allergens' ? readAllergens(value, label) : readFirst(keys, value, label);
  const found = read ?? readFirst(keysOfOwner(bare, value), value, label);
  const limit = limitOfLabel(label);
  // "obs: caprichar no café" may be meant for the writer, and the seller need not promise the supplier's warranty.
  if (found && /^obs|^garantia d[oe] (?:fornecedor|fabric)/.test(bare))
    return found.map((parsed) => ({ ...parsed, needsLook: 'text_doubts' as const }));
  if (found) return limit ? found.map((parsed) => (takesLimit(parsed) ? { ...parsed, limit } : parsed)) : found;
  const isPrivate =
    keys.some((key) => fieldRow(key).private) || readAmounts(value, 'pt').some(({ unit }) => isMoney(unit));
  const isLong = label.length > 40 || written.length > SHEET_LIMITS.text || label.split(/\s+/).length > 5;
  if (isPrivate || isLong || readEntries('remarks', written) === null) return [];
  return [{ field: 'other', value: [{ label: { pt: label }, pt: written }], needsLook: 'unknown_label' }];
}

/** The fields of measures: what may be of a part is asked for. */
export function fieldsOfMeasures(
  { dimensions: axes, isOrderKnown, isTurned, limit }: Measures,
  head = '',
): ParsedField[] {
  return axes.map(({ dimension: axis, amount, ...beside }) => {
    const part = wordsBeside(beside.part ?? '', head);
    const doubt = part === '' ? undefined : 'not_whole';
    const needsLook = isOrderKnown ? (doubt ?? (isTurned ? 'turned_unit' : undefined)) : 'order_of_measures';
    return {
      field: axis,
      value: [{ amount }],
      ...limitOf([part, limit?.pt ?? '']),
      ...(needsLook && { needsLook }),
    };
  });
}

/** "380 g (com caixa 520 g)", "4,2 g cada, estojo 36 g": the product's own weight, and what else was weighed. */
function readWeights(value: string): ParsedField[] | null {
  const items = value.split(/[();]|,\s|\s\/\s/).filter((item) => /\d/.test(item));
  const read = items.map((item) => withFieldLimit(readEntries('weight', item) ?? []));
  const own = read.find(({ limit }) => !limit || limit.pt === 'cada');
  if (!own || read.length < 2 || read.some((each) => !each.value[0] || (each !== own && !each.limit))) return null;
  return read.map((each, at): ParsedField => {
    if (each === own) return withLook({ field: 'weight', ...own }, items[at] ?? '', '');
    if (/caixa|embalagem|bruto|gross/i.test(each.limit?.pt ?? ''))
      return { field: 'package_weight', value: each.value };
    const pt = trimItem(items[at] ?? '');
    return { field: 'other', value: [{ label: { pt: 'Peso' }, pt }], needsLook: 'unknown_label' };
  });
}

/** "Contém leite. Pode conter amendoim.": a Japanese label names no possible traces; the person words what is true. */
function readAllergens(value: string, label: string): ParsedField[] | null {
  const traces = /\bpode conter\b.*$/isu.exec(value)?.[0] ?? '';
  const contained = trimItem(value.replace(traces, '')).replace(/^cont[eé]m\s+/iu, '');
  const found = readFirst(['allergens'], contained, label);
  if (traces === '') return found;
  return [...(found ?? []), { field: 'warnings', value: [{ pt: trimItem(traces) }], needsLook: 'text_doubts' }];
}

/** "Peso (M)", "Carga máxima por prateleira": what the number holds for. */
function limitOfLabel(label: string): SheetWords | undefined {
  const words = cutBrackets(label).inside[0] ?? OWN_LIMIT.exec(label)?.[1];
  if (words === undefined || fieldsOfLabel(words).length > 0) return undefined;
  if (!SIZE.test(words) && withUnit(label, '1') !== '1') return undefined;
  if (/^aprox|^\p{L}{1,2}\.?$|[x×*]/iu.test(words) && !SIZE.test(words)) return undefined;
  const size = SIZE.test(words) ? findChoice(choicesOf('sizes'), words) : undefined;
  return size ? { pt: `tamanho ${words}`, ja: `${size.ja}サイズ` } : { pt: words };
}
const SIZE = /^(?:PP|P|M|G|GG|XG|XGG|XS|S|L|XL|XXL)$/;
const OWN_LIMIT = /\s((?:por|de cada|em cada) \p{L}+)$/iu;
const takesLimit = ({ field, limit }: ParsedField): boolean =>
  limit === undefined && /^(?:number|amount|entries)$/.test(fieldRow(field).kind);

const isMoney = (unit: string): boolean => unitOf(unit)?.dimension === 'money';

/** "Peso (g): 320" */
function withUnit(label: string, value: string): string {
  const unit = /[([]\s?([a-z°"%]{1,10}|mAh)\s?[)\]]?$/i.exec(label)?.[1];
  const isUnit = unit !== undefined && readAmounts(`1 ${unit}`, 'pt')[0]?.unit !== '';
  return isUnit && /\d[\s)]*$/.test(value) ? `${value} ${unit}` : value;
}

function keysOf(bare: string, label: string, value: string): readonly FieldKey[] {
  // "Contém: leite" is an allergen, "Contém: 2 copos" the box contents.
  if (bare === 'contem' && !/\d/.test(value))
    return isAllFromTables(readEntries('allergens', value)) ? ['allergens'] : [];
  if (/^(?:material|composicao|composition|tecido|fabric)$/.test(bare)) return ['fabric', 'material'];
  // "Feito em inox 304" tells no country.
  if (/^(?:feit|fabricad)[oa] (?:em|n[oa]s?|de|d[oa]|com|por)\b/.test(bare)) return ['origin_country', 'material'];
  if (bare === 'conteudo') return ['net_content', 'contents'];
  if (bare === 'codigo') return ['jan_code', 'model_number'];
  if (/^garantia d[oae] /.test(bare)) return ['warranty'];
  const keys = fieldsOfLabel(bare).filter((key) => key !== 'supplier_cost' || isCost(bare, foldChars(value)));
  return keys.length > 0 ? keys : fieldsOfLabel(cutBrackets(label).inside[0] ?? '');
}

/** "Material da tampa", "Tampa" before a material, "Freezer" before a yes or no. */
function keysOfOwner(bare: string, value: string): FieldKey[] {
  if (/^material d[aeo]s? | material$/.test(bare)) return ['material'];
  if (readAmounts(value, 'pt').some(({ unit }) => isMoney(unit)) && isCost(bare, foldChars(value)))
    return ['supplier_cost'];
  if (/^(?:certifica|homologac|selo)/.test(bare) || choiceOf(fieldRow('certification').choices, bare) !== undefined)
    return ['certification'];
  const isPart = choiceOf(fieldRow('material').parts, bare) !== undefined;
  return isPart && isAllFromTables(readEntries('material', value, bare)) ? ['material'] : [];
}

/** Whether all entries are from tables and units, without free text. */
export const isAllFromTables = (entries: readonly Entry[] | null): boolean =>
  entries?.every(({ choice, pt }) => choice !== undefined || pt === undefined) ?? false;

/** The field whose table or units cover the whole value, else the first that accepts it as free text. */
function readFirst(keys: readonly FieldKey[], value: string, label: string): ParsedField[] | null {
  const read = keys.flatMap((key) => {
    const entries = readEntries(key, value, cutBrackets(label).outer);
    return entries ? [{ key, entries }] : [];
  });
  const isOne = read.some(({ entries }) => isAllFromTables(entries) && !entries.some(({ limit }) => limit));
  const each = isOne ? null : readEach(keys, value, label);
  if (each) return each;
  const best = read.find(({ entries }) => isAllFromTables(entries)) ?? read[0];
  return best ? parsedFieldsOf(best.key, best.entries, value, label) : null;
}

/** "Bateria: 5000 mAh, 6 horas": one label, one field per item. */
function readEach(keys: readonly FieldKey[], value: string, label: string): ParsedField[] | null {
  const items = itemsOf(value);
  if (keys.length < 2 || items.length < 2) return null;
  const known = items.map((item) => keys.find((one) => isAllFromTables(readEntries(one, item, label))));
  // "1 luminária, 1 manual (em português)" is one list.
  if (new Set(known).size < 2) return null;
  const fields = known.map((key, at) => {
    const item = items[at] ?? '';
    return key ? parsedFieldsOf(key, readEntries(key, item, label) ?? [], item, label) : [];
  });
  return fields.every((parsed) => parsed.length > 0) ? fields.flat() : null;
}

const HEALTH =
  /batimento|cardiac|heart|press[ao]{2}|arterial|blood|oxig|spo2|oxygen|glic|glucose|ecg|temperatura corporal|body temp|sono|sleep|estresse|stress|massag|dor\b|pain|cura|emagre/;
const isHealth = ({ choice, pt }: Entry): boolean =>
  choice === 'heart_rate' || choice === 'sleep' || HEALTH.test(foldChars(pt ?? ''));

function parsedFieldsOf(field: FieldKey, entries: readonly Entry[], value: string, label: string): ParsedField[] {
  if (field === 'functions' && entries.some(isHealth)) {
    const plain = entries.filter((entry) => !isHealth(entry));
    const health: ParsedField = { field, ...withFieldLimit(entries.filter(isHealth)), needsLook: 'health' };
    return plain.length > 0 ? [{ field, ...withFieldLimit(plain) }, health] : [health];
  }
  // "NorteTech modelo NT-S7"
  const [, pt = '', model = ''] = /^(.+?),? (?:modelo|model) (\S*\d\S*)$/i.exec(entries[0]?.pt ?? '') ?? [];
  if (field === 'brand' && model)
    return [
      { field, value: [{ pt }] },
      { field: 'model_number', value: [{ pt: model }] },
    ];
  if (field === 'contents' && entries.some(isLeftOut)) {
    const inside = entries.filter((entry) => !isLeftOut(entry));
    const out = entries.filter(isLeftOut).flatMap(({ choice, pt = '' }) => {
      const words = trimItem(cutBrackets(pt).outer.replace(LEFT_OUT_WORDS, ''));
      return choice === undefined ? (readEntries('not_included', words) ?? []) : [{ choice }];
    });
    return [
      ...(inside.length > 0 ? parsedFieldsOf(field, inside, value, label) : []),
      ...(out.length > 0 ? [{ field: 'not_included' as const, value: out }] : []),
    ];
  }
  return [withLook({ field, ...withFieldLimit(entries) }, value, label)];
}

/** "carregador não incluso", "carregador (vendido à parte)" in a list of what is in the box. */
const LEFT_OUT_WORDS =
  /\s?(?:não (?:est(?:á|ão) )?(?:inclus[oa]s?|incluíd[oa]s?|acompanham?|vem|vêm)|vendid[oa]s? (?:à parte|separadamente)|not included)$/iu;
const isLeftOut = ({ limit, pt }: Entry): boolean => LEFT_OUT_WORDS.test(limit?.pt ?? pt ?? '');

/** Adds the reason why "Aceitar todas" skips it, if any. */
export function withLook(parsed: ParsedField, text: string, label: string): ParsedField {
  const needsLook = lookAt(parsed, text, label);
  return needsLook ? { ...parsed, needsLook } : parsed;
}

/** "UPF 50+ (fornecedor diz, não mandou laudo)": the text itself doubts the value. */
export const DOUBTED =
  /\bfornecedor (?:diz|disse|fala|falou|promete|jura)\b|\b(?:sem|nao (?:mandou|enviou|tem|veio|ha)(?: o)?) (?:laudo|comprov|prova)/;

function lookAt({ field, value, limit }: ParsedField, text: string, label: string): Suggestion['needsLook'] {
  const row = fieldRow(field);
  // Which side of a parcel is its width matters to nobody.
  const isCrossed = row.kind === 'axes' && !row.private && value.length > 1;
  if (isCrossed && !readMeasures(text, label, row)?.isOrderKnown) return 'order_of_measures';
  if (DOUBTED.test(foldChars(text))) return 'text_doubts';
  if (field === 'other') return 'unknown_label';
  const isSuppliers = field === 'warranty' && /fornecedor|supplier|fabrica\b/.test(foldChars(label));
  // What the supplier gives is not yet what the shop gives; "Origem: Carmo de Minas" names a place.
  if (isSuppliers || (field === 'origin_country' && value.some(({ choice }) => choice === undefined)))
    return 'text_doubts';
  // "54 a 58 cm | Tamanho G: 58 a 61 cm": the next cell was taken for a limit.
  if (limit?.pt.includes('|')) return 'not_whole';
  // "nylon 600D resistente a respingos de água" says more than a material.
  if (row.kind === 'parts' && value.some(({ pt = '' }) => (pt.match(/\p{L}{3,}/gu)?.length ?? 0) > 3))
    return 'text_doubts';
  if (field === 'certification') return 'certification';
  if (field === 'functions' && value.some(isHealth)) return 'health';
  if (field === 'water_resistance' && !limit && !value.every(isDenied)) return 'water_without_limit';
  // "1,1 kg (bruto 1,35 kg)" is ambiguous.
  const dimensions = new Set(value.map(({ amount }) => unitOf(amount?.unit ?? '')?.dimension));
  const isMeasure = row.kind === 'number' && (dimensions.has('mass') || dimensions.has('length'));
  if (isMeasure && amountsFor(row, limit?.pt ?? '').length > 0) return 'conflict';
  // A number that is not in the text comes from a unit conversion.
  const writtenNumbers = new Set(readAmounts(inPortuguese(text), 'pt').flatMap(({ number, to }) => [number, to]));
  return row.kind !== 'list' && value.some(({ amount }) => amount && !writtenNumbers.has(amount.number))
    ? 'turned_unit'
    : undefined;
}

/** The limit of a single entry is the limit of the field. */
export function withFieldLimit(entries: readonly Entry[]): { value: readonly Entry[]; limit?: SheetWords } {
  const [only] = entries;
  if (entries.length !== 1 || !only?.limit) return { value: entries };
  const { limit, ...entry } = only;
  return { value: [entry], limit };
}
