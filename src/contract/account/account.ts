import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';

export const leavingSchema = z.object({
  /** When the account will be deleted; null when no deletion was requested. */
  dueAt: z.nullable(z.string()),
  /** An account without a password confirms the deletion by a recent sign-in. */
  hasPassword: z.boolean(),
  /** The payment provider keeps charging a subscription after the account is deleted. */
  isSubscribed: z.boolean(),
});

export const deletionRequestSchema = z.object({ password: z.string().check(z.maxLength(1000)) });

export const exportAccount = endpoint('GET', '/api/account/export', 'member', {
  summary: 'Everything of the signed-in user as one JSON document',
  rawResponse: 'application/json',
});

/** Rows written per section of the file, and the number of rejected rows. */
const importReplySchema = z.object({ written: z.record(z.string(), z.int()), skipped: z.int() });
export type ImportReply = z.infer<typeof importReplySchema>;

export const importAccount = endpoint('POST', '/api/account/import', 'member', {
  summary: 'Take in what the signed-in user once downloaded: products, texts, tasks, shop; what is there already stays',
  rawBody: ['application/json'],
  response: importReplySchema,
});

export const getAccountDeletion = endpoint('GET', '/api/account/deletion', 'member', {
  summary: 'Whether and when the account of the signed-in user will be deleted, and what that takes',
  response: leavingSchema,
});

export const requestAccountDeletion = endpoint('POST', '/api/account/deletion', 'member', {
  summary: 'Delete the account in seven days and end all its sessions now; asks for the password',
  body: deletionRequestSchema,
  response: z.object({ dueAt: z.string() }),
});

export const cancelAccountDeletion = endpoint('DELETE', '/api/account/deletion', 'member', {
  summary: 'Keep the account after all',
});
