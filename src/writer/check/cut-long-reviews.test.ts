import { describe, expect, it } from 'vitest';
import { fitReview } from './cut-long-reviews.ts';

const sentence = '軽くて毎日の通勤に使いやすいです。'; // 17 characters

describe('fitReview', () => {
  it('keeps a review of the right size, without the model’s own mark', () => {
    expect(fitReview(`${sentence}\n※サンプルレビュー`, 'curta')).toBe(sentence);
    expect(fitReview('丈夫で気に入りました！\n色もきれいでした', 'curta')).toBe(
      '丈夫で気に入りました！\n色もきれいでした',
    );
  });

  it('cuts a review that is too long after whole sentences', () => {
    expect(fitReview(sentence.repeat(3), 'curta')).toBe(sentence.repeat(2));
    expect(fitReview(sentence.repeat(30), 'mix')).toBe(sentence.repeat(20));
  });

  it.each([
    ['too short', 'いいです。'],
    ['one sentence that is too long', `${'とても'.repeat(14)}いいです。`],
    ['a first sentence that is too short and a second that is too long', `はい。${'とても'.repeat(14)}。`],
    ['empty', ''],
  ])('does not shorten a review that cannot be made to fit: %s', (_, text) => {
    expect(fitReview(text, 'curta')).toBe(text);
  });
});
