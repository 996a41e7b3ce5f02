import { describe, expect, test } from 'vitest';
import { fact } from '#tests/writer/ledger.ts';
import { checkLeftovers, findLeftovers } from './check-leftovers.ts';
import { isEveryday, keepListOf } from './keep-list.ts';

describe('Portuguese left in Japanese', () => {
  const left = (text: string, source = 'Garrafa térmica bonita, ZORB') =>
    findLeftovers(text, source, new Set(['casa']));

  test.each([
    ['garrafaのボトル', 'garrafa'],
    ['térmicoボトル', 'térmico'],
    ['Ação', 'Ação'],
    ['Mizuボトル bonita', 'bonita'],
    ['de Mizu', 'de'],
    ['Rapidamente', 'Rapidamente'],
    ['novidades', 'novidades'],
    ['copo', 'copo'],
    ['COPO', 'COPO'],
  ])('%j keeps %j', (text, word) => expect(left(text)).toEqual([word]));

  test.each(['De', 'mente', 'USB Wi-Fi LED', 'casa Casa', 'Zorb', 'zorb', 'Blorp quux', '保温ボトル'])(
    '%j keeps none',
    (text) => expect(left(text)).toEqual([]),
  );

  test('addresses and tags are no prose', () => {
    const text =
      'https://garrafa.com.br/bonita www.garrafa.com a.b+c@bonita.com.br #bonita @garrafa bonita.com.br <b bonita>';
    expect(left(text)).toEqual([]);
    expect(left('www.garrafa.com。bonita')).toEqual(['bonita']);
  });

  test('small words of the source are known by their letters, from four on', () => {
    expect(left('bona', 'bona')).toEqual(['bona']);
    expect(left('bon', 'bon')).toEqual([]);
    expect(left('Bona', 'bona')).toEqual([]);
    expect(left('bona', 'Bona')).toEqual([]);
  });

  test('what was marked as not translated is told once, and its words are not left over', () => {
    const text = '保温ボトル【未訳: tem mais】と【未訳: tem mais】copo';
    expect(checkLeftovers(text, { field: 'translation', language: 'ja' }, { source: 'tem mais', facts: [] })).toEqual([
      { code: 'untranslated', field: 'translation', excerpt: '【未訳: tem mais】', message: 'Trecho sem tradução.' },
      { code: 'leftover_portuguese', field: 'translation', excerpt: 'copo', message: '“copo” ficou em português.' },
    ]);
    expect(checkLeftovers('水', { field: 'translation', language: 'ja' }, { source: '', facts: [] })).toEqual([]);
  });
});

describe('Latin words that may stay', () => {
  const kept = (source: string) => [...keepListOf(source, [])];

  test.each([
    ['Garrafa Zorblax nova', ['zorblax']],
    ['Zorblax nova', ['zorblax']],
    ['a Zor nova', ['zor']],
    ['zorBlax iFone', ['zorblax', 'ifone']],
    ['Ingredientes: aqua, glicerina, mel', ['ingredientes', 'aqua', 'glicerina', 'mel']],
    ['Composicao: a, b, zor', ['composicao', 'a', 'b', 'zor']],
    ['INCI: aqua, mel, sal', ['inci', 'aqua', 'mel', 'sal']],
    ['USB e XL', ['usb', 'xl']],
    ['é ABC ou ABCD', ['abc', 'abcd']],
    ['ABCD EFG', ['abcd', 'efg']],
    ['Garrafa\nZorb', ['zorb']],
  ])('%j keeps %j', (source, words) => expect(kept(source)).toEqual(words));

  test.each(['Zor nova', 'GARRAFA ZORBLAX NOVA', 'Ingredientes: aqua, mel', 'copo Ção Copo', 'copo, tampa, alça'])(
    '%j keeps none',
    (source) => expect(kept(source)).toEqual([]),
  );

  test('names of the ledger stay, its other words do not', () => {
    const facts = [
      ...(['brand', 'model_code', 'link', 'certification', 'compatibility', 'size_range'] as const).map((kind, at) =>
        fact(kind, `zor${'abcdef'.charAt(at)} x`),
      ),
      fact('material', 'zorg'),
    ];
    expect([...keepListOf('', facts)]).toEqual(['zora', 'x', 'zorb', 'zorc', 'zord', 'zore', 'zorf']);
  });

  test('words of every day', () => {
    expect(['garrafas', 'Zorblax'].map(isEveryday)).toEqual([true, false]);
  });
});
