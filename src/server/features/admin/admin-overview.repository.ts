import { and, count, desc, eq, gte, max, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { BRAZIL } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules, lessonComments, lessonProgress } from '#server/db/schema/academy.ts';
import { failedRequests } from '#server/db/schema/activity.ts';
import { webhookLogs } from '#server/db/schema/payments.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { snippetComments, snippetCopies, snippetModules, snippets } from '#server/db/schema/snippets.ts';

export async function countUsers(db: Db) {
  const rows = await db
    .select({ userType: profiles.userType, value: count() })
    .from(profiles)
    .groupBy(profiles.userType);
  const counts = { free: 0, premium: 0, admin: 0 };
  for (const row of rows) counts[row.userType] = row.value;
  return { ...counts, total: counts.free + counts.premium + counts.admin };
}

export async function countContents(db: Db) {
  const [modules, lessons, ofSnippets, snippetCount] = await Promise.all([
    db.$count(academyModules),
    db.$count(academyLessons),
    db.$count(snippetModules),
    db.$count(snippets),
  ]);
  return { modules, lessons, snippetModules: ofSnippets, snippets: snippetCount };
}

/** Number of rows per day, read from the index on their timestamp. */
async function countByDay(db: Db, table: PgTable, at: PgColumn, since: string): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${at} at time zone ${sql.raw(`'${BRAZIL}'`)}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, value: count() })
    .from(table)
    .where(sql`${at} >= ${since}::timestamptz`)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.value]));
}

export async function countTrends(db: Db, since: string) {
  const [signUps, lessonsCompleted, snippetsCopied, ofLessons, ofSnippets] = await Promise.all([
    countByDay(db, profiles, profiles.createdAt, since),
    countByDay(db, lessonProgress, lessonProgress.completedAt, since),
    countByDay(db, snippetCopies, snippetCopies.createdAt, since),
    countByDay(db, lessonComments, lessonComments.createdAt, since),
    countByDay(db, snippetComments, snippetComments.createdAt, since),
  ]);
  return { signUps, lessonsCompleted, snippetsCopied, ofLessons, ofSnippets };
}

export function countDeliveries(db: Db, since: string) {
  return db
    .select({
      outcome: webhookLogs.outcome,
      count: count(),
      lastAt: sql<string>`to_char(max(${webhookLogs.receivedAt}), 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(webhookLogs)
    .where(gte(webhookLogs.receivedAt, since))
    .groupBy(webhookLogs.outcome)
    .orderBy(desc(count()));
}

const FAILURES_SHOWN = 20;

export function listFailures(db: Db, since: string, webhookPath: string, of: 'webhook' | 'others') {
  const total = sql<number>`sum(${failedRequests.count})::int`;
  return db
    .select({
      method: failedRequests.method,
      route: failedRequests.route,
      status: failedRequests.status,
      count: total,
      lastHour: sql<string>`to_char(${max(failedRequests.hour)}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(failedRequests)
    .where(
      and(
        gte(failedRequests.hour, since),
        of === 'webhook' ? eq(failedRequests.route, webhookPath) : ne(failedRequests.route, webhookPath),
      ),
    )
    .groupBy(failedRequests.method, failedRequests.route, failedRequests.status)
    .orderBy(desc(total))
    .limit(FAILURES_SHOWN);
}
