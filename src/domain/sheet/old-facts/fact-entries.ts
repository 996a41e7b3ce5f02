import { fieldRow } from '#domain/sheet/all-fields.ts';
import type { GoodsKind } from '#domain/sheet/product-types.ts';
import type { Amount, Qualifier } from '#domain/sheet/sheet.ts';
import { amountJa, amountPt } from '#domain/sheet/wording/say-number.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { FieldKey } from '../field-keys.ts';
import { findChoice } from '../find-choice.ts';
import type { Entry, Suggestion } from '../sheet.ts';
import { convertAmount, unitNamed } from '../units.ts';
import { type Fact, type FactKind, labelOfQuantity } from './facts.ts';

/** Sheet entries of a fact, and why a person has to check them first. */
export type FactEntries = { field: FieldKey; entries: Entry[]; needsLook?: Suggestion['needsLook'] };

/** What has no field belongs in the private notes. */
const FIELD_OF_KIND: Readonly<Record<Exclude<FactKind, 'quantity'>, FieldKey | null>> = {
  product_type: 'product_type',
  brand: 'brand',
  model_code: 'model_number',
  size_range: 'sizes',
  colour: 'colour',
  material: 'material',
  compatibility: 'compatible_with',
  certification: 'certification',
  care: 'care',
  audience: 'for_whom',
  use: 'intended_use',
  contents: 'contents',
  price: 'supplier_cost',
  link: 'supplier_link',
  warning: 'warnings',
  claim: null,
  number: null,
};

/** The field of a fact; null if it belongs in the private notes. */
export function factEntries(fact: Fact, goods: GoodsKind): FactEntries[] | null {
  if (fact.kind === 'quantity') return quantityOf(fact, goods);
  const field = FIELD_OF_KIND[fact.kind];
  const { value } = fact;
  switch (field) {
    case null:
      return null;
    case 'supplier_cost': {
      const amount = factAmount({ ...fact, unit: fact.unit ?? 'R$' });
      return amount && [{ field, entries: [{ amount }] }];
    }
    case 'material':
      return [materialOf(fact, goods)];
    case 'sizes':
      return [{ field, entries: sizesOf(value) }];
    case 'compatible_with':
      return [{ field, entries: [systemOf(value)] }];
    case 'contents':
      return [{ field, entries: [itemOf(value)] }];
    case 'certification':
      return [{ field, entries: listOf(field, value), needsLook: 'certification' }];
    case 'intended_use':
      return [{ field, entries: listOf(field, value) }];
    default: {
      const own = field === 'care' && isWashing(value) ? 'washing' : field;
      return [{ field: own, entries: [entryOf(own, value)] }];
    }
  }
}

function entryOf(field: FieldKey, words: string): Entry {
  const pt = words.trim();
  const choice = findChoice(fieldRow(field).choices, pt);
  return choice ? { choice: choice.key } : { pt };
}

const listOf = (field: FieldKey, words: string): Entry[] =>
  words
    .split(/,| e (?=\p{L})/u)
    .filter((item) => item.trim() !== '')
    .map((item) => entryOf(field, item));

function materialOf({ value, role }: Fact, goods: GoodsKind): FactEntries {
  const share = /^(\d{1,3}(?:,\d+)?) ?% (?:de )?(.+)$/.exec(value.trim());
  const field = share ? 'fabric' : 'material';
  // A "cabo" is a handle in the kitchen; elsewhere it may be a cable.
  const isPart = role !== 'cabo' || goods === 'kitchen';
  const part = role === null ? undefined : (isPart && findChoice(fieldRow(field).parts, role)?.key) || { pt: role };
  const amount = share ? { amount: { number: Number(share[1]?.replace(',', '.')), unit: 'percent' } } : {};
  return { field, entries: [{ ...entryOf(field, share?.[2] ?? value), ...amount, ...(part ? { part } : {}) }] };
}

/** "P ao GG" and "34 ao 39" stay ranges: the sizes between are unknown. */
function sizesOf(value: string): Entry[] {
  const range = /^(\S+) (?:ao?|ate|até|-) (\S+)$/i.exec(value.trim());
  if (!range) return listOf('sizes', value);
  const ends = [range[1] ?? '', range[2] ?? ''].map((end) => findChoice(fieldRow('sizes').choices, end)?.ja ?? end);
  return [{ pt: value.trim(), ...(ends.every((end) => /^[A-Z0-9,.]+$/.test(end)) ? { ja: ends.join('〜') } : {}) }];
}

function systemOf(value: string): Entry {
  const version = /^([a-z ]+?) (\d+(?:\.\d+)*) ?(?:\+|ou (?:superior|mais novo|mais recente|acima)|em diante)$/i.exec(
    value.trim(),
  );
  const system = version && findChoice(fieldRow('compatible_with').choices, version[1] ?? '');
  return system ? { choice: system.key, pt: version[2] } : { pt: value.trim() };
}

const isWashing = (value: string): boolean =>
  !findChoice(fieldRow('care').choices, value) &&
  /\b(?:maquina|alvejante|alvejar|secadora|passar|a seco|tecido)\b/.test(foldText(value));

function itemOf(value: string): Entry {
  const counted = /^(\d{1,4}) ?(?:x|un\.?|unidades?|pecas?|peças?)? ?(?:de )?(.+)$/i.exec(value.trim());
  const entry = entryOf('contents', counted?.[2] ?? value);
  return counted ? { ...entry, amount: { number: Number(counted[1]), unit: 'piece' } } : entry;
}

const SAME_NAME =
  'load length width height depth diameter thickness charge_time power voltage age levels screen brightness shelf_life warranty';
const FIELD_OF_ROLE: ReadonlyMap<string, FieldKey> = new Map([
  ...SAME_NAME.split(' ').map((name) => [name, name as FieldKey] as const),
  ['volume', 'capacity'],
  ['weight', 'weight'],
  ['range', 'wireless_range'],
  ['battery', 'battery_capacity'],
  ['count', 'quantity'],
  ['parts', 'quantity'],
  ['limited_warranty', 'warranty'],
  ['temperature', 'heat_resistance'],
  ['duration', 'runtime'],
]);

function quantityOf(fact: Fact, goods: GoodsKind): FactEntries[] {
  const { role } = fact;
  if (fact.part !== undefined) return [otherOf(fact)];
  if (role === 'dimensions') return sidesOf(fact);
  if (role === 'voltage' && foldText(fact.value) === 'bivolt')
    return [{ field: 'voltage', entries: [{ choice: 'bivolt' }] }];
  const { field, choice } = fieldOfRole(fact, goods);
  const amount = field && factAmount(fact, role === 'levels' ? 'level' : role === 'age' ? 'year' : undefined);
  if (!field || !amount) return [otherOf(fact)];
  const { units } = fieldRow(field);
  const turned = convertAmount(amount, units);
  if (!turned && !units.includes(amount.unit)) return [otherOf(fact)];
  const entries = [{ ...(choice !== undefined && { choice }), amount: turned ?? amount }];
  return [{ field, entries, ...(turned && { needsLook: 'turned_unit' as const }) }];
}

type FieldOfRole = { field: FieldKey | undefined; choice?: string | undefined };

function fieldOfRole({ role, text, unit = '' }: Fact, goods: GoodsKind): FieldOfRole {
  const words = foldText(text);
  const field = FIELD_OF_ROLE.get(role ?? '');
  const choiceInWords = (key: FieldKey) =>
    fieldRow(key).choices.find((choice) => choice.words.some((word) => words.includes(foldText(word))))?.key;
  const isContent = goods === 'food' || (goods === 'cosmetic' && role === 'volume');
  if (isContent && (role === 'volume' || role === 'weight')) return { field: 'net_content' };
  if (role === 'range' && goods === 'lighting') return { field: undefined };
  if (role === 'temperature' && !/\b(?:suporta|resist)/.test(words)) return { field: undefined };
  if (role === 'limited_warranty') return { field, choice: 'defects' };
  if (role === 'levels')
    return { field, choice: findChoice(fieldRow('levels').choices, unit)?.key ?? choiceInWords('levels') };
  if (role !== 'duration') return { field };
  if (/\bquentes?\b/.test(words)) return { field: 'insulation', choice: 'hot' };
  if (/\b(?:fri[oa]s?|gelad[oa]s?)\b/.test(words)) return { field: 'insulation', choice: 'cold' };
  return { field, choice: choiceInWords('runtime') ?? 'use' };
}

/** Measures without names: the seller has to say which is which. */
function sidesOf(fact: Fact): FactEntries[] {
  const sides = fact.value.split(/[x×*]/i).map((value) => factAmount({ ...fact, value }));
  const axes: readonly FieldKey[] = sides.length === 2 ? ['width', 'length'] : ['width', 'depth', 'height'];
  if (sides.length < 2 || sides.length > 3 || sides.some((side) => side === null)) return [otherOf(fact)];
  return sides.flatMap((side, at) => {
    const field = axes[at];
    if (!side || !field) return [];
    const amount = convertAmount(side, fieldRow(field).units) ?? side;
    return [{ field, entries: [{ amount }], needsLook: 'order_of_measures' as const }];
  });
}

/** A fact without a field keeps its words, with Japanese if number and unit have one. */
function otherOf(fact: Fact): FactEntries {
  const label = labelOfQuantity(fact.role);
  const amount = factAmount(fact);
  const name = fact.part === undefined ? label : { pt: `${label.pt} (${fact.part})` };
  const pt = amount ? amountPt(amount) : `${fact.value} ${fact.unit ?? ''}`.trim();
  return {
    field: 'other',
    entries: [{ label: name, pt, ...(amount ? { ja: amountJa(fieldRow('other'), amount) } : {}) }],
  };
}

/** "1,8", "1.200", "5 a 7", "110-220", "-20 °C a 140": one number or a range, and nothing else. */
const NUMBER = String.raw`[-−]?\d+(?:\.\d{3})*(?:[.,]\d+)?`;
const AMOUNT = new RegExp(`^(${NUMBER})(?: ?[°º]? ?[a-z]{0,10} ?(?:a|ate|ao|e|-|–|~|/) ?(${NUMBER}))?$`);

const numberOf = (written: string): number => {
  const plain = written.replace('−', '-');
  // A point before exactly three digits separates thousands, unless a zero precedes it.
  const isGrouped = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(plain);
  return Number((isGrouped ? plain.replaceAll('.', '') : plain).replace(',', '.'));
};

/** The amount of a fact with its qualifier "cerca de", "até" or "a partir de"; null if it is not a plain number. */
function factAmount({ value, unit = '', text }: Fact, unitless?: string): Amount | null {
  const read = AMOUNT.exec(foldText(value.trim()).slice(0, 60));
  const key = unitNamed(unit.trim())?.key ?? (unit === '' ? unitless : undefined);
  if (!read || !key) return null;
  const [, from = '', to] = read;
  const qualifier = qualifierIn(foldText(text), foldText(value.trim()));
  return {
    number: numberOf(from),
    ...(to === undefined ? {} : { to: numberOf(to) }),
    unit: key,
    ...(qualifier ? { qualifier } : {}),
  };
}

const BEFORE: readonly (readonly [RegExp, Qualifier])[] = [
  [/(?:cerca de|aproximadamente|aprox\.?|aproximad[oa]s?:?|mais ou menos|em torno de|~|±)\s*$/, 'about'],
  [/(?:ate|no maximo|maxim[oa] de|max\.?)\s*$/, 'up_to'],
  [/(?:a partir de|acima de|mais de|no minimo|minim[oa] de|pelo menos|\+)\s*$/, 'from'],
];
const AFTER: readonly (readonly [RegExp, Qualifier])[] = [
  [/^\s{0,3}\S{0,12}\s{0,3}aprox/, 'about'],
  [/^\s{0,3}(?:\+|\S{0,12}\s{0,3}(?:\+|ou mais|ou superior|em diante))/, 'from'],
];

function qualifierIn(text: string, value: string): Qualifier | undefined {
  const at = text.indexOf(value);
  if (at < 0) return undefined;
  const before = text.slice(Math.max(0, at - 30), at);
  const after = text.slice(at + value.length, at + value.length + 40);
  return (BEFORE.find(([words]) => words.test(before)) ?? AFTER.find(([words]) => words.test(after)))?.[1];
}
