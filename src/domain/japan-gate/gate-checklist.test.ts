import { expect, it } from 'vitest';
import { evaluateGate } from './evaluate-gate.ts';
import { shownQuestions } from './gate-answers.ts';
import { CHECKLIST, DIRECT_SHIPPING, isRuledOut, markedAnswer, markedSoFar, ruleOutTheRest } from './gate-checklist.ts';
import { QUESTIONS } from './questions.ts';
import { isValidAnswer } from './valid-answer.ts';

it('lists every question that is asked of all products, each with an answer that rules it out', () => {
  const always = QUESTIONS.filter(({ section, shownWhen }) => section !== 'venda' && !shownWhen).map(({ id }) => id);
  expect(CHECKLIST.map(({ question }) => question).toSorted()).toEqual(always.toSorted());
  for (const { question, none } of CHECKLIST) expect(isValidAnswer(question, none), question).toBe(true);
  for (const [question, answer] of Object.entries(DIRECT_SHIPPING))
    expect(isValidAnswer(question, answer), question).toBe(true);
});

it('a ruled-out question asks no follow-up and raises no alert', () => {
  const answers = ruleOutTheRest({ ...DIRECT_SHIPPING, fornecedor_tipo: 'fabricante' }, []);
  const goods = shownQuestions(answers).filter(({ section }) => section !== 'venda');
  expect(goods.filter((question) => !isRuledOut(question, answers))).toEqual([]);
  const { unanswered, entries } = evaluateGate({ answers, documents: {}, today: '2026-11-17', models: [] });
  expect(unanswered).toEqual([]);
  expect(entries.filter(({ question }) => CHECKLIST.some((item) => item.question === question))).toEqual([]);
});

it('does not change answers and ticked questions', () => {
  expect(ruleOutTheRest({ gas: 'sim' }, ['bateria'])).toMatchObject({ gas: 'sim', radio: ['nenhum'] });
  expect(ruleOutTheRest({}, ['bateria'])).not.toHaveProperty('bateria');
  expect(markedSoFar(ruleOutTheRest({}, ['bateria']))).toEqual(['bateria']);
  expect(markedSoFar({ lamina: 'nenhuma' })).toEqual([]);
  expect([markedAnswer('gas'), markedAnswer('bateria'), markedAnswer('radio')]).toEqual(['sim', undefined, undefined]);
});
