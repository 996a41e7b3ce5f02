import * as z from 'zod/mini';
import { errorCodes } from '#domain/errors.ts';

/** The body of every error reply outside /auth/v1. */
export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
