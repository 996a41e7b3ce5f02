import { describe, expect, test } from 'vitest';
import { colourInJapanese, materialInJapanese, materialSlug, partInJapanese, sizesInJapanese } from './say-value.ts';

describe('colours', () => {
  test.each([
    ['Preto', 'ブラック'],
    ['cor preta', 'ブラック'],
    ['azul marinho', 'ネイビー'],
    ['preto fosco', 'マットブラック'],
    ['branca fosca', 'マットホワイト'],
    ['preto e branco', 'ブラック×ホワイト'],
    ['preto/branco', 'ブラック×ホワイト'],
    ['preto / branco', 'ブラック×ホワイト'],
    ['preto com dourado', 'ブラック×ゴールド'],
    ['preto c/ dourado', 'ブラック×ゴールド'],
    ['azul bic', 'ロイヤルブルー'],
    ['fume', 'スモーク'],
    ['cinza chumbo', 'チャコールグレー'],
    ['floral', '花柄'],
    ['xadrez', 'チェック柄'],
    ['vermelha', 'レッド'],
    ['azul-claro', 'ライトブルー'],
    ['azul  claro', 'ライトブルー'],
    ['preto e branco e azul', 'ブラック×ホワイト×ブルー'],
  ])('%j is %j', (words, said) => {
    expect(colourInJapanese(words)).toEqual(said);
  });

  test.each([
    'recor preta',
    'multicor preta',
    'a preto e branco',
    'preto e branco zorblax',
    'preto e zorblax',
    'zorblax e preto',
    'zorblax fosco',
    'preto fosco zorblax',
    'zorblax',
  ])('%j is not guessed', (words) => {
    expect(colourInJapanese(words)).toBeNull();
  });
});

describe('materials', () => {
  test.each([
    ['Algodão', 'コットン'],
    ['100% algodão', 'コットン100%'],
    ['80 % de algodão', 'コットン80%'],
    ['95% em poliéster', 'ポリエステル95%'],
    ['algodão 100%', 'コットン100%'],
    ['aço inoxidável 18/8', 'ステンレス（18/8）'],
    ['aço inoxidável 18/10', 'ステンレス（18/10）'],
    ['aço inox grau 304', 'ステンレス（304）'],
    ['inox tipo 316l', 'ステンレス（316l）'],
    ['poliéster 600d', 'ポリエステル（600D）'],
    ['algodão e poliéster', 'コットン・ポリエステル'],
    ['80% algodão, 20% poliéster', 'コットン80%・ポリエステル20%'],
    ['80% algodão e 20% poliéster', 'コットン80%・ポリエステル20%'],
    ['algodão 80%/poliéster 20%', 'コットン80%・ポリエステル20%'],
    ['algodão + elastano', 'コットン・ポリウレタン弾性糸'],
    ['algodão; elastano', 'コットン・ポリウレタン弾性糸'],
    ['algodão / elastano', 'コットン・ポリウレタン弾性糸'],
    ['algodão,elastano', 'コットン・ポリウレタン弾性糸'],
    ['cerdas sintéticas', '合成毛'],
    ['papel', '紙'],
    ['aço-inox', 'ステンレス'],
    ['pc', 'ポリカーボネート'],
  ])('%j is %j', (words, said) => {
    expect(materialInJapanese(words)).toEqual(said);
  });

  test.each(['algodão e zorblax', 'zorblax, algodão', '50% zorblax', 'zorblax 304', 'zorblax', '1000% algodão'])(
    '%j is not guessed',
    (words) => {
      expect(materialInJapanese(words)).toBeNull();
    },
  );

  test('in the address of the page', () => {
    expect(['Aço inox', 'zorblax'].map(materialSlug)).toEqual(['stainless-steel', undefined]);
  });
});

describe('sizes', () => {
  test.each([
    ['P ao GG', 'S〜XL'],
    ['do P ao GG', 'S〜XL'],
    ['de P a GG', 'S〜XL'],
    ['PP ao XGG', 'XS〜3XL'],
    ['34 ao 39', '34〜39'],
    ['34 a 39', '34〜39'],
    ['34 até 39', '34〜39'],
    ['34–39', '34〜39'],
    ['34-39', '34〜39'],
    ['34 / 39', '34〜39'],
    ['39/34', '39・34'],
    ['P, M e G', 'S・M・L'],
    ['P M G', 'S・M・L'],
    ['P/M/G', 'S・M・L'],
    ['P | M', 'S・M'],
    ['P-M', 'S・M'],
    ['tamanho único', 'フリーサイズ'],
    ['único', 'フリーサイズ'],
    ['U', 'フリーサイズ'],
    ['tamanhos P e M', 'S・M'],
    ['numeração 34, 35 e 36', '34・35・36'],
    ['38', '38'],
    ['100', '100'],
    ['G1, G2, G3, XG', '2XL・3XL・4XL・XXL'],
    ['XS S L XL XXL', 'XS・S・L・XL・XXL'],
    ['0 a 3', '0〜3'],
    ['tamanho P', 'S'],
    ['tamanhos  P  e  M', 'S・M'],
    ['P,, M,', 'S・M'],
    ['34-34', '34・34'],
    ['34-390', '34・390'],
    ['134-39', '134・39'],
  ])('%j is %j', (words, said) => {
    expect(sizesInJapanese(words)).toEqual(said);
  });

  test.each([
    '1000',
    'meio do P',
    'P ao 39x',
    'x39 ao P',
    '39x ao P',
    'P a x9',
    'P ; M',
    'P ao zorblax',
    'zorblax ao G',
    'P e zorblax',
    '34-zorblax',
    'zorblax',
  ])('%j is not guessed', (words) => {
    expect(sizesInJapanese(words)).toBeNull();
  });

  test('nothing is no size', () => expect(sizesInJapanese('')).toBeNull());
});

test('parts come from three tables', () => {
  expect(['Tampa', 'tripé', 'interno', 'botão', 'zorblax'].map(partInJapanese)).toEqual([
    'フタ',
    '三脚',
    '内側',
    'ボタン',
    null,
  ]);
});
