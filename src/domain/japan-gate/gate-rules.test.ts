import { expect, it } from 'vitest';
import { answersSoFar } from './gate-answers.ts';
import { GATE_RULES, lawsOfQuestion } from './gate-rules.ts';

it('lists each subject of a question once, by its first law', () => {
  expect(lawsOfQuestion('radio')).toContainEqual({ ja: '電波法（技適）', pt: 'Lei do Rádio' });
  for (const { question } of GATE_RULES) {
    const names = lawsOfQuestion(question).map(({ pt }) => pt);
    expect(names).toEqual([...new Set(names)]);
    for (const law of lawsOfQuestion(question)) {
      expect(law).toEqual(GATE_RULES.find((rule) => rule.question === question && rule.law.pt === law.pt)?.law);
    }
  }
  expect(lawsOfQuestion('nenhuma')).toEqual([]);
});

it('suggested answers from the sheet count until the seller answers', () => {
  const suggestions = [
    { question: 'radio', answer: ['bluetooth'] },
    { question: 'toca_comida', answer: 'sim' },
  ];
  expect(answersSoFar(suggestions, { radio: ['wifi'] })).toEqual({ radio: ['wifi'], toca_comida: 'sim' });
});
