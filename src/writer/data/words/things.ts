import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import { FUNCTIONS } from '#domain/sheet/tables/choices-electric.ts';
import { PARTS } from '#domain/sheet/tables/choices-material.ts';
import { ITEMS } from '#domain/sheet/tables/choices-use.ts';
import { foldText } from '#writer/text/fold.ts';
import type { WordRow } from './word-row.ts';

/** What the sheet's tables name in both languages: goods, parts, accessories, functions. */
export const THINGS: readonly WordRow[] = [...ITEMS, ...PARTS, ...FUNCTIONS, ...PRODUCT_TYPES].map(
  ({ key, ja, words }) => ({
    key: `thing:${key}`,
    pt: words.map(foldText).filter((word) => word.length > 4),
    ja: [foldText(ja).replace(/[（(].*/u, '')].filter((word) => word.length > 2),
  }),
);
