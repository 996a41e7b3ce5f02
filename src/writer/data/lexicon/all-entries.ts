import { audiences } from './audiences.ts';
import { colours, patterns } from './colours.ts';
import { features } from './features.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { materials } from './materials.ts';
import { moreMaterials } from './materials-more.ts';
import { occasions } from './occasions.ts';
import { labels, shopPhrases } from './shop-phrases.ts';
import { careTypes } from './types-care.ts';
import { commonTypes } from './types-common.ts';
import { electronicsTypes } from './types-electronics.ts';
import { fashionTypes } from './types-fashion.ts';
import { homeTypes } from './types-home.ts';
import { leisureTypes } from './types-leisure.ts';
import { moreTypes } from './types-more.ts';
import { soldTypes } from './types-sold.ts';
import { workTypes } from './types-work.ts';
import { parts, sets, units, words } from './words.ts';

export const PRODUCT_TYPES: readonly LexiconEntry[] = [
  ...fashionTypes,
  ...electronicsTypes,
  ...homeTypes,
  ...careTypes,
  ...leisureTypes,
  ...workTypes,
  ...moreTypes,
  ...soldTypes,
  ...commonTypes,
];

export const LEXICON: readonly LexiconEntry[] = [
  ...PRODUCT_TYPES,
  ...sets,
  ...materials,
  ...moreMaterials,
  ...colours,
  ...patterns,
  ...features,
  ...audiences,
  ...occasions,
  ...parts,
  ...words,
  ...units,
  ...labels,
  ...shopPhrases,
];
