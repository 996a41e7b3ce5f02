import { expect, it } from 'vitest';
import { generateReviews } from '#contract/robots/robots.ts';
import { MEN_NAMES, WOMEN_NAMES } from '#domain/robots/reviews/reviewer-name-lists.ts';
import { createModelApp } from '#tests/support/model-app.ts';
import { buildUser } from '#tests/support/samples/builders.ts';

/** Handling of model answers that do not match the order. */
const { fake, api, deps } = await createModelApp();
const as = api.as(await buildUser(deps.db));

const description = 'Garrafa térmica de aço inox 500 ml.';
const women = new Set(WOMEN_NAMES.flatMap(({ kanji, reading }) => [kanji, reading]));
const men = new Set(MEN_NAMES.flatMap(({ kanji, reading }) => [kanji, reading]));
const sentence = (index: number) => `${index}本目も毎日の通勤で使っています。`; // 17 or 18 characters
const HIRAGANA = /^[ぁ-んー]+$/;
const KANJI = /^[\p{Script=Han}々]+ [\p{Script=Han}々]+$/u;

type Order = {
  count: number;
  women: number;
  style: 'hiragana' | 'kanji' | 'ambos';
  size: 'curta' | 'media' | 'longa' | 'mix';
};

async function order({ count, women: womenCount, style, size }: Order) {
  const people = { count, women_count: womenCount, men_count: count - womenCount };
  const body = { product_description: description, size, name_style: style, ...people };
  return (await as.send(generateReviews, { body })).body;
}

it.each([
  { count: 3, women: 0, style: 'hiragana', size: 'curta', min: 15, max: 40 },
  { count: 6, women: 4, style: 'kanji', size: 'media', min: 60, max: 120 },
  { count: 5, women: 5, style: 'ambos', size: 'longa', min: 180, max: 350 },
  { count: 30, women: 13, style: 'ambos', size: 'mix', min: 15, max: 350 },
] as const)(
  'returns $count signed and marked reviews with $women women, $style, $size, even if the model writes more and longer ones',
  async (wanted) => {
    let written = 0;
    const write = () => {
      written += 1;
      return `${sentence(written).repeat(30)}\n※サンプルレビュー\n山田 太郎`;
    };
    fake.script(() => ({ content: { reviews: Array.from({ length: 7 }, write) } }));
    const { reviews } = await order(wanted);
    expect(reviews).toHaveLength(wanted.count);
    expect(new Set(reviews.map(({ nome }) => nome)).size).toBe(wanted.count);
    const given = reviews.map(({ nome }) => nome.split(' ').at(-1) ?? '');
    expect(given.filter((name) => women.has(name))).toHaveLength(wanted.women);
    expect(given.filter((name) => men.has(name))).toHaveLength(wanted.count - wanted.women);
    const styles = reviews.map(({ nome }) => (HIRAGANA.test(nome) ? 'hiragana' : KANJI.test(nome) ? 'kanji' : nome));
    expect([...new Set(styles)].toSorted()).toEqual(wanted.style === 'ambos' ? ['hiragana', 'kanji'] : [wanted.style]);
    for (const { review } of reviews) {
      const [body = '', rest] = review.split('\n※サンプルレビュー');
      expect(rest).toBe('');
      expect(body.length).toBeGreaterThanOrEqual(wanted.min);
      expect(body.length).toBeLessThanOrEqual(wanted.max);
      expect(body.replaceAll(sentence(Number.parseInt(body, 10)), '')).toBe('');
    }
  },
);

it('reports the faults to the model and uses its second answer', async () => {
  const good = [
    '軽くて毎日の通勤に使いやすいです。買ってよかったです。',
    '500mlで持ち歩きやすい大きさだと思います。',
    'デザインがきれいで母への贈り物にも選びました。',
  ];
  fake.script([{ content: { reviews: ['はい。', 'いいえ。', 'はい。'] } }, { content: { reviews: good } }]);
  const { reviews } = await order({ count: 3, women: 1, style: 'kanji', size: 'curta' });
  expect(reviews.map(({ review }) => review)).toEqual(good.map((text) => `${text}\n※サンプルレビュー`));
  expect(fake.requests).toHaveLength(2);
});

it('returns fewer reviews than ordered if the model gives fewer', async () => {
  fake.script([{ content: { reviews: [sentence(1), sentence(2)] } }]);
  expect((await order({ count: 5, women: 2, style: 'kanji', size: 'curta' })).reviews).toHaveLength(2);
});
