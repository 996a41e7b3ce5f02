import { expect, it } from 'vitest';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { findScamSigns } from './scam-signs.ts';
import { blankShop, type Shop } from './shop.ts';

const row = (ja: string): Partial<Shop> => ({ ownRows: [{ kind: 'offerPeriod', ja, pt: 'oferta' }] });

it.each<[Partial<Shop>, string[]]>([
  [{}, []],
  [{ address: '' }, ['legalName']],
  [{ hidesContact: true, answersRequests: true }, ['hidesContact']],
  [{ phoneFrom: '' }, ['phone']],
  [{ phone: '+86 138 0000 0000' }, ['phone']],
  [{ country: 'CN', phone: '+86 138 0000 0000' }, []],
  [{ email: 'loja@gmail.com' }, ['email']],
  [{ defectDays: null }, ['returnKind']],
  [{ paymentMethods: ['transfer'], transferDays: 5, transferFeeBy: 'shop' }, ['paymentMethods']],
  [row('12月31日まで80%OFFです'), ['ownRows']],
  [row('12月31日まで70%OFFです'), []],
  [row('请在三天以内付款'), ['ownRows']],
  [row('古物商許可 第123号'), []],
  [{ carriers: '中国邮政发货' }, ['ownRows']],
])('%o shows %o', (over, fields) => {
  expect(findScamSigns({ ...sampleShop, ...over }).map(({ field }) => field)).toEqual(fields);
});

it('an empty shop shows the signs of missing data', () => {
  expect(findScamSigns(blankShop).map(({ field }) => field)).toEqual(['legalName', 'phone', 'returnKind']);
});
