import { describe, expect, it, test } from 'vitest';
import { CUSTOMER_SENTENCES } from '#writer/data/phrases/customer-sentences.ts';
import { CUSTOMER_WORDS } from '#writer/data/phrases/customer-words.ts';
import { readKnownSentence } from './known-sentences.ts';
import { findKnownWords } from './known-words.ts';

/** Twenty sentences that shops receive every day. */
const EVERYDAY = [
  '商品がまだ届きません。',
  'いつ届きますか？',
  '追跡番号を教えてください。',
  '返金してください。',
  '返品したいのですが。',
  'サイズを交換できますか？',
  '注文をキャンセルしたいです。',
  '住所を変更できますか?',
  '商品が壊れていました。',
  '違う商品が届きました。',
  '色が違います。',
  '部品が足りません。',
  '領収書は発行できますか？',
  '在庫はありますか？',
  '送料はいくらですか？',
  'コンビニ払いはできますか？',
  'ギフトラッピングはできますか？',
  '使い方を教えてください！',
  'すみません、至急ご連絡をお願いいたします。',
  'とても気に入りました。',
];

test.each(EVERYDAY)('is read whole: %s', (sentence) => expect(readKnownSentence(sentence)).toMatch(/^[A-ZÀ-Ú].*[.?]$/));

describe('what is not one of them', () => {
  it.each([
    '返金しないでください。',
    '商品が届きませんでしたか。',
    '色が違いますか',
    '返金してくださいと言われた。',
    '',
  ])('stays unread: %s', (sentence) => expect(readKnownSentence(sentence)).toBeNull());

  it('is explained word by word', () => {
    expect(findKnownWords('返金と交換、どちらでも構いませんので早めに対応をお願いします')).toEqual([
      { text: '返金', meaning: 'reembolso' },
      { text: '交換', meaning: 'troca' },
      { text: '早めに', meaning: 'o quanto antes' },
      { text: '対応', meaning: 'providência' },
      { text: 'お願いします', meaning: 'por favor' },
    ]);
  });
});

it('says each word and sentence once', () => {
  for (const list of [CUSTOMER_WORDS, CUSTOMER_SENTENCES]) {
    const said = list.map(([ja]) => ja);
    expect(said).toEqual([...new Set(said)]);
  }
});
