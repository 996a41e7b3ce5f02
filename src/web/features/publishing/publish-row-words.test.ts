import { expect, it } from 'vitest';
import { PUBLISH_WAYS, type PublishWay } from '#domain/publishing/publish-problems.ts';
import { findMainRow, headingOf } from './publish-row-words.ts';

const files = ['csv', 'html'] as const;

it.each<[waitingFor: PublishWay[][], ways: readonly PublishWay[], heading: string]>([
  [[[]], files, 'O CSV e o HTML estão prontos'],
  [[['html']], files, 'O CSV está pronto'],
  [[['csv']], files, 'Falta 1'],
  [[['csv', 'html'], ['html'], []], files, 'Faltam 2'],
  [[['html']], PUBLISH_WAYS, 'O rascunho e o CSV estão prontos'],
  [[], files, 'Nada falta'],
])('with rows that hold up %j, the heading for %j is: %s', (waitingFor, ways, heading) => {
  const missing = waitingFor.map((holds) => ({ key: 'japanese', slot: '', reason: '', holds }) as const);
  expect(headingOf({ missing, isSent: false, isUnproved: false, ways })).toBe(heading);
});

it('names a missing proof although the files can be exported', () => {
  const shown = { ways: files, isUnproved: true };
  const japanese = { key: 'japanese', slot: '', reason: '', holds: [] } as const;
  const headings = [
    headingOf({ ...shown, isSent: false, missing: [] }),
    headingOf({ ...shown, isSent: false, missing: [japanese] }),
    headingOf({ ...shown, isSent: true, missing: [] }),
    headingOf({ ...shown, isSent: false, missing: [{ ...japanese, holds: [...files] }] }),
  ];
  expect(headings).toEqual([
    'A página está pronta, falta a prova',
    'O CSV e o HTML estão prontos, falta a prova',
    'A revisão achou',
    'Falta 1 e a prova',
  ]);
});

it.each<
  [ways: readonly PublishWay[], rows: Parameters<typeof findMainRow>[1], passed: string, main: string | undefined]
>([
  [files, [row('price', []), row('text', files), row('benefit', ['html'])], '', 'text'],
  [files, [row('text', files), row('benefit', ['html'])], 'text', 'benefit'],
  [files, [row('benefit', ['html'])], '', undefined],
  [['draft'], [row('benefit', ['html']), row('price', PUBLISH_WAYS)], '', 'price'],
  [files, [{ ...row('price', files), isDone: true }, row('text', files)], '', 'text'],
  [files, [], '', undefined],
])('finds the row whose action is the main one of %j, while nothing can be exported', (ways, rows, passed, main) => {
  expect(findMainRow(ways, rows, (key) => key === passed)).toBe(main);
});

function row(key: 'price' | 'text' | 'benefit', holds: readonly PublishWay[]) {
  return { key, holds, isDone: false };
}
