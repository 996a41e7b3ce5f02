import type { Shop } from '#domain/shop/shop.ts';
import type { ShopField, ShopProblem } from '#domain/shop/shop-problem.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import type { ShopPageKey } from './shop-page-keys.ts';

export type PageRow = { key: string; heading: Bilingual; text: Bilingual | undefined; problems: ShopProblem[] };

export type ShopPage = {
  key: ShopPageKey;
  title: Bilingual;
  /** Under the title, for the seller only. */
  about: string;
  rows: PageRow[];
  /** Each problem once; a page with problems cannot be exported. */
  problems: ShopProblem[];
};

export type RowPlan = {
  key: string;
  heading: Bilingual;
  /** Fields used in the row: their problems are shown in it. */
  fields: readonly ShopField[];
  /** Undefined if the row does not apply to this shop. */
  text: (shop: Shop) => Bilingual | undefined;
};

export const row = (
  key: string,
  ja: string,
  pt: string,
  fields: readonly ShopField[],
  text: (shop: Shop) => Bilingual | undefined,
): RowPlan => ({ key, heading: { ja, pt }, fields, text });
