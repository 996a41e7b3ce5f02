import type { FieldKey } from './field-keys.ts';
import { type Family, productType } from './product-types.ts';
import type { Sheet } from './sheet.ts';

export const GOODS_KINDS = [
  'kitchen',
  'bottle',
  'electronics',
  'clothing',
  'bag',
  'cosmetic',
  'food',
  'toy',
  'pet',
  'home',
  'lighting',
  'tool',
  'other',
] as const;
export type GoodsKind = (typeof GOODS_KINDS)[number];

const GOODS_OF_FAMILY: Readonly<Record<Family, GoodsKind>> = {
  clothing: 'clothing',
  shoes: 'clothing',
  bag: 'bag',
  jewelry: 'bag',
  accessory: 'bag',
  watch: 'electronics',
  travel: 'bag',
  support: 'clothing',
  kitchen: 'kitchen',
  drinkware: 'bottle',
  home_textile: 'home',
  bedding: 'home',
  bath: 'home',
  decor: 'home',
  storage: 'home',
  cleaning: 'home',
  furniture: 'home',
  garden: 'home',
  kitchen_appliance: 'electronics',
  home_appliance: 'electronics',
  phone: 'electronics',
  audio: 'electronics',
  gadget: 'electronics',
  lighting: 'lighting',
  car: 'tool',
  tool: 'tool',
  cosmetic: 'cosmetic',
  cosmetic_tool: 'bag',
  beauty_device: 'electronics',
  health_device: 'electronics',
  relax: 'home',
  food: 'food',
  food_supplement: 'food',
  baby: 'toy',
  toy: 'toy',
  pet: 'pet',
  sport: 'home',
  outdoor: 'home',
  office: 'other',
  party: 'other',
};

/** Fields that only one kind of goods has, for a product whose type no table knows. */
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

export function goodsOf(sheet: Sheet): GoodsKind {
  const type = productType(sheet.product_type?.value[0]?.choice);
  if (type) return GOODS_OF_FAMILY[type.family];
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

/** The fields that stand open for a kind of goods, in the order of the sheet is the form's affair. */
export const firstFields = (goods: GoodsKind): FieldKey[] => [...new Set([...FIRST_OF_ALL, ...FIRST[goods]])];
