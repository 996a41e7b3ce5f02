import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { REPLY_SITUATIONS } from '#domain/customer-replies/reply-templates.ts';
import { writerSchema } from './shared-fields.ts';

const MAX_VALUE = 300;
export const MAX_CUSTOMER_MESSAGE = 4_000;

export const writeReply = endpoint('POST', '/functions/v1/write-reply', 'member', {
  summary:
    'A reply to a customer in polite Japanese, with its meaning: from our templates, adapted by a model where there is one',
  body: z.object({
    situation: z.enum(REPLY_SITUATIONS, 'Escolha a situação.'),
    /** By slot of the situation; dates as YYYY-MM-DD in Japan time. */
    values: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(MAX_VALUE))),
    /** The customer's message: a model answers it within the limits of the template. */
    message: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(MAX_CUSTOMER_MESSAGE, `A mensagem pode ter no máximo ${MAX_CUSTOMER_MESSAGE} caracteres.`),
        ),
    ),
  }),
  response: z.object({
    writer: writerSchema,
    /** Null in public replies. */
    subject: z.nullable(z.object({ ja: z.string(), pt: z.string() })),
    /** `pt` is null when no back-translation is available. */
    lines: z.array(z.object({ ja: z.string(), pt: z.nullable(z.string()) })),
    /** Points to check before sending, in Portuguese. */
    warnings: z.array(z.string()),
  }),
});
