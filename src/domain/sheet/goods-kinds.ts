import type { FieldKey } from './field-keys.ts';
import { findChoice } from './find-choice.ts';
import { GOODS_OF_FAMILY, type GoodsKind, PRODUCT_TYPES, type ProductType, productType } from './product-types.ts';
import type { Entry, Sheet } from './sheet.ts';

/** Fields that only one kind of goods has; used if the product type is unknown. */
const TELLING_FIELDS: readonly (readonly [FieldKey, GoodsKind])[] = [
  ['allergens', 'food'],
  ['fabric', 'clothing'],
  ['washing', 'clothing'],
  ['heat_sources', 'kitchen'],
  ['insulation', 'bottle'],
  ['brightness', 'lighting'],
  ['power_source', 'electronics'],
  ['battery_type', 'electronics'],
  ['voltage', 'electronics'],
  ['wireless', 'electronics'],
];

/** "chá verde torrado" is a "chá verde", but a "capa de violão" is not a "capa". */
function typeAtHead(name: string): ProductType | undefined {
  const words = name.split(' ').slice(0, 6);
  const [head] = words
    .map((_, at) => ({ type: findChoice(PRODUCT_TYPES, words.slice(0, at + 1).join(' ')), next: words[at + 1] ?? '' }))
    .filter(({ type }) => type)
    .reverse();
  return head && !/^(?:d[aeo]s?|para|pra|p\/|e|\+|\/)$/i.test(head.next) ? head.type : undefined;
}

/** The type that an entry of `product_type` names, by choice or in the seller's words. */
export const typeOfEntry = (entry: Entry | undefined): ProductType | undefined =>
  productType(entry?.choice) ?? typeAtHead(entry?.pt ?? '');

export function goodsOf(sheet: Sheet): GoodsKind {
  const type = typeOfEntry(sheet.product_type?.value[0]);
  if (type) return GOODS_OF_FAMILY.get(type.family) ?? 'other';
  return TELLING_FIELDS.find(([key]) => sheet[key])?.[1] ?? 'other';
}

const keys = (list: string) => list.split(' ') as FieldKey[];
const FIRST_OF_ALL = keys(
  'product_type brand model_number weight material colour contents origin_country warnings warranty',
);
const FIRST: Readonly<Record<GoodsKind, readonly FieldKey[]>> = {
  kitchen: keys('diameter height capacity coating heat_sources safe_in care'),
  bottle: keys('capacity height diameter insulation safe_in care'),
  electronics: keys(
    'width depth height power_source voltage power battery_type battery_capacity runtime charge_time charge_port wireless compatible_with water_resistance functions manual_language certification',
  ),
  clothing: keys('sizes fabric pattern washing for_whom'),
  bag: keys('width depth height capacity material care'),
  cosmetic: keys('net_content ingredients how_to_use shelf_life storage warnings'),
  food: keys('net_content ingredients allergens shelf_life storage'),
  toy: keys('age sizes quantity battery_type warnings certification'),
  pet: keys('for_whom sizes load washing'),
  home: keys('width depth height load installation care'),
  lighting: keys('power_source power brightness levels runtime installation'),
  tool: keys('power_source voltage power compatible_with installation'),
  other: [],
};

/** Fields shown at first for a kind of goods; the others are under "+". */
export const firstFields = (goods: GoodsKind): FieldKey[] => [...new Set([...FIRST_OF_ALL, ...FIRST[goods]])];
