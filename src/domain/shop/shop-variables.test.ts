import { describe, expect, it } from 'vitest';
import { fillVariables, findVariables } from '#domain/text/text-variables.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { blankShop } from './shop.ts';
import { SHOP_VARIABLES, shopVariables } from './shop-variables.ts';

const known = new Set(SHOP_VARIABLES.map(({ name }) => name));

describe('variables of the shop', () => {
  it('have a value for a complete shop, and none for an empty one', () => {
    expect([...shopVariables(sampleShop).keys()]).toEqual([...known]);
    expect(shopVariables(blankShop).size).toBe(0);
    expect(shopVariables(sampleShop).get('prazo_entrega')).toBe('ご注文から10〜20日でお届けします。');
    expect(shopVariables({ ...sampleShop, deliveryMax: null }).has('prazo_entrega')).toBe(false);
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
