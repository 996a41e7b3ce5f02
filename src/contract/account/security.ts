import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { deviceKinds } from '#domain/accounts/describe-device.ts';

const deviceSessionSchema = z.object({
  id: z.uuid(),
  /** For example "Chrome no Windows". */
  device: z.string(),
  kind: z.enum(deviceKinds),
  /** When the session was last renewed, accurate to about an hour. */
  seenAt: z.string(),
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

export const listSessions = endpoint('GET', '/api/account/sessions', 'member', {
  openWithoutFactor: true,
  summary: 'Where the signed-in user is signed in',
  response: z.object({ sessions: z.array(deviceSessionSchema) }),
});

export const endSession = endpoint('DELETE', '/api/account/sessions/:id', 'member', {
  openWithoutFactor: true,
  summary: 'Sign out on one other device',
  params: z.object({ id: z.uuid() }),
});

export const mailboxCodeSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'O código tem 6 números.')),
});
export type MailboxCode = z.infer<typeof mailboxCodeSchema>;

export const sendMailboxCode = endpoint('POST', '/api/account/mailbox-code', 'member', {
  summary: 'Mail a code to the address of the signed-in user, who proves with it to read that mailbox',
});

export const confirmMailbox = endpoint('POST', '/api/account/mailbox-proof', 'member', {
  summary: 'Prove the mailbox of the signed-in user by the mailed code',
  body: mailboxCodeSchema,
});

const securitySettingsSchema = z.object({ adminsNeedFactor: z.boolean() });

export const getSecuritySettings = endpoint('GET', '/api/admin/security', 'admin', {
  summary: 'Whether administrators must have a second factor',
  response: securitySettingsSchema,
});

export const saveSecuritySettings = endpoint('PUT', '/api/admin/security', 'admin', {
  summary: 'Whether administrators must have a second factor; those without get seven days',
  body: securitySettingsSchema,
  response: securitySettingsSchema,
});
