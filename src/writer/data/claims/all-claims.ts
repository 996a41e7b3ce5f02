import { BEAUTY_CLAIMS } from './beauty.ts';
import { type ClaimRule, toRule } from './claim-rule.ts';
import { DISEASE_CLAIMS } from './disease.ts';
import { ENDORSEMENT_CLAIMS } from './endorsement.ts';
import { PRICE_CLAIMS } from './price.ts';
import { REVIEWS_CLAIMS } from './reviews.ts';
import { FOOD_CLAIMS, SLIMMING_CLAIMS } from './slimming-and-food.ts';
import { SOFT_CLAIMS } from './soft-claims.ts';
import { QUALITY_CLAIMS } from './superlatives-and-quality.ts';

/** Day on which the rules and their sources were last reviewed. */
export const CLAIMS_REVIEWED_ON = '2026-11-17';

export const CLAIM_RULES: readonly ClaimRule[] = [
  ...DISEASE_CLAIMS,
  ...SLIMMING_CLAIMS,
  ...BEAUTY_CLAIMS,
  ...ENDORSEMENT_CLAIMS,
  ...QUALITY_CLAIMS,
  ...PRICE_CLAIMS,
  ...REVIEWS_CLAIMS,
  ...FOOD_CLAIMS,
  ...SOFT_CLAIMS,
].map(toRule);
