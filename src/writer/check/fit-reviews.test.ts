import { describe, expect, it } from 'vitest';
import { pickFittingReviews } from './fit-reviews.ts';

const sentence = '軽くて毎日の通勤に使いやすいです。'; // 17 characters
const pick = (texts: string[], size: 'curta' | 'media' | 'longa' | 'mix' = 'curta', count = 3) =>
  pickFittingReviews(texts, { count, size });

describe('reviews of the size asked for', () => {
  it('keeps a text that fits as it is, without a mark of the model’s own', () => {
    expect(pick([`${sentence}\n※サンプルレビュー`])).toEqual([sentence]);
    expect(pick(['丈夫で気に入りました！\n色もきれいでした'])).toEqual(['丈夫で気に入りました！\n色もきれいでした']);
  });

  it('shortens a long text to its first whole sentences', () => {
    expect(pick([sentence.repeat(3)])).toEqual([sentence.repeat(2)]);
    expect(pick([sentence.repeat(30)], 'mix')).toEqual([sentence.repeat(20)]);
  });

  it.each([
    ['too short', 'いいです。'],
    ['one sentence that is too long', `${'とても'.repeat(14)}いいです。`],
    ['a first sentence that is too short and a second that is too long', `はい。${'とても'.repeat(14)}。`],
    ['empty', ''],
    ['nothing but the mark', '※サンプルレビュー'],
  ])('leaves out what cannot be made to fit: %s', (_, text) => {
    expect(pick([text, sentence])).toEqual([sentence]);
  });

  it('counts no text twice and gives no more than asked for', () => {
    expect(
      pick([sentence, sentence.repeat(3), sentence, `二本目も${sentence}`, `三本目も${sentence}`], 'curta', 2),
    ).toEqual([sentence, sentence.repeat(2)]);
  });
});
