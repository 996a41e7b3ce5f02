import { describe, expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { fact } from '#tests/writer/ledger.ts';
import { composeAds } from './compose-ads.ts';
import { composeCopy } from './compose-copy.ts';
import { composeNames } from './compose-names.ts';
import { composeReviews } from './compose-reviews.ts';
import { quiet } from './portuguese-words.ts';
import { productOf } from './product.ts';

const copyOf = (facts: Fact[], chosenName = 'Sora Mate', chosenModel: 'PAS' | 'AIDA' | 'FAB' = 'AIDA') =>
  composeCopy({ description: 'x', chosenName, chosenModel, facts }).copy;
const adsOf = (facts: Fact[]) => composeAds({ text: 'x', strategy: 'aida', facts }).descriptions.join('');
const reviewsOf = (facts: Fact[], size: 'curta' | 'media' | 'longa', count = 12) =>
  composeReviews({
    product_description: 'x',
    size,
    count,
    women_count: count / 2,
    men_count: count / 2,
    name_style: 'ambos',
    facts,
  }).reviews.map(({ review }) => review.split('\n')[0] ?? '');

describe('Portuguese as it is written', () => {
  test.each([
    ['Garrafa Térmica', 'garrafa térmica'],
    ['luminaria de mesa', 'luminária de mesa'],
    ['NÃO ACOMPANHA ADAPTADOR', 'não acompanha adaptador'],
    ['recarregavel por USB', 'recarregável por USB'],
    ['lave a mao', 'lave à mão'],
    ['cabo USB-C', 'cabo USB-C'],
  ])('%j is %j inside a sentence', (written, expected) => {
    expect(quiet(written)).toBe(expected);
  });

  test('a name that says the product takes its article and no apposition', () => {
    const facts = [fact('product_type', 'Mochila')];
    const copies = (['PAS', 'AIDA', 'FAB'] as const).map((model) => copyOf(facts, 'Mochila Tabi', model)).join('\n');
    expect(copies).toContain('a Mochila Tabi');
    expect(copies).not.toMatch(/Mochila Tabi(?: é|,|:) uma mochila|(?:Conheça|Apresentamos|Peça|Veja) Mochila/);
    expect(copyOf(facts, 'Tabi Go', 'FAB')).toMatch(/Tabi Go.{0,6}uma mochila/);
  });

  test('several jars of a kit are a kit of jars', () => {
    const type = fact('product_type', 'Potes Herméticos', { text: 'Kit 12 Potes Herméticos de Vidro' });
    const { isSet, ja } = productOf([type], 'x');
    expect(isSet).toBe(true);
    expect(ja).toMatch(/セット$/);
    expect(copyOf([type])).toContain('kit de potes herméticos');
    expect(copyOf([fact('product_type', 'Brinquedo', { text: 'Jogo Dinossauro Brinquedo' })])).not.toContain('kit');
  });

  test('one measure, written twice, is told once, with its units as they are written', () => {
    const copy = copyOf([
      fact('product_type', 'Bebedouro'),
      fact('quantity', '2', { role: 'volume', unit: 'L' }),
      fact('quantity', '2', { role: 'volume', unit: 'litros' }),
      fact('quantity', '1800', { role: 'battery', unit: 'mah' }),
    ]);
    expect(copy.match(/• Capacidade: .*/g)).toEqual(['• Capacidade: 2 L']);
    expect(copy).toContain('1800 mAh');
  });
});

describe('a list says no more than it names', () => {
  const colours = ['azul marinho', 'cor de burro quando foge', 'preto'].map((value) => fact('colour', value));

  test('a list of colours is told whole or not at all', () => {
    const said = adsOf([fact('product_type', 'Mochila'), ...colours]);
    expect(said).not.toContain('など');
    expect(said).not.toMatch(/ネイビー|ブラック/);
    expect(copyOf([fact('product_type', 'Mochila'), ...colours], 'Tabi Go')).toContain(
      'Cores: azul marinho, cor de burro quando foge e preto',
    );
  });

  test('a box of which a part is known tells that part as a part', () => {
    const contents = ['1 x mochila', '2 x zorblax', '1 x cabo USB'].map((value) => fact('contents', value));
    const said = adsOf([fact('product_type', 'Mochila'), ...contents]);
    expect(said).toContain('セット内容の一部は本体×1、USBケーブル×1です。');
    expect(adsOf([fact('product_type', 'Mochila'), ...contents.filter((_, at) => at !== 1)])).not.toContain('一部');
    expect(adsOf([fact('product_type', 'Mochila'), ...contents.slice(0, 1)])).not.toContain('セット内容は本体×1です');
  });

  test('uses become one sentence with the particle of a place', () => {
    const uses = ['academia', 'viagem', 'trabalho'].map((value) => fact('use', value));
    expect(adsOf([fact('product_type', 'Garrafa'), ...uses])).toContain('ジム、旅行、仕事で使えます。');
  });

  test('sizes of Brazil are called so', () => {
    const sizes = fact('size_range', '34 ao 39', { text: 'Numeração do 34 ao 39 (BR)' });
    expect(adsOf([fact('product_type', 'Tênis'), sizes])).toContain('サイズは34〜39（ブラジルサイズ）です。');
    expect(copyOf([fact('product_type', 'Tênis'), sizes])).toContain('Tamanhos: do 34 ao 39 (BR)');
  });

  test('a side of the product has its material by its own name', () => {
    const facts = [fact('product_type', 'Mochila'), fact('material', 'poliéster', { role: 'externo' })];
    expect(copyOf(facts)).toContain('Material externo: poliéster');
    expect(adsOf(facts)).toContain('外側はポリエステルです。');
  });
});

describe('sample reviews', () => {
  const facts = [
    fact('product_type', 'Aspirador de pó'),
    fact('quantity', '35', { role: 'duration', unit: 'min' }),
    fact('quantity', '4', { role: 'charge_time', unit: 'horas' }),
    fact('quantity', '1,6', { role: 'weight', unit: 'kg' }),
    fact('quantity', '90', { role: 'warranty', unit: 'dias' }),
    fact('material', 'ABS', { role: 'corpo' }),
  ];

  test.each(['curta', 'media', 'longa'] as const)('%s: an opinion, at most one reason, nothing glued', (size) => {
    for (const review of reviewsOf(facts, size)) {
      expect(review).not.toMatch(/決め手|私の使い方に合って|もう一つ|慣れるまで|充電時間/);
      expect(review.match(/(?:購入|選び|買い替え)(?:しま|まし)/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(review).toMatch(
        /満足|よかった|正解|不満は|使っていき|気に入|教えたい|とおり|探して|うれし|ちょうどよく|安心|後悔はありません|私好み|ほっとしました|選びます|これにする|印象は/,
      );
    }
  });

  test('thirty short ones differ', () => {
    expect(new Set(reviewsOf(facts, 'curta', 30)).size).toBe(30);
  });
});

test('names carry no other animal, no vessel and no foam', () => {
  const names = ['Aspirador de pó', 'Mochila', 'Brinquedo', 'Bebedouro para gatos'].flatMap(
    (type) => composeNames({ description: type, facts: [fact('product_type', type)] }).names,
  );
  expect(names.join(' ')).not.toMatch(/\b(?:Awa|Kuma|Hako|Kago|Hashi)\b/);
});
