import { expect, it } from 'vitest';
import { describeProgress } from './tasks-summary.tsx';

it.each([
  [0, 0, 'Escreva a primeira e pinte um olho.'],
  [0, 1, 'Uma tarefa esperando por você.'],
  [0, 4, 'Quatro esperando por você.'],
  [1, 5, 'Uma de cinco pronta. Continue de onde parou.'],
  [2, 5, 'Duas de cinco prontas. Continue de onde parou.'],
  [12, 40, '12 de 40 prontas. Continue de onde parou.'],
  [1, 1, 'A única tarefa está pronta.'],
  [3, 3, 'Todas as três estão prontas.'],
])('the progress of %i of %i tasks is described as "%s"', (done, total, text) =>
  expect(describeProgress(done, total)).toBe(text),
);
