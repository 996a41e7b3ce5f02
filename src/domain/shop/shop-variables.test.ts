import { describe, expect, it } from 'vitest';
import { fillVariables, findVariables } from '#domain/text/text-variables.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { blankShop, dataCountriesFrom, type Shop } from './shop.ts';
import { SHOP_VARIABLES, shopVariables } from './shop-variables.ts';

const known = new Set(SHOP_VARIABLES.map(({ name }) => name));

describe('variables of the shop', () => {
  it('have a value for a complete shop, and none for an empty one', () => {
    expect([...shopVariables(sampleShop).keys()]).toEqual([...known]);
    expect(shopVariables(blankShop).size).toBe(0);
    expect(shopVariables(sampleShop).get('prazo_entrega')).toBe('ご注文から10〜20日でお届けします。');
    expect(shopVariables({ ...sampleShop, deliveryMax: null }).has('prazo_entrega')).toBe(false);
  });

  it.each<[Partial<Shop>, string, string]>([
    [{ shippingKind: 'included' }, 'frete_frase', '無料です。送料は当店が負担します。'],
    [{ importTaxesBy: 'shop' }, 'frete_frase', '全国一律800円（税込）です。'],
    [{ freeShippingAboveYen: 5000 }, 'frete_frase', '全国一律800円です。ご注文金額が5,000円以上の場合は無料です。'],
    [{ importTaxesBy: 'shop' }, 'impostos', '関税・輸入消費税は当店が負担します。'],
    [{ origin: 'JP' }, 'impostos', '日本国内から発送するため、関税・輸入消費税はかかりません。'],
    [{ origin: 'JP' }, 'prazo_nota', 'ご注文から10〜20日でお届けします。'],
    [{ origin: 'CN' }, 'prazo_nota', 'ご注文から10〜20日でお届けします。税関の状況により前後する場合があります。'],
    [{ privacyRevisedDate: '2026-12-01' }, 'datas_politica', '制定日：2026年11月15日 改定日：2026年12月1日'],
  ])('%o: %s is %s', (over, name, value) => {
    expect(shopVariables({ ...sampleShop, ...over }).get(name)).toBe(value);
  });
});

describe('variables of a text', () => {
  it('are listed once each, in order, with or without spaces', () => {
    expect(findVariables('{{nome_loja}} {{ cliente }} {{nome_loja}} {x} {{}} {{ a.b }}', 'prompt', known)).toEqual([
      'nome_loja',
      'cliente',
    ]);
  });

  it.each(['liquid', 'HTML'])('in %s only shop variables count: other braces are code', (language) => {
    const text = '{{ nome_loja }} {{nome_loja}} {{ product }} {{product}} {{ price | money }}';
    expect(findVariables(text, language, known)).toEqual(['nome_loja']);
    expect(
      fillVariables(
        text,
        language,
        known,
        new Map([
          ['nome_loja', '水'],
          ['product', 'x'],
        ]),
      ),
    ).toBe('{{ nome_loja }} 水 {{ product }} {{product}} {{ price | money }}');
  });

  it('are escaped in markup', () => {
    const values = new Map([['nome_loja', 'A & <b>{{x}}']]);
    expect(fillVariables('<p>{{nome_loja}}</p>', 'html', known, values)).toBe(
      '<p>A &amp; &lt;b&gt;&#123;&#123;x&#125;&#125;</p>',
    );
  });

  it('are replaced by their values, and stay visible without one', () => {
    const values = new Map([
      ['nome_loja', '$& {{cliente}} $1'],
      ['vazio', ''],
    ]);
    expect(fillVariables('a {{nome_loja}} b {{cliente}} {{vazio}}', 'prompt', known, values)).toBe(
      'a $& {{cliente}} $1 b {{cliente}} {{vazio}}',
    );
  });
});

it.each([
  ['CN', ['BR', 'CN', 'CA'], 'BR', ['BR', 'CA']],
  ['CN', ['BR', 'CN', 'CA'], 'JP', ['BR', 'CA']],
  ['CN', ['BR', 'CN', 'CA'], 'CN', ['BR', 'CN', 'CA']],
  // Nobody said to know the rules of Vietnam.
  ['CN', ['BR', 'CN', 'CA'], 'VN', []],
  ['', ['BR', 'CA'], 'VN', []],
] as const)('a shop that sends from %s and has data in %j sends from %s: %j', (origin, countries, next, expected) => {
  expect(dataCountriesFrom({ origin, dataCountries: [...countries] }, next)).toEqual(expected);
});
