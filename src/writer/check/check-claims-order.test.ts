import { expect, test } from 'vitest';
import { checkClaims, checkEveryClaim } from './check-claims.ts';
import { splitSentences } from './split-sentences.ts';

test('the same words of one paragraph are noted once, of two paragraphs twice; the mender sees them all', () => {
  const text = 'É o melhor do mundo, o melhor do mundo.\nO melhor do mundo!';
  const places = (notes: ReturnType<typeof checkClaims>) => [...new Set(notes.map(({ start }) => start))];
  expect(places(checkClaims(text)).length).toBeLessThan(places(checkEveryClaim(text)).length);
  for (const { start, end, excerpt } of checkEveryClaim(text)) expect(text.slice(start, end)).toBe(excerpt);
});

test('notes stand in the order of the text', () => {
  const notes = checkEveryClaim('Cura dores.\nO melhor do mundo.\nCura dores.');
  const starts = notes.map(({ start }) => start);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts.length).toBeGreaterThan(2);
});

test('sentences know where they stand', () => {
  expect(splitSentences('Um. Dois!\n 3,5 cm? — Fim', 'pt')).toEqual([
    { text: 'Um.', start: 0, end: 3 },
    { text: 'Dois!', start: 4, end: 9 },
    { text: '3,5 cm?', start: 11, end: 18 },
    { text: '— Fim', start: 19, end: 24 },
  ]);
  expect(splitSentences('はい。「いいえ！」次\n…', 'ja')).toEqual([
    { text: 'はい。', start: 0, end: 3 },
    { text: '「いいえ！」', start: 3, end: 9 },
    { text: '次', start: 9, end: 10 },
  ]);
  expect(splitSentences('a.b', 'pt')).toHaveLength(1);
});
