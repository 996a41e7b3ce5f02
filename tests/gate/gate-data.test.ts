import { describe, expect, it, test } from 'vitest';
import { COST_NOTES } from '#domain/japan-gate/cost-notes.ts';
import { GATE_REVIEWED_ON, GATE_RULES } from '#domain/japan-gate/gate-rules.ts';
import { type Condition, type Outcome, type Question, SECTIONS } from '#domain/japan-gate/gate-types.ts';
import { PROOF_WORDS, UNANSWERED_WORDS, VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';
import { findQuestion, QUESTIONS } from '#domain/japan-gate/questions.ts';

const ids = new Set(GATE_RULES.map(({ id }) => id));

function isKnownValue(id: string, value: string): boolean {
  const question = findQuestion(id);
  if (question?.kind === 'proof') return ['anexada', 'fornecedor_diz', 'nao_tem', 'nao_sei'].includes(value);
  return question !== undefined && 'options' in question && question.options.some((option) => option.value === value);
}

const unlessKind = (kind: Question['kind'], id: string): string[] => (findQuestion(id)?.kind === kind ? [] : [id]);

/** What a condition names that does not exist; the types know its form. */
function unknownIn(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(unknownIn);
  if ('any' in condition) return condition.any.flatMap(unknownIn);
  if ('not' in condition) return unknownIn(condition.not);
  if ('rules' in condition) return condition.rules.filter((id) => !ids.has(id));
  if ('proof' in condition) return unlessKind('proof', condition.proof);
  if ('number' in condition) return unlessKind('number', condition.number);
  const { answer } = condition;
  const values = 'is' in condition ? condition.is : 'only' in condition ? [condition.only] : condition.isNot;
  return values.length === 0 ? [answer] : values.filter((value) => !isKnownValue(answer, value));
}

function unknownInOutcome(outcome: Outcome): string[] {
  if (outcome.kind === 'proof') return unlessKind('proof', outcome.question);
  return outcome.kind === 'cases'
    ? outcome.cases.flatMap((each) => [...unknownIn(each.when), ...unknownInOutcome(each.outcome)])
    : [];
}

describe('rules as data', () => {
  test.each(GATE_RULES.map((rule) => [rule.id, rule] as const))('%s names what exists and is complete', (id, rule) => {
    expect([...unknownIn(rule.when), ...unknownInOutcome(rule.outcome)]).toEqual([]);
    expect(id).toMatch(/^G-[A-Z]{3}-\d+$/);
    expect(findQuestion(rule.question)).toBeDefined();
    expect(Math.min(rule.law.ja.length, rule.law.pt.length - 1)).toBeGreaterThanOrEqual(2);
    expect(rule.reason).toMatch(/^\p{Lu}.*\.$/u);
    expect(rule.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { name, address, date = '2026' } of rule.sources) {
      expect(name.length).toBeGreaterThan(1);
      expect(URL.canParse(`https://${address}`)).toBe(true);
      expect(date).toMatch(/^\d{4}(-\d\d){0,2}$/);
    }
    // Unconfirmed rules are marked as such.
    if (rule.sources.length === 0) expect(rule.unverified).toBeTruthy();
  });

  it('has each rule once', () => {
    expect(ids.size).toBe(GATE_RULES.length);
  });

  it('calls the notice to the METI (届出) no registration', () => {
    for (const { reason, proof } of GATE_RULES)
      expect(`${reason} ${proof}`).not.toMatch(/registr\S* no METI|registro \(届出\)/);
  });

  it('has the date of the least recently reviewed rule', () => expect(GATE_REVIEWED_ON).toBe('2026-11-15'));
});

describe('questions as data', () => {
  test.each(QUESTIONS.map((question) => [question.id, question] as const))('%s is complete', (_, question) => {
    expect(question.text).toMatch(/\?$/);
    expect(Object.keys(SECTIONS)).toContain(question.section);
    if (question.shownWhen) expect(unknownIn(question.shownWhen)).toEqual([]);
  });

  it('has each question once', () => {
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
  });
});

test('no verdict says that a product complies', () => {
  const words = [
    ...Object.values(VERDICT_WORDS).flatMap(({ title, label }) => [title, label]),
    ...Object.values(PROOF_WORDS),
    UNANSWERED_WORDS.title,
    ...COST_NOTES.map(({ text }) => text),
  ];
  const verdict = /\b(conforme|em conformidade|aprovad[oa]|legalizad[oa]|liberad[oa]|dentro da lei)\b/i;
  for (const phrase of words) expect(phrase).not.toMatch(verdict);
});
