import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import type { products, texts } from './schema/products.ts';

/** Deleted rows stay for some days, in which their owner can restore them. */
export function softDeletionOf(table: typeof products | typeof texts) {
  const own = (userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId));
  return {
    async mark(tx: Db, userId: string, id: string): Promise<void> {
      await tx
        .update(table)
        // Of the moment, not of the transaction's start: it may have waited for another one.
        .set({ deletedAt: sql`clock_timestamp()` })
        .where(and(own(userId, id), isNull(table.deletedAt)));
    },
    /** Undefined if the row is not deleted. */
    async findTime(tx: Db, userId: string, id: string): Promise<string | undefined> {
      const [row] = await tx.select({ deletedAt: table.deletedAt }).from(table).where(own(userId, id));
      return row?.deletedAt ?? undefined;
    },
    /** The restored row becomes the last changed one. */
    async undo(tx: Db, userId: string, id: string): Promise<void> {
      await tx.update(table).set({ deletedAt: null, updatedAt: sql`clock_timestamp()` }).where(own(userId, id));
    },
    /** Whether another existing row was created, restored or changed since. */
    async hasOthersSince(tx: Db, userId: string, id: string, since: string): Promise<boolean> {
      const others = and(eq(table.userId, userId), ne(table.id, id), isNull(table.deletedAt));
      return (await tx.$count(table, and(others, gt(table.updatedAt, since)))) > 0;
    },
    /** Permanently deletes rows whose undo period is over. */
    async forgetBefore(db: Db, before: string): Promise<number> {
      const rows = await db.delete(table).where(sql`${table.deletedAt} < ${before}`).returning({ id: table.id });
      return rows.length;
    },
  };
}
