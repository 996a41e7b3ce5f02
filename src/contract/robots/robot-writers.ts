import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { writerSchema } from './shared-fields.ts';

export const getRobotWriters = endpoint('GET', '/functions/v1/robot-writers', 'member', {
  summary: 'Who would write for each robot now, and what is left of the day',
  response: z.object({
    copy: writerSchema,
    translator: writerSchema,
    ads: writerSchema,
    reviews: writerSchema,
    read: writerSchema,
    /** The model and the translation service of this installation; null when not configured. */
    model: z.nullable(z.string()),
    service: z.nullable(z.string()),
    /** The local translator is chosen, but its files are not on this server yet. */
    isTranslatorAwaited: z.optional(z.boolean()),
    /** Tokens left for this person today; null without a model or without a limit. */
    tokensLeft: z.nullable(z.number()),
  }),
});
