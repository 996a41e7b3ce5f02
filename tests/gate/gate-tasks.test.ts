import { expect, test } from 'vitest';
import { evaluateGate } from '#domain/japan-gate/evaluate-gate.ts';
import { gateTasksOf } from '#domain/japan-gate/gate-tasks.ts';
import { isUuid } from '#domain/uuid.ts';
import { answersWith, TODAY } from './safe-answers.ts';

const product = '0b5e8a4e-6a38-4f6e-9f5d-2f8e8d0a5c11';
const given = {
  radio: ['bluetooth'],
  prova_giteki: 'nao_tem',
  comestivel: 'alcool',
  gas: 'nao_sei',
  condicao: 'usado',
};
const { entries } = evaluateGate({ answers: answersWith(given), documents: {}, today: TODAY, models: [] });

test('creates one task per alert, none for cleared rules and notes, and the same id for the same alert', () => {
  const tasks = gateTasksOf(product, 'Garrafa Mizu', entries);
  expect(tasks.map(({ title }) => title)).toEqual([
    'Garrafa Mizu: resolver Lei do Rádio. Número 技適 do modelo, foto da marca ou da tela que a mostra e o resultado na busca do ministério.',
    'Garrafa Mizu: provar Licença de bebidas. Licença de venda.',
    'Garrafa Mizu: provar o que falta saber. Você respondeu “não sei”: O produto usa gás (fogareiro, aquecedor, mangueira). Descubra antes de vender.',
  ]);
  expect(gateTasksOf(product, 'Outro nome', entries).map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(3);
  for (const { id, title } of tasks) {
    expect(isUuid(id)).toBe(true);
    expect(title.length).toBeLessThanOrEqual(500);
  }
  const other = gateTasksOf('0b5e8a4e-6a38-4f6e-9f5d-2f8e8d0a5c12', 'Garrafa Mizu', entries);
  expect(other[0]?.id).not.toBe(tasks[0]?.id);
});
