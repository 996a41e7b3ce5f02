import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { riskNoteSchema } from './shared-fields.ts';

export const findingSchema = z.object({
  ...z.omit(riskNoteSchema, { law: true }).shape,
  /** Position of the words: characters from `start` up to `end`. Findings never overlap. */
  start: z.int(),
  end: z.int(),
  laws: z.array(
    z.object({
      /** In Portuguese. */
      name: z.string(),
      /** As the law calls itself, in Japanese. */
      original: z.string(),
      /** URLs without scheme; sources other than the authority's are less reliable. */
      sources: z.array(z.object({ address: z.string(), isOfficial: z.boolean() })),
    }),
  ),
  /** A hint of the model, to be looked at: no rule knows the words. */
  byModel: z.optional(z.boolean()),
});
export type Finding = z.infer<typeof findingSchema>;

const textToCheck = z.object({
  /** Not trimmed, because findings refer to character positions in it. */
  text: z
    .string()
    .check(
      z.minLength(1, 'Cole o texto que você quer conferir.'),
      z.maxLength(MAX_ROBOT_TEXT, 'O texto pode ter no máximo 8.000 caracteres.'),
    ),
});

export const checkText = endpoint('POST', '/functions/v1/check-text', 'member', {
  summary: 'Every place of a text that promises what Japanese law restricts, with law, reason and a safer wording',
  body: textToCheck,
  response: z.object({
    language: z.enum(['ja', 'pt']),
    /** Day on which the rules and their sources were last reviewed, YYYY-MM-DD. */
    reviewedOn: z.string(),
    findings: z.array(findingSchema),
    /** Number of findings that are not listed. */
    left: z.int(),
  }),
});

export const findSoftClaims = endpoint('POST', '/functions/v1/soft-claims', 'member', {
  summary: 'What the model of this installation sees in a text beyond the rules of check-text, as hints',
  body: textToCheck,
  /** Only words that the rules leave unmarked, in order of appearance. */
  response: z.object({ findings: z.array(findingSchema) }),
});
