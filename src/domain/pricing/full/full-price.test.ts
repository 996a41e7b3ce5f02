import { describe, expect, test } from 'vitest';
import { movedRates, payoutCentavos } from './exchange-table.ts';
import { FEE_PRESETS } from './fee-presets.ts';
import { DEFAULT_ORDER, type OrderInputs } from './order-inputs.ts';
import { computeOrder, maxCpc, targetCpa, targetRoas } from './order-result.ts';
import { charmDown, charmUp } from './price-endings.ts';
import { priceForMargin } from './price-for-margin.ts';

const feesOf = (...ids: string[]) => ids.flatMap((id) => FEE_PRESETS.find((preset) => preset.id === id)?.fees ?? []);
const yen = (amount: number) => ({ currency: 'JPY', amount }) as const;
const order = (over: Partial<OrderInputs>): OrderInputs => ({ ...DEFAULT_ORDER, refundRateBp: 0, ...over });

const base = order({ supplier: yen(1200), shipping: 600, fees: feesOf('base-standard') });
const advertised = { ...base, refundRateBp: 300, cpa: 900 };
const stores = order({
  supplier: yen(900),
  shipping: 650,
  shippingCharged: 500,
  fees: feesOf('stores-free'),
  refundRateBp: 200,
  cpa: 500,
});
const amazon = { fees: feesOf('amazon-jp-general'), feeTaxBp: 1000 };
const inYuan = order({
  supplier: { currency: 'CNY', amountMinor: 5500, rateMicro: 21_500_000, spreadBp: 400 },
  shipping: 600,
  fees: feesOf('shopify-basic-jp'),
  refundRateBp: 300,
  cpa: 900,
});
const gateway = order({
  supplier: yen(1500),
  shipping: 800,
  fees: feesOf('stripe-shopify'),
  refundRateBp: 300,
  payoutSpreadBp: 200,
  cpa: 1200,
});

const paper = order({ ...amazon, supplier: yen(700), shipping: 450, refundRateBp: 500, cpa: 300 });
const mercari = order({
  supplier: yen(500),
  shipping: 230,
  fees: feesOf('mercari-shops'),
  payoutFee: 200,
  ordersPerPayout: 10,
});
const cheap = order({ supplier: yen(700), shipping: 400, fees: feesOf('base-standard') });
const bundle = order({
  supplier: yen(2400),
  shipping: 700,
  fees: feesOf('base-standard'),
  refundRateBp: 300,
  cpa: 900,
});
const inShop = order({
  supplier: yen(1200),
  shipping: 600,
  fees: [{ label: 'PayPay', rateBp: 198, fixed: 0, min: 0 }],
  feeTaxBp: 1000,
});

describe('worked examples', () => {
  test.each<[string, OrderInputs, number, string]>([
    ['1', base, 3980, 'fee 304 contribution 1876 net 1876 marginBp 4713 breakEvenRoas 213'],
    ['2', advertised, 3980, 'refundLoss 120 contribution 1756 net 856 marginBp 2150 breakEvenRoas 227'],
    ['3', advertised, 4191, 'fee 317 refundLoss 126 contribution 1948 net 1048 marginBp 2500 breakEvenRoas 216'],
    ['3 charm', advertised, 4480, 'fee 337 refundLoss 135 contribution 2208 net 1308 marginBp 2919 breakEvenRoas 203'],
    [
      '4',
      { ...advertised, taxMode: 'incl10' },
      3980,
      'tax 362 contribution 1394 net 494 marginBp 1241 breakEvenRoas 286',
    ],
    [
      '4 charm',
      { ...advertised, taxMode: 'incl10' },
      4980,
      'fee 370 tax 453 refundLoss 150 contribution 2207 net 1307 marginBp 2624 breakEvenRoas 226',
    ],
    ['5', stores, 2980, 'fee 192 refundLoss 70 contribution 1668 net 1168 marginBp 3356 breakEvenRoas 209'],
    [
      '6a',
      order({ ...amazon, supplier: yen(60), shipping: 90 }),
      280,
      'fee 30 feeTax 3 contribution 97 marginBp 3464 breakEvenRoas 289',
    ],
    ['6b', paper, 2480, 'fee 248 feeTax 25 contribution 933 net 633 marginBp 2552 breakEvenRoas 266'],
    ['7', mercari, 1980, 'fee 198 fixedShare 20 contribution 1032 marginBp 5212 breakEvenRoas 192'],
    [
      '8',
      inYuan,
      3980,
      'product 1230 fee 142 refundLoss 120 contribution 1888 net 988 marginBp 2482 breakEvenRoas 211',
    ],
    [
      '9',
      gateway,
      5045,
      'fee 283 refundLoss 152 payoutLoss 101 contribution 2209 net 1009 marginBp 2000 breakEvenRoas 229',
    ],
    [
      '9 charm',
      gateway,
      5480,
      'fee 308 refundLoss 165 payoutLoss 110 contribution 2597 net 1397 marginBp 2549 breakEvenRoas 212',
    ],
    ['10', cheap, 980, 'fee 106 contribution -226 net -226 marginBp -2307 breakEvenRoas undefined'],
    ['bundle', bundle, 6980, 'fee 502 refundLoss 210 contribution 3168 net 2268 marginBp 3249 breakEvenRoas 221'],
    ['the first calculator', order({ supplier: yen(1200), shipping: 600 }), 6300, 'contribution 4500'],
    ['BASE on it', base, 6300, 'fee 456 contribution 4044'],
    ['PayPay in a shop', inShop, 3980, 'fee 79 feeTax 8 contribution 2093'],
  ])('%s gives exact yen amounts', (_, inputs, price, expected) => {
    const result: Record<string, unknown> = computeOrder(inputs, price);
    expect(expected.replaceAll(/(\w+) \S+/g, (_pair, field) => `${field} ${result[field]}`)).toBe(expected);
  });

  test.each<[string, OrderInputs, number, number | undefined]>([
    ['3', advertised, 2500, 4191],
    ['4', { ...advertised, taxMode: 'incl10' }, 2500, 4871],
    ['9', gateway, 2000, 5045],
    ['no price', order({ fees: feesOf('mercari-shops'), refundRateBp: 600 }), 8500, undefined],
  ])('%s: finds the price that meets the margin', (_, inputs, marginBp, expected) => {
    expect(priceForMargin(inputs, marginBp)).toBe(expected);
  });

  test.each<[string, OrderInputs, number, number, number, number | undefined]>([
    ['1', base, 3980, 2000, 1080, 369],
    ['2 for 20 %', advertised, 3980, 2000, 960, 415],
    ['2 for 25 %', advertised, 3980, 2500, 761, 523],
    ['3 charm', advertised, 4480, 2500, 1088, undefined],
    ['4', { ...advertised, taxMode: 'incl10' }, 3980, 2000, 598, 666],
    ['5', stores, 2980, 2000, 972, 359],
    ['9 charm', gateway, 5480, 2000, 1501, 366],
  ])('%s: finds the ad cost that keeps the margin', (_, inputs, price, marginBp, cpa, roas) => {
    const result = computeOrder(inputs, price);
    expect(targetCpa(result, marginBp)).toBe(cpa);
    if (roas !== undefined) expect(targetRoas(result, marginBp)).toBe(roas);
  });

  test('clicks: 150 bp of conversion', () => {
    expect(maxCpc(computeOrder(base, 3980), 150)).toBe(28);
    expect(maxCpc(computeOrder(advertised, 3980), 150)).toBe(26);
  });

  test('8: the exchange rate at ±5 and ±10 %', () => {
    const rows = movedRates(inYuan.supplier).map(({ change, supplier }) => {
      const moved = { ...inYuan, supplier };
      const at = computeOrder(moved, 3980);
      const needed = priceForMargin(moved, 2000) ?? 0;
      const { product, contribution, net, marginBp, breakEvenRoas } = at;
      return [change, supplier.rateMicro, product, contribution, net, marginBp, breakEvenRoas, needed, charmUp(needed)];
    });
    expect(rows).toEqual([
      [-10, 19_350_000, 1107, 2011, 1111, 2791, 198, 3552, 3800],
      [-5, 20_425_000, 1169, 1949, 1049, 2635, 205, 3637, 3800],
      [0, 21_500_000, 1230, 1888, 988, 2482, 211, 3718, 3800],
      [5, 22_575_000, 1292, 1826, 926, 2326, 218, 3804, 3980],
      [10, 23_650_000, 1353, 1765, 865, 2173, 226, 3885, 3980],
    ]);
    expect(movedRates(base.supplier)).toEqual([]);
  });

  test('payout in reais, rounded down', () => expect(payoutCentavos(1308, 30_250_000)).toBe(4323));

  test.each([
    [1, 480, undefined],
    [480, 480, undefined],
    [481, 800, 480],
    [800, 800, 480],
    [801, 980, 800],
    [980, 980, 800],
    [981, 1480, 980],
    [1480, 1480, 980],
    [2310, 2480, 1980],
    [2500, 2800, 2480],
    [2801, 2980, 2800],
    [2981, 3480, 2980],
    [3947, 3980, 3800],
    [4262, 4480, 3980],
    [9981, 10_480, 9980],
    [16_667, 16_800, 16_480],
  ])('the endings around %i', (price, up, down) => {
    expect(charmUp(price)).toBe(up);
    expect(charmDown(price)).toBe(down);
  });
});
