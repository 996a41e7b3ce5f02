import { expect, it } from 'vitest';
import { writeTexts } from './export-texts.ts';
import { excerptOf, plainTextOf, titleOfText } from './saved-text.ts';

it.each([
  ['copy', {}, { names: ['A', 'B'] }, 'Nomes para o produto'],
  ['copy', { chosenName: 'Mizu', chosenModel: 'PAS' }, { copy: ['x'] }, 'Mizu, PAS'],
  ['copy', { chosenName: 'Mizu', chosenModel: 'auto' }, { copy: ['x'] }, 'Mizu'],
  ['translate', { tone: 'formal' }, { translation: ['x'] }, 'Página do produto, tom formal'],
  ['translate', { tone: 'auto' }, { translation: ['x'] }, 'Página do produto'],
  ['ads', { strategy: 'aida' }, { descriptions: ['x'] }, '1 descrição, AIDA'],
  ['reviews', {}, { reviews: ['x', 'y'] }, '2 reviews'],
] as const)('the title of %s for %j is %s', (robot, input, texts, title) => {
  expect(titleOfText(robot, input, { texts })).toBe(title);
});

it('quotes the main field without markup, in one line', () => {
  expect(excerptOf('translate', { texts: { url_slug: ['a'], translation: ['<p>保温\n ボトル</p>'] } })).toBe(
    '保温 ボトル',
  );
  expect(excerptOf('copy', { texts: { names: ['A', 'B'] } })).toBe('A, B');
  expect(excerptOf('ads', { texts: {} })).toBe('');
  expect([...excerptOf('copy', { texts: { copy: ['😀'.repeat(300)] } })]).toHaveLength(200);
});

it('finds a text by any of its words', () => {
  expect(plainTextOf({ texts: { a: ['um', ''], b: ['dois'] } })).toBe('um\n\ndois');
});

it('a review keeps its author, in an exported file too', () => {
  const text = {
    robot: 'reviews',
    title: '1 review',
    productName: null,
    texts: { reviews: ['よいです'], names: ['みさき'] },
    isOffline: true,
    warningCount: 0,
    starred: true,
    createdAt: '2026-11-15T10:00:00Z',
  } as const;
  expect(writeTexts('md', [text], 1_000)).toBe(
    '# Sem produto\n\n## ★ 1 review\n\n*Reviews Generator, 15/11/2026, Modo offline*\n\n### Review\n\nみさき\nよいです\n',
  );
});
