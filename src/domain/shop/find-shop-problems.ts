import { privacyChecks } from './privacy-problems.ts';
import { sellerChecks } from './seller-problems.ts';
import type { Shop } from './shop.ts';
import type { ShopCheck, ShopField, ShopProblem } from './shop-problem.ts';
import { returnsChecks, termsChecks } from './terms-problems.ts';

const checks = [...sellerChecks, ...termsChecks, ...returnsChecks, ...privacyChecks];

const fieldsOf = (group: readonly ShopCheck[]): ShopField[] => group.map(({ field }) => field);

/** What the pages need, by the steps and in the order in which a person is asked. */
export const STEP_FIELDS = {
  seller: fieldsOf(sellerChecks),
  terms: fieldsOf(termsChecks),
  returns: fieldsOf(returnsChecks),
  privacy: fieldsOf(privacyChecks),
};

/** Everything that prevents publishing a page of this shop, at most one problem per field. */
export function findShopProblems(shop: Shop): ShopProblem[] {
  return checks.flatMap(({ field, applies, find }) => {
    const [slot, reason] = (applies(shop) && find(shop)) || [];
    return slot !== undefined && reason !== undefined ? [{ field, slot, reason }] : [];
  });
}

/** How many of these fields this shop needs, and how many are valid. */
export function countFields(shop: Shop, fields: readonly ShopField[]): { done: number; total: number } {
  const wanted = checks.filter(({ field, applies }) => fields.includes(field) && applies(shop));
  return { done: wanted.filter(({ find }) => !find(shop)).length, total: wanted.length };
}
