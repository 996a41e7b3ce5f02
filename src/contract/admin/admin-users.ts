import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { auditActions, auditSubjects, MAX_AUDIT_REASON, MIN_AUDIT_REASON } from '#domain/accounts/audit.ts';
import { userTypes } from '#domain/accounts/user-types.ts';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { idParams } from './content-endpoints.ts';

export const USERS_PAGE_SIZE = 20;
export const AUDIT_PAGE_SIZE = 30;

const searchField = z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH)));
const cursorField = z.optional(z.string().check(z.maxLength(200)));

export const adminUserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
  createdAt: z.string(),
  seenAt: z.string(),
  /** The plan that an administrator granted by hand, independent of payments. */
  grant: z.nullable(z.enum(userTypes)),
  subscription: z.nullable(
    z.object({
      status: z.enum(['active', 'late', 'canceled', 'revoked', 'pending']),
      accessUntil: z.nullable(z.string()),
      nextPaymentAt: z.nullable(z.string()),
      lateSince: z.nullable(z.string()),
    }),
  ),
  sessions: z.int(),
  factors: z.int(),
});

export type AdminUser = z.infer<typeof adminUserSchema>;

export const listUsers = endpoint('GET', '/api/admin/users', 'admin', {
  summary: 'People, by name or e-mail and by plan, page by page',
  query: z.object({
    search: searchField,
    userType: z.optional(z.enum(userTypes)),
    sort: z._default(z.enum(['seenAt', 'createdAt']), 'seenAt'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    cursor: cursorField,
  }),
  response: z.object({
    users: z.array(adminUserSchema),
    total: z.int(),
    nextCursor: z.nullable(z.string()),
  }),
});

const reasonField = z
  .string()
  .check(
    z.trim(),
    z.minLength(MIN_AUDIT_REASON, 'Conte o motivo: ele fica na trilha.'),
    z.maxLength(MAX_AUDIT_REASON, `Use no máximo ${MAX_AUDIT_REASON} caracteres.`),
  );

export const planChangeSchema = z.object({ userType: z.enum(userTypes), reason: reasonField });
export type PlanChange = z.input<typeof planChangeSchema>;

export const changeUserPlan = endpoint('PUT', '/api/admin/users/:id/plan', 'admin', {
  summary: "Give or take back somebody's plan by hand; what they pay for stands beside it",
  params: idParams,
  body: planChangeSchema,
  response: z.object({ userType: z.enum(userTypes) }),
});

export const reasonSchema = z.object({ reason: reasonField });

export const endUserSessions = endpoint('POST', '/api/admin/users/:id/end-sessions', 'admin', {
  summary: "End somebody's sessions; of one's own, all but the present one",
  params: idParams,
  body: reasonSchema,
  response: z.object({ ended: z.int() }),
});

export const removeUserFactors = endpoint('POST', '/api/admin/users/:id/remove-factors', 'admin', {
  summary: "Remove somebody's authenticators and end their sessions",
  params: idParams,
  body: reasonSchema,
  response: z.object({ removed: z.int() }),
});

export const auditEntrySchema = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  /** Null for an action of the command line. The name is null after the account is deleted. */
  actor: z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: z.nullable(z.string()),
  label: z.string(),
  user: z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
  reason: z.string(),
  changes: z.nullable(z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAdminActions = endpoint('GET', '/api/admin/audit', 'admin', {
  summary: 'What administrators did, newest first, page by page',
  query: z.object({
    search: searchField,
    userId: z.optional(z.uuid()),
    actorId: z.optional(z.uuid()),
    subject: z.optional(z.enum(auditSubjects)),
    cursor: cursorField,
  }),
  response: z.object({ entries: z.array(auditEntrySchema), nextCursor: z.nullable(z.string()) }),
});
