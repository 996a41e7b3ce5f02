import { GATE_RULES } from './gate-rules.ts';
import type { Answer, Answers, Documents } from './gate-types.ts';
import { PROOF_STATES, UNKNOWN } from './gate-types.ts';
import { findQuestion } from './questions.ts';

const RULE_IDS = new Set(GATE_RULES.map(({ id }) => id));

/** Whether the question exists and accepts this answer. */
export function isValidAnswer(id: string, answer: Answer | undefined): boolean {
  const question = findQuestion(id);
  if (!question || answer === undefined || answer === null) return false;
  switch (question.kind) {
    case 'choice':
      return typeof answer === 'string' && question.options.some(({ value }) => value === answer);
    case 'several':
      return (
        Array.isArray(answer) &&
        new Set(answer).size === answer.length &&
        answer.length > 0 &&
        answer.every((each) => question.options.some(({ value }) => value === each))
      );
    case 'number': {
      if (answer === UNKNOWN) return question.canBeUnknown;
      const { min, max = 1_000_000 } = question;
      return typeof answer === 'number' && Number.isFinite(answer) && answer >= min && answer <= max;
    }
    case 'proof': {
      if (typeof answer !== 'object' || !('state' in answer)) return false;
      const known = new Set(question.fields.map((field) => field.id));
      return (
        PROOF_STATES.includes(answer.state) &&
        typeof answer.fields === 'object' &&
        Object.entries(answer.fields).every(([field, value]) => known.has(field) && typeof value === 'string')
      );
    }
  }
}

/** Drops unknown questions, values and shapes, which can come from older rules or from an imported file. */
export const knownAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id, answer]) => isValidAnswer(id, answer)));

export const isKnownRule = (id: string): boolean => RULE_IDS.has(id);

export const knownDocuments = (documents: Documents): Documents =>
  Object.fromEntries(
    Object.entries(documents).filter(
      ([rule, document]) =>
        isKnownRule(rule) &&
        [document?.link, document?.date, document?.issuer].every((value) => typeof value === 'string'),
    ),
  );
