import type { Statement } from './statement.ts';
import { CARE_STATEMENTS } from './statements-care.ts';
import { CLAIM_STATEMENTS } from './statements-claims.ts';
import { FEATURE_STATEMENTS } from './statements-features.ts';
import { PRODUCT_STATEMENTS } from './statements-product.ts';

export const STATEMENTS: readonly Statement[] = [
  ...CLAIM_STATEMENTS,
  ...PRODUCT_STATEMENTS,
  ...FEATURE_STATEMENTS,
  ...CARE_STATEMENTS,
];
