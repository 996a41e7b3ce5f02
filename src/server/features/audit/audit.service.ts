import { AUDIT_PAGE_SIZE, type AuditEntry } from '#contract/admin/admin-users.ts';
import type { AuditAction, AuditChanges, AuditSubject } from '#domain/accounts/audit.ts';
import { ADMINS_ONLY } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { cutPage, decodeCursor } from '#server/http/cursor.ts';
import { type AuditFilter, insertEntry, isStillAdmin, listEntries } from './audit.repository.ts';

export type AdminAction = {
  action: AuditAction;
  subject: AuditSubject;
  subjectId?: string | null;
  /** Name of the item; never text that a person wrote. */
  label?: string;
  userId?: string | null;
  reason?: string;
  changes?: AuditChanges | null;
};

/** The acting administrator; null: the command line. */
export type Administrator = { id: string; sessionId?: string } | null;

/** Call it in the transaction of the action. Throws if the actor lost the role or the session meanwhile. */
export async function recordAdminAction(tx: Db, actor: Administrator, deed: AdminAction): Promise<void> {
  if (actor && !(await isStillAdmin(tx, actor))) {
    throw new AppError('forbidden', ADMINS_ONLY);
  }
  await insertEntry(tx, { ...deed, actorId: actor?.id ?? null });
}

export async function listAdminActions(db: Db, query: AuditFilter & { cursor?: string | undefined }) {
  const rows = await listEntries(db, query, { after: decodeCursor(query.cursor), limit: AUDIT_PAGE_SIZE + 1 });
  const { page, nextCursor } = cutPage(rows, AUDIT_PAGE_SIZE);
  return {
    entries: page.map(
      ({ actorId, actorName, userId, userName, ...entry }): AuditEntry => ({
        ...entry,
        actor: actorId === null ? null : { id: actorId, name: actorName },
        user: userId === null ? null : { id: userId, name: userName },
      }),
    ),
    nextCursor,
  };
}
