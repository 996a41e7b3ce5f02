import { expect, it } from 'vitest';
import { blankShop, commonTerms } from '#domain/shop/shop.ts';
import { filledTerms } from './filled-terms.tsx';

const common = commonTerms('BR', 'CN', '2026-11-18');
const filled = { ...blankShop, ...common, legalName: 'Maria Souza', legalNameKana: 'マリア', email: 'a@example.com' };
const words = (shop: typeof blankShop) => filledTerms(shop).map((term) => term.words);

// The place of dispatch is the pressed button itself.
it.each([...Object.keys(common).filter((key) => key !== 'origin'), 'legalName', 'legalNameKana', 'email'])(
  'one press tells that it filled in %s',
  (key) => expect(words({ ...filled, [key]: blankShop[key as keyof typeof blankShop] })).not.toEqual(words(filled)),
);

it('tells nothing before the press, and leaves to the seller what only they know', () => {
  expect(filledTerms(blankShop)).toEqual([]);
  for (const own of ['dataCountries', 'safetyMeasures', 'asksSupplierConsent', 'responsible', 'invoiceKind'])
    expect(common).not.toHaveProperty(own);
});
