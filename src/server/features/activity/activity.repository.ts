import { lt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { failedRequests, lastSeen } from '#server/db/schema/activity.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import type { FailedRequest } from '#server/http/activity-buffer.ts';

/** One statement, ordered by id, so that processes wait for each other instead of deadlocking. */
export async function saveSeen(db: Db, seen: readonly (readonly [string, number])[]): Promise<void> {
  const ids = seen.map(([userId]) => userId);
  const times = seen.map(([, at]) => new Date(at).toISOString());
  await db.execute(sql`
    insert into ${lastSeen} (user_id, seen_at)
    select s.id, s.at from unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[]) as s(id, at)
    join ${profiles} on ${profiles.id} = s.id order by s.id
    on conflict (user_id) do update set seen_at = excluded.seen_at
    where last_seen.seen_at < excluded.seen_at - interval '4 minutes'`);
}

export async function addFailures(
  db: Db,
  hour: string,
  failures: readonly (FailedRequest & { count: number })[],
): Promise<void> {
  await db
    .insert(failedRequests)
    .values(failures.map((failure) => ({ ...failure, hour })))
    .onConflictDoUpdate({
      target: [failedRequests.hour, failedRequests.method, failedRequests.route, failedRequests.status],
      set: { count: sql`${failedRequests.count} + excluded.count` },
    });
}

export async function deleteFailuresBefore(db: Db, before: string): Promise<void> {
  await db.delete(failedRequests).where(lt(failedRequests.hour, before));
}
