import { expect, it } from 'vitest';
import { answersSoFar } from './gate-answers.ts';
import { GATE_RULES } from './gate-rules.ts';
import { lawsOfQuestion } from './laws-of-question.ts';

it('names each law beside its question once', () => {
  expect(lawsOfQuestion('radio')).toContainEqual({ ja: '電波法（技適）', pt: 'Lei do Rádio' });
  for (const { question } of GATE_RULES) {
    const names = lawsOfQuestion(question).map(({ ja }) => ja);
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('');
  }
  expect(lawsOfQuestion('nenhuma')).toEqual([]);
});

it('what the facts answer counts until the seller answers', () => {
  const suggestions = [
    { question: 'radio', answer: ['bluetooth'] },
    { question: 'toca_comida', answer: 'sim' },
  ];
  expect(answersSoFar(suggestions, { radio: ['wifi'] })).toEqual({ radio: ['wifi'], toca_comida: 'sim' });
});
