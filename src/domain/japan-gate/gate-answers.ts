import { GATE_RULES } from './gate-rules.ts';
import type { Answer, Answers, Condition, Question } from './gate-types.ts';
import { UNKNOWN } from './gate-types.ts';
import { findQuestion, QUESTIONS } from './questions.ts';

const RULES = new Map(GATE_RULES.map((rule) => [rule.id, rule]));

/** Answers of the seller, with the sheet's suggestions where there is none; used by page, summary and server alike. */
export const answersSoFar = (
  suggestions: readonly { question: string; answer: Answer }[],
  savedAnswers: Answers,
): Answers => ({
  ...Object.fromEntries(suggestions.map(({ question, answer }) => [question, answer])),
  ...savedAnswers,
});

/** The values that answer a question; empty if the question is hidden or unanswered. */
function valuesOf(id: string, answers: Answers): readonly string[] {
  const answer = answers[id];
  const question = findQuestion(id);
  if (answer === undefined || !question || !isShown(question, answers)) return [];
  if (typeof answer === 'string') return [answer];
  if (typeof answer === 'number') return [String(answer)];
  return 'state' in answer ? [answer.state] : answer;
}

function numberOf(id: string, answers: Answers): number | typeof UNKNOWN | undefined {
  const [value] = valuesOf(id, answers);
  if (value === undefined || value === UNKNOWN) return value;
  return Number(value);
}

export const isShown = ({ shownWhen }: Question, answers: Answers): boolean =>
  shownWhen === undefined || conditionHolds(shownWhen, answers);

export const shownQuestions = (answers: Answers): Question[] =>
  QUESTIONS.filter((question) => isShown(question, answers));

export const isAnswered = ({ id }: Question, answers: Answers): boolean => valuesOf(id, answers).length > 0;

export const isUnknown = ({ id }: Question, answers: Answers): boolean => valuesOf(id, answers).includes(UNKNOWN);

export function conditionHolds(condition: Condition, answers: Answers): boolean {
  if ('all' in condition) return condition.all.every((each) => conditionHolds(each, answers));
  if ('any' in condition) return condition.any.some((each) => conditionHolds(each, answers));
  if ('not' in condition) return !conditionHolds(condition.not, answers);
  if ('rules' in condition) {
    return condition.rules.some((id) => {
      const rule = RULES.get(id);
      return rule !== undefined && conditionHolds(rule.when, answers);
    });
  }
  if ('proof' in condition) return failsPattern(condition, answers);
  if ('number' in condition) return holdsNumber(condition, answers);
  const values = valuesOf(condition.answer, answers);
  if ('is' in condition) return values.some((value) => condition.is.includes(value));
  if ('only' in condition) return values.length > 0 && values.every((value) => value === condition.only);
  return values.length > 0 && !values.some((value) => condition.isNot.includes(value));
}

function holdsNumber(condition: Extract<Condition, { number: string }>, answers: Answers): boolean {
  const value = numberOf(condition.number, answers);
  if ('isUnknown' in condition) return value === UNKNOWN;
  if (value === undefined || value === UNKNOWN) return false;
  const { atLeast, below, moreThan, atMost } = condition;
  return (
    (atLeast === undefined || value >= atLeast) &&
    (below === undefined || value < below) &&
    (moreThan === undefined || value > moreThan) &&
    (atMost === undefined || value <= atMost)
  );
}

function failsPattern({ proof, field, fails }: Extract<Condition, { proof: string }>, answers: Answers): boolean {
  const answer = answers[proof];
  if (typeof answer !== 'object' || !('state' in answer) || !valuesOf(proof, answers).includes('anexada')) return false;
  const value = answer.fields[field]?.trim() ?? '';
  return value !== '' && !new RegExp(fails, 'i').test(value);
}
