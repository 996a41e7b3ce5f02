import { describe, expect, test } from 'vitest';
import { checkPortuguese } from './check-portuguese.ts';
import {
  checkAdsReply,
  checkCopyReply,
  checkMetaDescription,
  checkNames,
  checkReviews,
  checkSlug,
  checkTranslationReply,
} from './check-replies.ts';

const META =
  'ステンレス製の保温ボトルです。バッグに入れて持ち歩けます。容量は500mlです。仕事や旅行におすすめです。ひと息つく時間が、もっと楽しみになります。詳しくはこちら。';
const request = {
  product_description: 'garrafa',
  size: 'curta',
  count: 1,
  women_count: 1,
  men_count: 0,
  name_style: 'hiragana',
} as const;

describe('replies', () => {
  test.each([
    ['thermal-bottle-500ml', true],
    ['a', true],
    ['Thermal-bottle', false],
    ['thermal--bottle', false],
    ['-bottle', false],
    ['bottle-', false],
    ['garrafa-térmica', false],
    ['', false],
    ['a'.repeat(60), true],
    ['a'.repeat(61), false],
  ])('slug %j is good: %s', (slug, good) => {
    expect(checkSlug(slug).length === 0).toBe(good);
  });

  test('holds a meta description to 75 to 117 full-width characters', () => {
    expect(checkMetaDescription(META)).toEqual([]);
    expect(checkMetaDescription('短い説明です。').map(({ code }) => code)).toEqual(['too_short']);
    expect(checkMetaDescription(META + META).map(({ code }) => code)).toEqual(['too_long']);
  });

  test('asks for 3 to 10 different names', () => {
    expect(checkNames(['Mizu Mate', 'Sora Sip', 'Izumi Cup'])).toEqual([]);
    expect(checkNames(['Mizu Mate', 'Mizu Mate']).map(({ code }) => code)).toEqual(['wrong_count', 'duplicate']);
    expect(checkNames(['Mizu Mate', 'x', 'y'.repeat(61)]).map(({ code }) => code)).toEqual(['too_short', 'too_long']);
  });

  test('wants Portuguese in the copy and Japanese in the ads', () => {
    const good = 'Pessoas que levam a própria bebida para o trabalho, a escola ou o treino todos os dias.';
    expect(checkCopyReply({ publico: good, persona: good, copy: good })).toEqual([]);
    expect(
      checkCopyReply({ publico: good, persona: '保温ボトルです。'.repeat(8), copy: good }).map(
        ({ field, code }) => `${field}:${code}`,
      ),
    ).toEqual(['persona:not_portuguese']);
    expect(checkAdsReply({ descriptions: [good] }).map(({ code }) => code)).toContain('not_japanese');
    expect(checkPortuguese('The quick brown fox jumps over my lazy dog again today').map(({ code }) => code)).toEqual([
      'not_portuguese',
    ]);
  });

  test('a translation keeps its lines', () => {
    const reply = { translation: '軽量です。\n丈夫です。', meta_description: META, url_slug: 'light-bag' };
    expect(checkTranslationReply(reply, { lineCount: 2 })).toEqual([]);
    expect(checkTranslationReply(reply, { lineCount: 3 }).map(({ code }) => code)).toEqual(['lines_changed']);
  });

  test('a review ends with the sample mark on its own line and is signed in the wanted style', () => {
    const text = '思っていたとおりで、満足しています。';
    expect(checkReviews([{ nome: 'みさき', review: `${text}\n※サンプルレビュー` }], request)).toEqual([]);
    expect(
      checkReviews([{ nome: '佐藤 美咲', review: `${text}※サンプルレビュー` }], request).map(({ code }) => code),
    ).toEqual(expect.arrayContaining(['missing_sample_mark', 'wrong_name_style']));
    expect(checkReviews([], request).map(({ code }) => code)).toEqual(['wrong_count']);
  });
});
