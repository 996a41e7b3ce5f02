import { expect, it } from 'vitest';
import { countFields, findShopProblems } from '#domain/shop/find-shop-problems.ts';
import { blankShop, type Shop } from '#domain/shop/shop.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { SHOP_PAGE_KEYS } from './shop-page-keys.ts';
import { buildShopPage } from './shop-pages.ts';

/** Together they cover every sentence of the pages. */
const shops: Record<string, Shop> = {
  sample: sampleShop,
  'in-japan': {
    ...sampleShop,
    sellerKind: 'company',
    legalName: '株式会社さくら',
    legalNameKana: '',
    responsible: '佐藤花子',
    representative: '山田太郎',
    invoiceKind: 'registered',
    invoiceNumber: 'T1234567890123',
    country: 'JP',
    address: '東京都渋谷区神宮前1-2-3',
    postalCode: '150-0001',
    paymentMethods: ['konbini', 'transfer', 'paypay', 'amazonPay'],
    chargeMoment: 'shipping',
    konbiniFeeYen: 220,
    transferDays: 7,
    transferFeeBy: 'customer',
    regionFees: [
      { region: 'okinawa', yen: 1500 },
      { region: 'hokkaido', yen: 1200 },
    ],
    freeShippingAboveYen: 5000,
    deliveryFrom: 'payment',
    deliveryMin: 1,
    deliveryMax: 1,
    origin: 'JP',
    hasTracking: false,
    importTaxesBy: '',
    returnCondition: 'unused',
    returnShippingBy: 'shop',
    returnAddress: '東京都渋谷区神宮前1-2-3 返品係',
    quantityLimit: 3,
    ownRows: [
      { kind: 'fees', ja: '代引き手数料330円', pt: 'Taxa de entrega: ¥330' },
      { kind: 'licences', ja: '古物商許可 第123号', pt: 'Licença 123' },
    ],
    dataPurposes: ['shipping', 'contact', 'returns', 'records', 'news'],
    dataPartners: ['carrier', 'payment', 'platform', 'supplier'],
    dataCountries: ['JP'],
    safetyMeasures: ['responsible', 'people', 'places', 'access'],
    disclosureFeeYen: 1000,
    cookieTools: ['analytics', 'meta', 'tiktok', 'line'],
    privacyRevisedDate: '2026-12-01',
  },
  'on-request': {
    ...sampleShop,
    hidesContact: true,
    answersRequests: true,
    responsible: '',
    shippingKind: 'included',
    importTaxesBy: 'shop',
    returnKind: 'law',
    konbiniFeeYen: null,
    transferDays: 5,
    transferFeeBy: 'shop',
    paymentMethods: ['card', 'transfer'],
    dataCountries: ['BR'],
    dataPartners: [],
    cookieTools: [],
  },
  'no-returns': {
    ...sampleShop,
    returnKind: 'refused',
    postalCode: '',
    addressJa: 'サンパウロ市',
    invoiceKind: 'none',
    customsFeeYen: 200,
    dataPartners: ['carrier', 'supplier'],
    asksSupplierConsent: true,
    japanAddress: '東京都港区1-1',
    japanPhone: '03-0000-0000',
  },
};

it.each(Object.entries(shops))('writes the pages of the shop "%s" word for word', async (name, shop) => {
  const pages = SHOP_PAGE_KEYS.map((key) => {
    const { title, about, rows, problems } = buildShopPage(shop, key);
    const said = rows.map(({ heading, text }) => `[${heading.ja} | ${heading.pt}]\n${text?.ja}\n${text?.pt}`);
    return [`# ${title.ja} | ${title.pt}`, about, ...said, ...problems.map(({ slot }) => `! ${slot}`)].join('\n\n');
  });
  await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`golden/pages-${name}.txt`);
});

/** Values around every limit. */
const numbers = [null, 0, 1, 7, 8, 14, 15, 30, 31, 60, 61, 90, 91, 365, 366];

function* spoiltShops(): Generator<[string, Shop]> {
  yield ['nothing filled in', blankShop];
  const known: Shop = {
    ...sampleShop,
    ...shops['in-japan'],
    legalName: 'Maria Souza',
    legalNameKana: 'マリア・ソウザ',
    country: 'BR',
    origin: 'BR',
    importTaxesBy: 'customer',
    dataCountries: ['BR'],
    asksSupplierConsent: true,
  };
  for (const field of Object.keys(blankShop) as (keyof Shop)[]) {
    yield [`${field} empty`, { ...known, [field]: blankShop[field] }];
    if (typeof known[field] !== 'number') continue;
    for (const value of numbers) yield [`${field} ${value}`, { ...known, [field]: value }];
  }
  const others: Partial<Shop>[] = [
    { phone: '11 90000-0000' },
    { phone: '+55 1190' },
    { phone: '+5511900' },
    { phone: '+55119000' },
    { phone: '+551190000000000' },
    { phone: '+5511900000000000' },
    { phone: '+55 11 90000-0000 ramal 2' },
    { phoneFrom: '09:00', phoneUntil: '09:00' },
    { phoneFrom: '09:00', phoneUntil: '' },
    { legalName: 'Maria', legalNameKana: '' },
    { legalName: 'Maria', responsible: 'Maria' },
    { hidesContact: true },
    { hidesContact: true, answersRequests: true, address: '', phone: '', phoneFrom: '', phoneUntil: '' },
    { regionFees: [{ region: 'okinawa', yen: null }] },
    {
      regionFees: [
        { region: 'okinawa', yen: 900 },
        { region: 'islands', yen: null },
      ],
    },
    { shippingKind: 'included', shippingYen: null, regionFees: [{ region: 'okinawa', yen: null }] },
    { shippingYen: 0 },
    { invoiceNumber: '1234567890123' },
    { privacyRevisedDate: '2026-11-15' },
    { deliveryMin: 9, deliveryMax: 8 },
    { deliveryMin: null },
    { deliveryMax: null },
    { origin: 'JP', importTaxesBy: '' },
    { origin: '', importTaxesBy: '' },
    { carriers: 'Correios' },
    { returnKind: 'law', returnDays: null, returnShippingBy: '' },
    { paymentMethods: ['card'], konbiniDays: null, transferDays: null, transferFeeBy: '' },
    { ownRows: [{ kind: 'fees', ja: '手数料がかかります', pt: 'Há taxa' }] },
    { ownRows: [{ kind: 'fees', ja: '手数料330円', pt: 'Pode haver taxa' }] },
    { ownRows: [{ kind: 'fees', ja: '手数料がかかる場合があります', pt: 'Taxa' }] },
    { ownRows: [{ kind: 'fees', ja: '手数料３３０円', pt: 'Taxa de ¥330' }] },
    { ownRows: [{ kind: 'licences', ja: '許可あり', pt: 'Com licença' }] },
    { cookieTools: [], privacyDate: '' },
    { dataPartners: [], dataCountries: [] },
  ];
  for (const over of others) yield [JSON.stringify(over), { ...known, ...over }];
}

it('writes the problems of an invalid shop word for word', async () => {
  const found = [...spoiltShops()].map(([name, shop]) => {
    const problems = findShopProblems(shop).map(({ field, slot, reason }) => `  ${field}: ${slot}. ${reason}`);
    return [name, ...problems].join('\n');
  });
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('golden/problems.txt');
});

it('counts the required and the valid fields of a group', () => {
  const fields = ['legalName', 'email', 'konbiniDays', 'transferDays'] as const;
  expect(countFields(sampleShop, fields)).toEqual({ done: 3, total: 3 });
  expect(countFields({ ...sampleShop, email: '', paymentMethods: ['transfer'] }, fields)).toEqual({
    done: 1,
    total: 3,
  });
  expect(countFields(blankShop, fields)).toEqual({ done: 0, total: 2 });
  expect(countFields(sampleShop, [])).toEqual({ done: 0, total: 0 });
});
