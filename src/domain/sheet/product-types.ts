import { type Choice, choicesFrom } from './choice.ts';
import { HOME_TYPES } from './tables/product-types-home.ts';
import { LEISURE_TYPES } from './tables/product-types-leisure.ts';
import { LIFE_TYPES } from './tables/product-types-life.ts';
import { TECH_TYPES } from './tables/product-types-tech.ts';
import { WEAR_TYPES } from './tables/product-types-wear.ts';

const TABLES = { ...WEAR_TYPES, ...HOME_TYPES, ...TECH_TYPES, ...LIFE_TYPES, ...LEISURE_TYPES };
export type Family = keyof typeof TABLES;

export type ProductType = Choice & { family: Family };

export const PRODUCT_TYPES: readonly ProductType[] = (Object.keys(TABLES) as Family[]).flatMap((family) =>
  choicesFrom(TABLES[family]).map((type) => ({
    ...type,
    family,
    words: [...type.words, type.key.replaceAll('-', ' ')],
  })),
);

const BY_KEY: ReadonlyMap<string, ProductType> = new Map(PRODUCT_TYPES.map((type) => [type.key, type]));
export const productType = (key: string | undefined): ProductType | undefined =>
  key === undefined ? undefined : BY_KEY.get(key);

/** Families of product types, by kind of goods. */
const FAMILIES = {
  kitchen: 'kitchen',
  bottle: 'drinkware',
  electronics: 'watch kitchen_appliance home_appliance phone audio gadget beauty_device health_device',
  clothing: 'clothing shoes support',
  bag: 'bag jewelry accessory travel cosmetic_tool',
  cosmetic: 'cosmetic',
  food: 'food food_supplement',
  toy: 'toy baby',
  pet: 'pet',
  home: 'home_textile bedding bath decor storage cleaning furniture garden relax sport outdoor',
  lighting: 'lighting',
  tool: 'tool car',
  other: 'office party',
};
export type GoodsKind = keyof typeof FAMILIES;
export const GOODS_KINDS = Object.keys(FAMILIES) as GoodsKind[];

export const GOODS_OF_FAMILY: ReadonlyMap<string, GoodsKind> = new Map(
  GOODS_KINDS.flatMap((goods) => FAMILIES[goods].split(' ').map((family) => [family, goods] as const)),
);
