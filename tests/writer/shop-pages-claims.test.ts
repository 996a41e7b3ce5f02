import { expect, it } from 'vitest';
import type { Shop } from '#domain/shop/shop.ts';
import { exportText } from '#domain/shop-pages/export-shop-page.ts';
import { SHOP_PAGE_KEYS } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { checkClaims } from '#writer/claims/check-claims.ts';

const shops: Shop[] = [
  sampleShop,
  { ...sampleShop, hidesContact: true, answersRequests: true, returnKind: 'refused', shippingKind: 'included' },
  { ...sampleShop, returnKind: 'law', importTaxesBy: 'shop', deliveryFrom: 'payment', cookieTools: [] },
  {
    ...sampleShop,
    paymentMethods: ['transfer', 'konbini', 'paypay'],
    transferDays: 7,
    transferFeeBy: 'customer',
    konbiniFeeYen: 220,
    chargeMoment: 'shipping',
    quantityLimit: 3,
    regionFees: [{ region: 'okinawa', yen: 1500 }],
    returnShippingBy: 'shop',
    disclosureFeeYen: 300,
    dataPurposes: ['shipping', 'news'],
    safetyMeasures: ['people', 'places'],
  },
];

it.each(shops.flatMap((shop, index) => SHOP_PAGE_KEYS.map((key) => [index, key, shop] as const)))(
  'shop %i: the page %s triggers no note of the claims checker',
  (_, key, shop) => {
    expect(checkClaims(exportText(buildShopPage(shop, key)))).toEqual([]);
  },
);
