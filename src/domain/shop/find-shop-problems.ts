import { privacyChecks } from './privacy-problems.ts';
import { sellerChecks } from './seller-problems.ts';
import type { Shop } from './shop.ts';
import type { ShopField, ShopProblem } from './shop-problem.ts';
import { termsChecks } from './terms-problems.ts';

const checks = [...sellerChecks, ...termsChecks, ...privacyChecks];

/** Everything that prevents publishing a page of this shop, at most one problem per field. */
export function findShopProblems(shop: Shop): ShopProblem[] {
  return checks.flatMap(({ field, applies, find }) => {
    if (applies && !applies(shop)) return [];
    const problem = find(shop);
    return problem ? [{ field, ...problem }] : [];
  });
}

/** How many of these fields this shop needs, and how many are valid. */
export function countFields(shop: Shop, fields: readonly ShopField[]): { done: number; total: number } {
  const wanted = checks.filter(({ field, applies }) => fields.includes(field) && (!applies || applies(shop)));
  return { done: wanted.filter(({ find }) => !find(shop)).length, total: wanted.length };
}
