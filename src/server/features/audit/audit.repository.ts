import { aliasedTable, and, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { AuditSubject } from '#domain/accounts/audit.ts';
import type { Db } from '#server/db/client.ts';
import { adminAudit } from '#server/db/schema/audit.ts';
import { authSessions } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { escapeLike } from '#server/db/search-words.ts';
import type { PageKey } from '#server/http/cursor.ts';

export async function insertEntry(tx: Db, entry: typeof adminAudit.$inferInsert): Promise<void> {
  await tx.insert(adminAudit).values(entry);
}

export async function isStillAdmin(tx: Db, actor: { id: string; sessionId?: string }): Promise<boolean> {
  const session = actor.sessionId && and(eq(authSessions.id, actor.sessionId), eq(authSessions.userId, actor.id));
  const [row] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.id, actor.id),
        eq(profiles.userType, 'admin'),
        session ? exists(tx.select().from(authSessions).where(session)) : undefined,
      ),
    );
  return row !== undefined;
}

export type AuditFilter = {
  search?: string | undefined;
  userId?: string | undefined;
  actorId?: string | undefined;
  subject?: AuditSubject | undefined;
};

const people = aliasedTable(profiles, 'people');

/** Selects the page first and joins the names only to its rows. */
export function listEntries(db: Db, filter: AuditFilter, page: { after: PageKey | undefined; limit: number }) {
  const cut = db
    .select()
    .from(adminAudit)
    .where(and(...conditionsOf(filter), page.after && isAfter(page.after)))
    .orderBy(desc(adminAudit.createdAt), desc(adminAudit.id))
    .limit(page.limit)
    .as('cut');
  const { id, actorId, action, subject, subjectId, label, userId, reason, changes, createdAt } = cut;
  const entryColumns = { id, actorId, action, subject, subjectId, label, userId, reason, changes, createdAt };
  return db
    .select({ ...entryColumns, actorName: profiles.name, userName: people.name })
    .from(cut)
    .leftJoin(profiles, eq(profiles.id, cut.actorId))
    .leftJoin(people, eq(people.id, cut.userId))
    .orderBy(desc(cut.createdAt), desc(cut.id));
}

const isAfter = ({ createdAt, id }: PageKey): SQL =>
  sql`(${adminAudit.createdAt}, ${adminAudit.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;

function conditionsOf({ search, userId, actorId, subject }: AuditFilter): (SQL | undefined)[] {
  return [
    userId ? eq(adminAudit.userId, userId) : undefined,
    actorId ? eq(adminAudit.actorId, actorId) : undefined,
    subject ? eq(adminAudit.subject, subject) : undefined,
    search
      ? sql`public.fold_text(${adminAudit.label} || ' ' || ${adminAudit.reason}) like '%' || public.fold_text(${escapeLike(search)}) || '%'`
      : undefined,
  ];
}
