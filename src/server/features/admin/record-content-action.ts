import { type AuditAction, type AuditSubject, changedFields } from '#domain/accounts/audit.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';

type Row = Readonly<Record<string, unknown>>;

type ContentAction = { action: AuditAction; subject: AuditSubject; id: string; before?: Row; after?: Row };

export function recordContentAction(tx: Db, actor: Actor, { action, subject, id, before, after }: ContentAction) {
  const title = after?.title ?? before?.title;
  return recordAdminAction(tx, actor, {
    action,
    subject,
    subjectId: id,
    label: typeof title === 'string' ? title : '',
    changes: before && after ? changedFields(before, after) : null,
  });
}
