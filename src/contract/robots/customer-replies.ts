import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { REPLY_SITUATIONS } from '#domain/customer-replies/reply-templates.ts';
import { writerSchema } from './robot-parts.ts';

const MAX_VALUE = 300;
export const MAX_CUSTOMER_MESSAGE = 4_000;

export const writeReply = endpoint({
  method: 'POST',
  path: '/functions/v1/write-reply',
  access: 'member',
  summary:
    'A reply to a customer in polite Japanese, with its meaning: from our templates, adapted by a model where there is one',
  body: z.object({
    situation: z.enum(REPLY_SITUATIONS, 'Escolha a situação.'),
    /** By the slots of the situation; days as YYYY-MM-DD, by the calendar of Japan. */
    values: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(MAX_VALUE))),
    /** What the customer wrote: a model answers it, within what the template says. */
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
    /** None in public replies. */
    subject: z.nullable(z.object({ ja: z.string(), pt: z.string() })),
    /** `pt` is null where nobody could read the line back. */
    lines: z.array(z.object({ ja: z.string(), pt: z.nullable(z.string()) })),
    /** What to look at before it goes out, in Portuguese. */
    warnings: z.array(z.string()),
  }),
});
