import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { deviceKinds } from '#domain/accounts/device.ts';

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
