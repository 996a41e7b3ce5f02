import { describe, expect, test } from 'vitest';
import { adviseRisks } from './risk-notes.ts';

const rulesFor = (text: string) => [...new Set(adviseRisks(text).map(({ rule }) => rule))];

describe('risk notes', () => {
  test.each([
    ['飲むだけで風邪が治る', 'cure'],
    ['ニキビを治すクリーム', 'cure'],
    ['自宅で治療できます', 'cure'],
    ['肩こりの解消に', 'symptom'],
    ['腰痛が改善しました', 'symptom'],
    ['花粉症に効果があります', 'symptom'],
    ['シミが消える美容液', 'skin-effect'],
    ['美白ケアに', 'skin-effect'],
    ['アンチエイジングの決定版', 'anti-ageing'],
    ['みるみる若返ります', 'anti-ageing'],
    ['一週間で痩せる', 'slimming'],
    ['脂肪燃焼をサポート', 'slimming'],
    ['免疫力を高める', 'body-function'],
    ['血行促進マッサージ', 'body-function'],
    ['まつ毛が伸びる', 'hair-growth'],
    ['飲む日焼け止め', 'oral-sunscreen'],
    ['医師も推薦する枕', 'endorsement'],
    ['副作用なしで安心', 'absolute'],
    ['100%満足をお約束', 'absolute'],
    ['必ず満足していただけます', 'absolute'],
    ['売上No.1', 'superlative'],
    ['世界初の技術', 'superlative'],
    ['最高級の素材', 'superlative'],
    ['通常価格5,000円', 'comparison-price'],
    ['全品50%OFF', 'comparison-price'],
    ['R$ 199,90 → R$ 99,90', 'comparison-price'],
    ['今だけのチャンス', 'urgency'],
    ['残りわずかです', 'urgency'],
    ['🚚 今なら送料無料', 'urgency'],
    ['🎁 特別価格でお届け', 'special-price'],
    ['安心の日本製', 'origin'],
    ['抗菌加工のタオル', 'antibacterial'],
    ['6時間保温できます', 'performance'],
    ['連続再生は最大24時間', 'performance'],
    ['お客様満足度98%', 'testimonials'],
    ['猫背を矯正します', 'posture'],
    ['価格は3,000円（税抜）', 'tax-excluded'],
  ])('flags %j as %s', (text, rule) => {
    expect(rulesFor(text)).toContain(rule);
  });

  test.each([
    '自治体の指定袋に入れてください。',
    '明治時代のデザインを参考にしました。',
    '治安のよい街で暮らしています。',
    '最高の気分で出かけられます。',
    '最高気温は30℃です。',
    'コットン100%の生地です。',
    '必ずお読みください。',
    'シミ汚れがなくなるまで洗えます。',
    '今だけでなく、長く使えます。',
    '型番はNo.12です。',
    'やせ型の方にも合います。',
    '治療を目的としたものではありません。',
    '毎日使える保温ボトルです。',
    '送料無料でお届けします。',
    '価格は3,980円（税込）です。',
    '24時間いつでもご注文いただけます。',
    '政治の本を読みました。',
    '軽い力で汚れが落ちます。',
  ])('stays silent on %j', (text) => {
    expect(adviseRisks(text)).toEqual([]);
  });

  test('explains in Portuguese and shows the words once', () => {
    const [note, ...others] = adviseRisks('抗菌タオル。抗菌加工です。');
    expect(others).toEqual([]);
    expect(note).toMatchObject({ excerpt: '抗菌', reason: expect.stringContaining('teste do fabricante') });
  });
});
