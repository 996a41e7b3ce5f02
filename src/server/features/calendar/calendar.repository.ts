import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { calendarFeeds } from '#server/db/schema/tasks.ts';

type FeedRow = { userId: string; nonce: string; tokenHash: string };

export async function findFeedNonce(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ nonce: calendarFeeds.nonce })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row?.nonce;
}

export async function upsertFeed(db: Db, feed: FeedRow): Promise<void> {
  const { nonce, tokenHash } = feed;
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { nonce, tokenHash, createdAt: sql`now()` } });
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function findFeedOwner(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ id: profiles.id, userType: profiles.userType, premiumUntil: profiles.premiumUntil })
    .from(calendarFeeds)
    .innerJoin(profiles, eq(profiles.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return row;
}
