import { expect, test } from 'vitest';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { wordedFor } from './family-verbs.ts';

const SENTENCES = ['使えます。', '使っています。', '使い始め', '使う場面', '使わない', '使い方', '使い捨て'];

test.each<[Family, string, string[]]>([
  ['kitchen', '鍋', SENTENCES],
  ['clothing', 'シャツ', ['着られます。', '着ています。', '着始め', '着る場面', '着ない', '使い方', '使い捨て']],
  ['clothing', '靴下', ['履けます。', '履いています。', '履き始め', '履く場面', '履かない', '使い方', '使い捨て']],
  [
    'clothing',
    'カーゴパンツ',
    ['履けます。', '履いています。', '履き始め', '履く場面', '履かない', '使い方', '使い捨て'],
  ],
  ['shoes', 'サンダル', ['履けます。', '履いています。', '履き始め', '履く場面', '履かない', '使い方', '使い捨て']],
  [
    'jewelry',
    'ネックレス',
    ['着けられます。', '着けています。', '着け始め', '着ける場面', '着けない', '使い方', '使い捨て'],
  ],
  [
    'food',
    'コーヒー',
    ['味わえます。', '味わっています。', '味わい始め', '味わう場面', '使わない', '好み', '使い捨て'],
  ],
])('%s: %s', (family, ja, expected) => {
  expect(SENTENCES.map((sentence) => wordedFor({ family, ja }, sentence))).toEqual(expected);
});

test('food is tasted with care, once', () => {
  expect(wordedFor({ family: 'food', ja: 'コーヒー' }, '大切に使っていきます。')).toBe('大切に味わいます。');
});

test.each([
  '乾燥機で使えます。',
  '冷蔵庫で使えます。',
  '電子レンジで使えます。',
  'オーブンで使えます。',
  '電池を使います。',
])('%s is worn by nobody', (sentence) =>
  expect(wordedFor({ family: 'clothing', ja: 'シャツ' }, sentence)).toBe(sentence),
);

test('a powder is drunk, a sweet is tasted', () => {
  expect(wordedFor({ family: 'food', ja: 'コラーゲン' }, '毎日使っています。')).toBe('毎日飲んでいます。');
  expect(wordedFor({ family: 'food', ja: 'ジャム' }, '毎日使っています。')).toBe('毎日味わっています。');
});
