import { describe, expect, test } from 'vitest';
import { checkJapanese, hasMixedPoliteness, japaneseShare } from './check-japanese.ts';
import { findLeftoverPortuguese } from './leftover-portuguese.ts';

const codes = (text: string, options = {}) => checkJapanese(text, options).map(({ code }) => code);

describe('Japanese text', () => {
  test.each([
    '毎日使える保温ボトルです。',
    'Bluetooth対応のワイヤレスイヤホンです。USB Type-Cで充電できます。',
    'iPhone 15 Proに対応しています。',
    '「Mizu Mate」があれば、そんな毎日が変わります。',
    '軽さが魅力。もう慌てない。',
    'まだ迷っている方へ。詳しくはこちらをご覧ください。',
  ])('accepts %j', (text) => {
    expect(checkJapanese(text)).toEqual([]);
  });

  test.each([
    ['', ['empty']],
    ['   \n', ['empty']],
    ['这是一个很好的产品，质量不错', ['no_kana']],
    ['Esta garrafa mantém a temperatura', ['not_japanese', 'no_kana', 'leftover_portuguese']],
    ['ブラジル産のcafé especialです。', ['leftover_portuguese']],
    ['この商品はde couroです。', ['leftover_portuguese']],
    ['軽量のmochilaです。', []],
    ['とても便利です。これは最適である。', ['mixed_politeness']],
    ['ｶﾒﾗ付きです。', ['half_width_kana']],
    ['長さは30㎝です。', ['platform_character']],
    ['文字化け\u{FFFD}です。', ['broken_character']],
    ['{nome}をご紹介します。', ['placeholder']],
    ['〇〇をご紹介します。', ['placeholder']],
    ['【未訳: Chega de bagunça】すっきりします。', ['untranslated_mark']],
  ])('reports for %j: %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  test('tolerates marks of untranslated text only when told to', () => {
    const draft = '軽量なリュックです。\n【未訳: Chega de dor nas costas】';
    expect(codes(draft)).toEqual(['untranslated_mark']);
    expect(codes(draft, { allowUntranslatedMarks: true })).toEqual([]);
    expect(codes('【未訳: XPTO 9000 turbo】', { allowUntranslatedMarks: true })).toEqual([]);
    expect(
      codes('軽量なmochilaです。【未訳: algo】', { allowUntranslatedMarks: true, sourceText: 'mochila leve' }),
    ).toEqual(['leftover_portuguese']);
  });

  test('counts letters as readers do against the limits', () => {
    expect(codes('楽しいです。👨‍👩‍👧', { max: 7 })).toEqual([]);
    expect(codes('楽しいです。👨‍👩‍👧', { max: 6 })).toEqual(['too_long']);
    expect(codes('短いです。', { min: 15 })).toEqual(['too_short']);
  });

  test('measures the share of Japanese letters', () => {
    expect(japaneseShare('あいうえ abcde fghij')).toBeCloseTo(0.5);
    expect(japaneseShare('iPhone 15 Proに対応しています。')).toBeGreaterThan(0.65);
    expect(japaneseShare('123 !?')).toBe(0);
  });

  test.each([
    ['便利です。安心である。', true],
    ['便利だ。おすすめです。', true],
    ['便利です。まだです。', false],
    ['これはまだ', false],
    ['毎日使えます。軽さを、あなたに。', false],
  ])('politeness mix of %j is %s', (text, mixed) => {
    expect(hasMixedPoliteness(text)).toBe(mixed);
  });
});

describe('leftover Portuguese', () => {
  test.each([
    ['この商品は não です', ['não']],
    ['rapidamenteに乾きます', ['rapidamente']],
    ['USBケーブル com suporte', ['com']],
    ['https://loja.com/para-voce を参照', []],
    ['Café de Flore風', ['Café', 'de']],
    ['travel用のlevel', []],
  ])('finds in %j: %j', (text, found) => {
    expect(findLeftoverPortuguese(text)).toEqual(found);
  });

  test('keeps brand names and knows the words of the source', () => {
    expect(findLeftoverPortuguese('「Sabor da Terra」のコーヒー', { keepWords: ['Sabor da Terra'] })).toEqual([]);
    expect(findLeftoverPortuguese('especialなコーヒー', { sourceText: 'café especial' })).toEqual(['especial']);
    expect(findLeftoverPortuguese('Aromaのコーヒー', { sourceText: 'café Aroma' })).toEqual([]);
  });
});
