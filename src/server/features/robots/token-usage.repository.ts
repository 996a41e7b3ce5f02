import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { robotUsage } from '#server/db/schema/ai.ts';

export async function reserveTokens(
  db: Db,
  { userId, day, tokens, limit }: { userId: string; day: string; tokens: number; limit: number },
): Promise<boolean> {
  const rows = await db
    .insert(robotUsage)
    .values({ userId, day, tokens })
    .onConflictDoUpdate({
      target: robotUsage.userId,
      set: {
        day,
        tokens: sql`case when ${robotUsage.day} = excluded.day then ${robotUsage.tokens} else 0 end + excluded.tokens`,
      },
      setWhere: sql`${robotUsage.day} <> excluded.day or ${robotUsage.tokens} < ${limit}`,
    })
    .returning({ userId: robotUsage.userId });
  return rows.length > 0;
}

/** What was taken in advance, made right, unless the sum has reached the limit. On another day it no longer matters. */
export async function correctTokens(
  db: Db,
  { userId, day, difference, limit }: { userId: string; day: string; difference: number; limit?: number },
): Promise<boolean> {
  const rows = await db
    .update(robotUsage)
    .set({ tokens: sql`greatest(0, ${robotUsage.tokens} + ${difference})` })
    .where(
      and(
        eq(robotUsage.userId, userId),
        eq(robotUsage.day, day),
        limit === undefined ? undefined : lt(robotUsage.tokens, limit),
      ),
    )
    .returning({ userId: robotUsage.userId });
  return rows.length > 0;
}

export async function findTokens(db: Db, userId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ tokens: robotUsage.tokens })
    .from(robotUsage)
    .where(and(eq(robotUsage.userId, userId), eq(robotUsage.day, day)));
  return row?.tokens ?? 0;
}

export async function sumTokens(db: Db, day: string): Promise<number> {
  const [row] = await db
    .select({ tokens: sql<number>`coalesce(sum(${robotUsage.tokens}), 0)::float8` })
    .from(robotUsage)
    .where(eq(robotUsage.day, day));
  return row?.tokens ?? 0;
}
