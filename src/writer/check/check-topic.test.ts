import { expect, test } from 'vitest';
import { fact, measure } from '#tests/writer/ledger.ts';
import { checkTopic } from './check-topic.ts';

const source = 'Garrafa térmica Mizu X200\n500 ml\nPeso: 320 g';
const facts = [
  fact('product_type', 'Garrafa térmica'),
  fact('brand', 'Mizu'),
  fact('model_code', 'X200'),
  measure('volume', '500', 'ml'),
  measure('weight', '320', 'g'),
  fact('use', 'academia'),
  fact('audience', 'crianças'),
  fact('claim', 'leve'),
  fact('number', '7'),
];
const topic = (text: string, language: 'pt' | 'ja', own = source) =>
  checkTopic(text, { field: 'copy', language }, { source: own, facts });

test.each([
  'このスニーカーは軽いです。',
  'スニーカーです',
  'このスニーカー。500ml。',
  'スニーカーなら',
  'スニーカーを紹介',
  'スニーカーをご紹介',
  'スニーカーの登場',
  'スニーカー。',
  'このスニーカー。ジム、子ども、軽い、7。',
])('%j speaks of shoes', (text) => {
  expect(topic(text, 'ja')).toEqual([
    { code: 'off_topic', field: 'copy', excerpt: 'スニーカー', message: 'Parece falar de outro produto: tênis.' },
  ]);
});

test.each([
  'スニーカー',
  'スニーカーに合う',
  'スニーカーです。500ml、320g。',
  'このスニーカー。Mizu。',
  'このスニーカー。X200。',
  '保温ボトルとこのスニーカー。',
  'このボトルです。',
])('%j does not', (text) => expect(topic(text, 'ja')).toEqual([]));

test('a source that names no product has no topic', () => {
  expect(topic('このスニーカー。', 'ja', 'Zorblax')).toEqual([]);
});

test.each(['O tênis é bom. Use o tênis.', 'Tênis tênis 500 ml', 'Tênis leve. Tênis 7 para crianças na academia.'])(
  '%j speaks of shoes',
  (text) => {
    expect(topic(text, 'pt')).toEqual([
      { code: 'off_topic', field: 'copy', excerpt: 'tênis', message: 'Parece falar de outro produto: tênis.' },
    ]);
  },
);

test.each([
  'O tênis é bom.',
  'O tênis e a bota.',
  'O tênis e a garrafa. O tênis.',
  'O copo é bom. O copo.',
  'O tênis Mizu. O tênis.',
  'O tênis X200. O tênis.',
  'Tênis tênis 500 ml 320 g',
  'Sem nome nenhum.',
])('%j does not', (text) => expect(topic(text, 'pt')).toEqual([]));
