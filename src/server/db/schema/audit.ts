import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type AuditChanges, auditActions, auditSubjects } from '#domain/accounts/audit.ts';
import { id, timestamp } from './column-types.ts';

/** Append-only: a trigger rejects updates and deletes. No foreign keys: the log outlives accounts and contents. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: id(),
    actorId: uuid(),
    action: text({ enum: auditActions }).notNull(),
    subject: text({ enum: auditSubjects }).notNull(),
    subjectId: text(),
    /** The item's title at that time; never text that a person wrote. */
    label: text().notNull().default(''),
    userId: uuid(),
    reason: text().notNull().default(''),
    changes: jsonb().$type<AuditChanges>(),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    check('admin_audit_reason_length', sql`length(${t.reason}) <= 300`),
    index('admin_audit_created_idx').on(t.createdAt, t.id),
    index('admin_audit_user_idx').on(t.userId, t.createdAt, t.id).where(sql`${t.userId} is not null`),
    index('admin_audit_actor_idx').on(t.actorId, t.createdAt, t.id),
    index('admin_audit_subject_idx').on(t.subject, t.createdAt, t.id),
    index('admin_audit_search_idx')
      .using('gin', sql`public.fold_text(${t.label} || ' ' || ${t.reason}) gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);
