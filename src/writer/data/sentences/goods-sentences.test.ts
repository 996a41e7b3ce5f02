import { expect, it } from 'vitest';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { checkClaims } from '#writer/claims/check-claims.ts';
import { ALL_GOODS, CHOICE_NUISANCES, CHOICE_SCENES } from './goods-sentences.ts';
import * as frames from './sentence-templates.ts';

const nuisances = [...ALL_GOODS.flatMap((goods) => goods.nuisances), ...CHOICE_NUISANCES];
const { AD_TEMPLATES, REVIEW_TEMPLATES, ...others } = frames;
const said: Bilingual[] = [
  ...nuisances.flatMap(({ question, consequence }) => [question, consequence]),
  ...ALL_GOODS.flatMap(({ scenes }) => scenes),
  ...CHOICE_SCENES,
  ...[AD_TEMPLATES, REVIEW_TEMPLATES, others].flatMap((group) => Object.values(group).flat()),
];
const portuguese = ALL_GOODS.flatMap(({ publico, habits }) => [publico, ...habits]);

it.each(said)('$ja is one polite sentence in both languages and makes no claim', ({ ja, pt }) => {
  expect(ja).toMatch(/^[^。？]+[。？]$/u);
  expect(ja).toMatch(/(?:です|ます|ません|ました|でした|ください|たいです|へ|を|か|どうぞ)[。？]$/u);
  expect(ja).not.toMatch(/(?:ほしい|いい)ところでした|まだ[^お。]*ていませんか/);
  expect(ja.replace('商品ページ', '')).not.toMatch(/商品|です。です|[A-Za-z](?![a-z]*\})/);
  expect(pt).toMatch(/^(?:\p{Lu}|\{(?:Np|L)\}).*[.?]$/u);
  expect(pt).not.toMatch(/[ぁ-んァ-ヶ一-龠]/u);
  expect(pt.endsWith('?')).toBe(ja.endsWith('？'));
  expect(checkClaims(`${ja}\n${pt}`)).toEqual([]);
});

it('no sentence occurs twice', () => {
  const texts = said.map(({ ja }) => ja);
  const twice = texts.filter((ja, at) => texts.indexOf(ja) !== at);
  expect(twice).toEqual(['{ja}のご紹介です。']);
});

it.each(portuguese)('%s makes no claim', (sentence) => {
  expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect(checkClaims(sentence)).toEqual([]);
});
