import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { COST_NOTES } from '#domain/japan-gate/cost-notes.ts';
import { GATE_REVIEWED_ON, GATE_RULES } from '#domain/japan-gate/gate-rules.ts';
import { type Condition, SECTIONS } from '#domain/japan-gate/gate-types.ts';
import { PROOF_WORDS, UNANSWERED_WORDS, VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';
import { findQuestion, QUESTIONS } from '#domain/japan-gate/questions.ts';

const ids = new Set(GATE_RULES.map(({ id }) => id));

function isKnownValue(id: string, value: string): boolean {
  const question = findQuestion(id);
  if (question?.kind === 'proof') return ['anexada', 'fornecedor_diz', 'nao_tem', 'nao_sei'].includes(value);
  return question !== undefined && 'options' in question && question.options.some((option) => option.value === value);
}

const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(conditionSchema).min(1) }),
    z.strictObject({ any: z.array(conditionSchema).min(1) }),
    z.strictObject({ not: conditionSchema }),
    z
      .strictObject({ answer: z.string(), is: z.array(z.string()).min(1) })
      .refine(({ answer, is }) => is.every((value) => isKnownValue(answer, value))),
    z
      .strictObject({ answer: z.string(), isNot: z.array(z.string()).min(1) })
      .refine(({ answer, isNot }) => isNot.every((value) => isKnownValue(answer, value))),
    z.strictObject({ answer: z.string(), only: z.string() }).refine(({ answer, only }) => isKnownValue(answer, only)),
    z.strictObject({ number: z.string().refine(isNumber), isUnknown: z.literal(true) }),
    z.strictObject({
      number: z.string().refine(isNumber),
      atLeast: z.number().optional(),
      below: z.number().optional(),
      moreThan: z.number().optional(),
      atMost: z.number().optional(),
    }),
    z.strictObject({ rules: z.array(z.string().refine((id) => ids.has(id))).min(1) }),
    z.strictObject({ proof: z.string().refine(isProof), field: z.string(), fails: z.string() }),
  ]),
) as z.ZodType<Condition>;

function isNumber(id: string): boolean {
  return findQuestion(id)?.kind === 'number';
}
function isProof(id: string): boolean {
  return findQuestion(id)?.kind === 'proof';
}

const sourceSchema = z.strictObject({
  name: z.string().min(2),
  address: z.string().refine((address) => URL.canParse(`https://${address}`)),
  isOfficial: z.boolean(),
  date: z
    .string()
    .regex(/^\d{4}(-\d\d){0,2}$/)
    .optional(),
});

const outcomeSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.strictObject({ kind: z.enum(['blocks', 'document', 'open', 'note']) }),
    z.strictObject({
      kind: z.literal('proof'),
      question: z.string().refine(isProof),
      type: z.array(z.string()).optional(),
      fields: z.array(z.string()).optional(),
    }),
    z.strictObject({
      kind: z.literal('cases'),
      cases: z.array(z.strictObject({ when: conditionSchema, outcome: outcomeSchema })).min(1),
    }),
  ]),
);

const ruleSchema = z.strictObject({
  id: z.string().regex(/^G-[A-Z]{3}-\d+$/),
  question: z.string().refine((id) => findQuestion(id) !== undefined),
  when: conditionSchema,
  outcome: outcomeSchema,
  law: z.strictObject({ ja: z.string().min(2), pt: z.string().min(3) }),
  reason: z.string().regex(/^\p{Lu}.*\.$/u),
  proof: z.string(),
  sources: z.array(sourceSchema),
  unverified: z.string().optional(),
  readOn: z.iso.date(),
});

describe('rules as data', () => {
  test.each(GATE_RULES.map((rule) => [rule.id, rule] as const))('%s matches its schema', (_, rule) => {
    expect(ruleSchema.safeParse(rule).error).toBeUndefined();
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
    if (question.shownWhen) expect(conditionSchema.safeParse(question.shownWhen).success).toBe(true);
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
