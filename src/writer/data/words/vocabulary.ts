import { COUNTRIES } from '#domain/sheet/countries.ts';
import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import { COLOURS, FABRICS, MATERIALS, PARTS } from '#domain/sheet/tables/choices-material.ts';
import { ITEMS } from '#domain/sheet/tables/choices-use.ts';
import { foldText } from '#writer/text/fold.ts';
import { LOOSE_WORDS, NOUNS } from './common-words.ts';
import { LABEL_WORDS } from './label-words.ts';
import { INTERNATIONAL_WORDS } from './latin-words.ts';

/** Common Portuguese words of product texts that are not in brand names, folded. */
export const PORTUGUESE_VOCABULARY: ReadonlySet<string> = new Set(
  [
    ...[PRODUCT_TYPES, COLOURS, FABRICS, MATERIALS, PARTS, ITEMS].flatMap((choices) =>
      choices.flatMap(({ words }) => words.map(foldText)),
    ),
    ...COUNTRIES.flatMap(({ words }) => words.filter((word) => !word.includes(' ')).map(foldText)),
    ...[...NOUNS, ...LOOSE_WORDS, ...LABEL_WORDS].flatMap(({ pt }) => pt.filter((word) => !word.endsWith('*'))),
  ]
    .flatMap((words) => words.split(/[^a-z]+/))
    .filter((word) => word.length > 3 && !INTERNATIONAL_WORDS.has(word)),
);
