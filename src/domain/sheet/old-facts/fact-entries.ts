import { fieldRow } from '#domain/sheet/all-fields.ts';
import type { GoodsKind } from '#domain/sheet/product-types.ts';
import type { Amount, Qualifier } from '#domain/sheet/sheet.ts';
import { UNITS } from '#domain/sheet/units.ts';
import { amountJa, amountPt } from '#domain/sheet/wording/say-number.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { FieldKey } from '../field-keys.ts';
import { findChoice } from '../find-choice.ts';
import type { Entry, Suggestion } from '../sheet.ts';
import { convertAmount } from '../units.ts';
import { type Fact, labelOfQuantity, type QuantityRole } from './facts.ts';

/** Sheet entries of a fact, and why a person has to check them first. */
export type FactEntries = { field: FieldKey; entries: Entry[]; needsLook?: Suggestion['needsLook'] };

export type FactContext = { goods: GoodsKind };

/** The field of a fact; null if it belongs in the private notes. */
export function factEntries(fact: Fact, context: FactContext): FactEntries[] | null {
  const own = (field: FieldKey): FactEntries[] => [{ field, entries: [entryOf(field, fact.value)] }];
  switch (fact.kind) {
    case 'product_type':
    case 'brand':
      return own(fact.kind);
    case 'colour':
      return own('colour');
    case 'model_code':
      return own('model_number');
    case 'material':
      return [materialOf(fact, context)];
    case 'size_range':
      return [{ field: 'sizes', entries: sizesOf(fact.value) }];
    case 'compatibility':
      return [{ field: 'compatible_with', entries: [systemOf(fact.value)] }];
    case 'certification':
      return [{ ...listOf('certification', fact.value), needsLook: 'certification' }];
    case 'care':
      return own(isWashing(fact.value) ? 'washing' : 'care');
    case 'audience':
      return own('for_whom');
    case 'use':
      return [listOf('intended_use', fact.value)];
    case 'contents':
      return [{ field: 'contents', entries: [itemOf(fact.value)] }];
    case 'warning':
      return own('warnings');
    case 'link':
      return own('supplier_link');
    case 'price': {
      const amount = factAmount({ ...fact, unit: fact.unit ?? 'R$' });
      return amount ? [{ field: 'supplier_cost', entries: [{ amount }] }] : null;
    }
    case 'quantity':
      return quantityOf(fact, context);
    case 'claim':
    case 'number':
      return null;
  }
}

function entryOf(field: FieldKey, words: string): Entry {
  const pt = words.trim();
  const choice = findChoice(fieldRow(field).choices, pt);
  return choice ? { choice: choice.key } : { pt };
}

const listOf = (field: FieldKey, words: string): FactEntries => ({
  field,
  entries: words
    .split(/,| e (?=\p{L})/u)
    .filter((item) => item.trim() !== '')
    .map((item) => entryOf(field, item)),
});

/** A "cabo" is a handle in the kitchen; elsewhere it may be a cable. */
const isHandle = (role: string, { goods }: FactContext): boolean => role !== 'cabo' || goods === 'kitchen';

function materialOf({ value, role }: Fact, context: FactContext): FactEntries {
  const share = /^(\d{1,3}(?:,\d+)?) ?% (?:de )?(.+)$/.exec(value.trim());
  const field = share ? 'fabric' : 'material';
  const known = role !== null && isHandle(role, context) ? findChoice(fieldRow(field).parts, role)?.key : undefined;
  const part = role === null ? undefined : (known ?? { pt: role });
  const amount = share ? { amount: { number: Number(share[1]?.replace(',', '.')), unit: 'percent' } } : {};
  return { field, entries: [{ ...entryOf(field, share?.[2] ?? value), ...amount, ...(part ? { part } : {}) }] };
}

/** "P ao GG" and "34 ao 39" stay ranges: the sizes between are unknown. */
function sizesOf(value: string): Entry[] {
  const range = /^(\S+) (?:ao?|ate|até|-) (\S+)$/i.exec(value.trim());
  if (!range) return listOf('sizes', value).entries;
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

const SAME_NAME = new Set<string>(
  'load length width height depth diameter thickness charge_time power voltage age levels screen brightness shelf_life warranty'.split(
    ' ',
  ),
);

function quantityOf(fact: Fact, context: FactContext): FactEntries[] {
  const role = fact.role as QuantityRole;
  if (fact.part !== undefined) return [otherOf(fact)];
  if (role === 'dimensions') return sidesOf(fact);
  const { field, entry } = fieldOfRole(role, fact, context);
  if (role === 'voltage' && foldText(fact.value) === 'bivolt')
    return [{ field: 'voltage', entries: [{ choice: 'bivolt' }] }];
  const amount = field && factAmount(fact, role === 'levels' ? 'level' : role === 'age' ? 'year' : undefined);
  if (!field || !amount) return [otherOf(fact)];
  const { units } = fieldRow(field);
  const turned = convertAmount(amount, units);
  if (turned) return [{ field, entries: [{ ...entry, amount: turned }], needsLook: 'turned_unit' }];
  return units.includes(amount.unit) ? [{ field, entries: [{ ...entry, amount }] }] : [otherOf(fact)];
}

type FieldOfRole = { field: FieldKey | null; entry?: Entry };

function fieldOfRole(role: QuantityRole, fact: Fact, { goods }: FactContext): FieldOfRole {
  const text = foldText(fact.text);
  if (SAME_NAME.has(role)) return { field: role as FieldKey, entry: role === 'levels' ? levelOf(text, fact) : {} };
  switch (role) {
    case 'volume':
      return { field: goods === 'cosmetic' || goods === 'food' ? 'net_content' : 'capacity' };
    case 'weight':
      return { field: goods === 'food' ? 'net_content' : 'weight' };
    case 'range':
      return { field: goods === 'lighting' ? null : 'wireless_range' };
    case 'battery':
      return { field: 'battery_capacity' };
    case 'count':
    case 'parts':
      return { field: 'quantity' };
    case 'limited_warranty':
      return { field: 'warranty', entry: { choice: 'defects' } };
    case 'temperature':
      return { field: /\b(?:suporta|resist)/.test(text) ? 'heat_resistance' : null };
    case 'duration': {
      const hot = /\bquentes?\b/.test(text);
      if (hot || /\b(?:fri[oa]s?|gelad[oa]s?)\b/.test(text))
        return { field: 'insulation', entry: { choice: hot ? 'hot' : 'cold' } };
      const use = fieldRow('runtime').choices.find(({ words }) => words.some((word) => text.includes(foldText(word))));
      return { field: 'runtime', entry: { choice: use?.key ?? 'use' } };
    }
    default:
      return { field: null };
  }
}

function levelOf(text: string, { unit = '' }: Fact): Entry {
  const choices = fieldRow('levels').choices;
  const choice =
    findChoice(choices, unit) ?? choices.find(({ words }) => words.some((word) => text.includes(foldText(word))));
  return choice ? { choice: choice.key } : {};
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

const UNIT_OF_WORD: ReadonlyMap<string, string> = new Map(
  UNITS.flatMap(({ key, pt }) =>
    pt.flatMap((form) => [form, ...form.split('/')].map((word) => [foldText(word), key] as const)),
  )
    // The first unit with a spelling wins: "unidades" is 個.
    .reverse(),
);

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
  const key = UNIT_OF_WORD.get(foldText(unit.trim())) ?? (unit === '' ? unitless : undefined);
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
