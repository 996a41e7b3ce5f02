import { describe, expect, it, test } from 'vitest';
import { plainForm, saferChange } from './fit-safer-wording.ts';

const swap = (text: string, words: string, wording: string, language: 'ja' | 'pt' = 'ja') => {
  const start = text.indexOf(words);
  const change = saferChange(text, { start, end: start + words.length, language }, wording);
  return `${text.slice(0, change.start)}${change.words}${text.slice(change.end)}`;
};
const SPOTS = '日やけによるシミ、ソバカスを防ぐ（日焼け止め）';
const MOIST = 'うるおいを与え、肌をすこやかに保ちます';

describe('keeps a Japanese sentence grammatical', () => {
  test.each([
    // Noun replaced by a noun.
    ['業界最安値のボトル', '業界最安値', 'お求めやすい価格', 'お求めやすい価格のボトル'],
    ['この価格は業界最安値です。', '業界最安値', 'お求めやすい価格', 'この価格はお求めやすい価格です。'],
    ['業界最安値！', '業界最安値', 'お求めやすい価格', 'お求めやすい価格！'],
    ['業界最安値で買える', '業界最安値', 'お求めやすい価格', 'お求めやすい価格で買える'],
    ['毎朝デトックスできるお茶です。', 'デトックスできる', 'すっきりとした心地よさ', 'すっきりとした心地よさ。'],
    // Before a noun: の after a noun, plain form of a verb.
    ['最安値ボトル登場', '最安値', 'お求めやすい価格', 'お求めやすい価格のボトル登場'],
    ['制汗スプレーです。', '制汗', 'さわやかな香り', 'さわやかな香りのスプレーです。'],
    ['壊れないボトルです。', '壊れない', '割れにくい素材', '割れにくい素材のボトルです。'],
    ['デトックス茶を毎日', 'デトックス', 'すっきりとした心地よさ', 'すっきりとした心地よさの茶を毎日'],
    ['業界最安値の美白クリーム。', '美白', MOIST, '業界最安値のうるおいを与え、肌をすこやかに保つクリーム。'],
    ['世界一のボトルです。', '世界一', '素材にこだわりました', '素材にこだわったボトルです。'],
    ['業界最高品質の保温力', '業界最高品質', '素材にこだわりました', '素材にこだわった保温力'],
    ['シミが消えるクリームです。', 'シミが消える', MOIST, 'うるおいを与え、肌をすこやかに保つクリームです。'],
    // The rest of the clause would still promise an effect: the whole clause is replaced.
    ['デトックス効果も期待できます。', 'デトックス', 'すっきりとした心地よさ', 'すっきりとした心地よさ。'],
    ['美白の効果があります。', '美白', MOIST, `${MOIST}。`],
    // A verb or adjective cannot be replaced by a noun: the whole clause is replaced.
    ['壊れないので安心です。', '壊れない', '割れにくい素材', '割れにくい素材。'],
    ['フタが壊れない。', '壊れない', '割れにくい素材', '割れにくい素材。'],
    ['壊れないのが特徴', '壊れない', '割れにくい素材', '割れにくい素材'],
    ['環境にやさしい、軽いボトル', '環境にやさしい', '再生素材', '再生素材、軽いボトル'],
    // A sentence replaces the whole sentence and leaves its neighbours unchanged.
    ['軽い。シミが消える。丈夫。', 'シミが消える', SPOTS, `軽い。${SPOTS}。丈夫。`],
    ['使うだけでシミが消えました！', 'シミが消えました', SPOTS, `${SPOTS}！`],
    ['塗ると、シミが消えると評判です。', 'シミが消える', SPOTS, `塗ると、${SPOTS}。`],
    ['シミが消え、美白効果も。', 'シミが消え', SPOTS, `${SPOTS}。`],
    ['絶対に漏れないフタで、安心です。丈夫。', '絶対に', '多くの場面で使えます', '多くの場面で使えます。丈夫。'],
    ['日本一売れている傘', '日本一', '素材にこだわりました', '素材にこだわりました'],
    // Brackets, line breaks and spaces end a clause.
    ['「シミが消える」と評判です。', 'シミが消える', SPOTS, `「${SPOTS}」と評判です。`],
    ['「軽くて、シミが消える」と評判。', 'シミが消える', SPOTS, `「軽くて、${SPOTS}」と評判。`],
    ['【美白】クリーム', '美白', MOIST, `【${MOIST}】クリーム`],
    ['保湿\n美白\n50g', '美白', MOIST, `保湿\n${MOIST}\n50g`],
    ['クリーム 美白 50g', '美白', MOIST, `クリーム ${MOIST} 50g`],
  ])('%s', (text, words, wording, expected) => expect(swap(text, words, wording)).toBe(expected));
});

it('replaces only the words in Portuguese', () => {
  expect(swap('Chá detox bom', 'detox', 'leve', 'pt')).toBe('Chá leve bom');
});

test.each([
  ['保ちます', '保つ'],
  ['支えます', '支える'],
  ['保てます', '保てる'],
  ['こだわりました', 'こだわった'],
  ['仲間入りしました', '仲間入りした'],
  ['着用します', '着用する'],
  ['防ぎました', '防いだ'],
  ['楽しみました', '楽しんだ'],
  ['使います', '使う'],
  ['書きました', '書いた'],
  ['答えました', '答えた'],
  ['使いやすい', '使いやすい'],
  ['毎日のケアに', undefined],
  ['割れにくい素材', undefined],
])('%s before a noun: %s', (polite, plain) => expect(plainForm(polite)).toBe(plain));
