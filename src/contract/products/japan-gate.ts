import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { PROOF_STATES, VERDICTS } from '#domain/japan-gate/gate-types.ts';
import { isKnownRule, isValidAnswer } from '#domain/japan-gate/valid-answer.ts';

const MAX_FIELD = 500;
const shortText = z.string().check(z.maxLength(MAX_FIELD, `Escreva no máximo ${MAX_FIELD} caracteres.`));
const name = z.string().check(z.maxLength(60));

/** One value, several values, a number, or a document with its fields, depending on the question. */
const answerSchema = z.union([
  name,
  z.array(name).check(z.maxLength(20)),
  z.number(),
  z.object({ state: z.enum(PROOF_STATES), fields: z.record(name, shortText) }),
]);

const answersSchema = z.record(name, answerSchema);
const documentsSchema = z.record(name, z.object({ link: shortText, date: shortText, issuer: shortText }));

const sourceSchema = z.object({
  name: z.string(),
  address: z.string(),
  isOfficial: z.boolean(),
  date: z.optional(z.string()),
});

const verdictSchema = z.enum(VERDICTS);

const resultSchema = z.object({
  /** The most severe of all matching rules; it never states that a product is compliant. */
  verdict: verdictSchema,
  entries: z.array(
    z.object({
      rule: z.string(),
      question: z.string(),
      verdict: verdictSchema,
      law: z.object({ ja: z.string(), pt: z.string() }),
      reason: z.string(),
      proof: z.string(),
      sources: z.array(sourceSchema),
      /** Day of the rule's last review, YYYY-MM-DD; empty for a rule about what the seller does not know. */
      readOn: z.string(),
      /** Claims without a source. */
      unverified: z.optional(z.string()),
      settledBy: z.enum(['proof', 'document', 'nothing']),
      proofQuestion: z.optional(z.string()),
      gaps: z.array(z.string()),
    }),
  ),
  unanswered: z.array(z.string()),
  costs: z.array(z.object({ id: z.string(), text: z.string(), sources: z.array(sourceSchema) })),
});

const gateReply = z.object({
  productName: z.string(),
  answers: answersSchema,
  documents: documentsSchema,
  /** Answers derived from the product's sheet, for the seller to confirm. */
  suggestions: z.array(
    z.object({
      question: z.string(),
      answer: z.union([z.string(), z.array(z.string()), z.number()]),
      from: z.string(),
    }),
  ),
  models: z.array(z.string()),
  /** Today's rules applied to the saved answers, and to the product's sheet for questions without an answer. */
  result: resultSchema,
  /** Review day of the rule that was reviewed longest ago, YYYY-MM-DD. */
  reviewedOn: z.string(),
  savedAt: z.nullable(z.string()),
});
export type GateReply = z.infer<typeof gateReply>;

const params = z.object({ productId: z.uuid() });

export const getGate = endpoint('GET', '/api/products/:productId/gate', 'member', {
  summary: 'What Japanese rules ask of a product: answers, fired rules with law, reason, proof and source',
  params,
  response: gateReply,
});

export const saveGate = endpoint('PUT', '/api/products/:productId/gate', 'member', {
  summary: 'Keep the answers and papers of a product; the reply is what the rules say of them',
  params,
  body: z.object({
    answers: answersSchema.check(
      z.refine(
        (answers) => Object.entries(answers).every(([id, answer]) => isValidAnswer(id, answer)),
        'Há uma resposta que a pergunta não aceita.',
      ),
    ),
    documents: documentsSchema.check(
      z.refine(
        (documents) => Object.keys(documents).every(isKnownRule),
        'Há um documento de uma regra que não existe.',
      ),
    ),
  }),
  response: gateReply,
});
