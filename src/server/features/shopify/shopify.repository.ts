import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { products } from '#server/db/schema/products.ts';
import { shopifyConnections, shopifySends } from '#server/db/schema/shopify.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { addNotices } from '#server/features/notices/notices.service.ts';

export type ConnectionRow = typeof shopifyConnections.$inferSelect;
export type SendRow = typeof shopifySends.$inferSelect;
type SendChange = Partial<typeof shopifySends.$inferInsert>;

/** Each step is announced to tabs that show the send; the product event only carries its state. */
async function announce(
  tx: Db,
  userId: string,
  productId: string,
  { nextRunAt: _, ...change }: SendChange,
): Promise<void> {
  if (Object.keys(change).length > 0) await publishEvent(tx, { userId, topic: 'shopify', ids: [productId] });
  if (change.state) await publishEvent(tx, { userId, topic: 'products', ids: [productId] });
}

export async function findConnection(db: Db, userId: string): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(shopifyConnections).where(eq(shopifyConnections.userId, userId));
  return row;
}

/** A different shop resets the state; the same shop with new keys keeps it. */
export async function upsertConnection(db: Db, row: typeof shopifyConnections.$inferInsert): Promise<void> {
  const { userId, ...set } = row;
  const isSameShop = sql`${shopifyConnections.shop} = excluded.shop`;
  await db
    .insert(shopifyConnections)
    .values(row)
    .onConflictDoUpdate({
      target: shopifyConnections.userId,
      set: {
        ...set,
        policies: sql`case when ${isSameShop} then ${shopifyConnections.policies} else '{}'::jsonb end`,
        connectedAt: sql`case when ${isSameShop} then ${shopifyConnections.connectedAt} else now() end`,
        testedAt: sql`now()`,
      },
    });
}

export async function updatePolicies(db: Db, userId: string, policies: ConnectionRow['policies']): Promise<void> {
  await db.update(shopifyConnections).set({ policies }).where(eq(shopifyConnections.userId, userId));
}

export async function deleteConnection(db: Db, userId: string): Promise<void> {
  await db.delete(shopifyConnections).where(eq(shopifyConnections.userId, userId));
}

const underWay = inArray(shopifySends.state, ['waiting', 'running']);
const stopped = { state: 'cancelled', lease: null } as const;

export async function cancelSends(db: Db, userId: string): Promise<void> {
  await db
    .update(shopifySends)
    .set(stopped)
    .where(and(eq(shopifySends.userId, userId), underWay));
}

export async function cancelSend(db: Db, userId: string, productId: string): Promise<void> {
  await db
    .update(shopifySends)
    .set(stopped)
    .where(and(eq(shopifySends.productId, productId), eq(shopifySends.userId, userId), underWay));
  await announce(db, userId, productId, stopped);
}

export function listSent(db: Db, userId: string, shop: string, limit: number) {
  const { productId, remoteId, remoteStatus, sentAt } = shopifySends;
  return db
    .select({ productId, remoteId, remoteStatus, sentAt, name: products.name })
    .from(shopifySends)
    .innerJoin(products, eq(products.id, productId))
    .where(
      and(
        eq(shopifySends.userId, userId),
        eq(shopifySends.shop, shop),
        isNotNull(remoteId),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(desc(sentAt))
    .limit(limit);
}

export async function findSend(db: Db, userId: string, productId: string): Promise<SendRow | undefined> {
  const [row] = await db
    .select()
    .from(shopifySends)
    .where(and(eq(shopifySends.productId, productId), eq(shopifySends.userId, userId)));
  return row;
}

export async function beginSend(
  db: Db,
  row: Pick<SendRow, 'productId' | 'userId' | 'shop' | 'draft' | 'progress' | 'nextRunAt'>,
): Promise<boolean> {
  const isSameShop = sql`${shopifySends.shop} = excluded.shop`;
  const unlessMoved = (column: typeof shopifySends.remoteId | typeof shopifySends.remoteStatus) =>
    sql`case when ${isSameShop} then ${column} end`;
  const begun = await db
    .insert(shopifySends)
    .values({ ...row, state: 'waiting' })
    .onConflictDoUpdate({
      target: shopifySends.productId,
      set: {
        ...row,
        state: 'waiting',
        step: 'photos',
        differences: [],
        failure: null,
        attempts: 0,
        lease: null,
        startedAt: sql`now()`,
        remoteId: unlessMoved(shopifySends.remoteId),
        remoteStatus: unlessMoved(shopifySends.remoteStatus),
        lastWritten: sql`case when ${isSameShop} then ${shopifySends.lastWritten} else '{}'::jsonb end`,
        photoIds: sql`case when ${isSameShop} then ${shopifySends.photoIds} else '{}'::jsonb end`,
      },
      setWhere: sql`${shopifySends.state} not in ('waiting', 'running')`,
    })
    .returning({ productId: shopifySends.productId });
  if (begun.length > 0) await announce(db, row.userId, row.productId, { state: 'waiting' });
  return begun.length > 0;
}

const outcomes = { done: 'shopify-ready', failed: 'shopify-failed', asking: 'shopify-changed' } as const;

/** A send that has come to its end, or waits for the seller. */
async function notifyOutcome(tx: Db, { state, userId, productId, startedAt, ...row }: SendRow): Promise<void> {
  if (state !== 'done' && state !== 'failed' && state !== 'asking') return;
  const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, productId));
  const points = row.draft.openPoints.length;
  const lines = {
    done: points === 0 ? row.shop : `${row.shop}, ${points === 1 ? '1 ponto' : `${points} pontos`} na revisão`,
    failed: row.failure ?? '',
    asking: 'Escolha o que vale antes de enviar.',
  };
  const data = { name: product?.name ?? '', line: lines[state], isDraft: row.remoteStatus === 'DRAFT' };
  await addNotices(tx, [{ kind: outcomes[state], subjectId: productId, userId, mark: startedAt, data }]);
}

type Claim = { now: string; until: string; lease: string; limit: number };

/** New, retried and orphaned ones; one per person at a time, so that nobody's sends block others. */
export function claimSends(db: Db, { now, until, lease, limit }: Claim): Promise<SendRow[]> {
  const ofSamePerson = sql`select other.product_id from ${shopifySends} other
    where other.user_id = ${shopifySends.userId} and other.state in ('waiting', 'running')`;
  const due = db
    .select({ productId: shopifySends.productId })
    .from(shopifySends)
    .where(
      and(
        underWay,
        lte(shopifySends.nextRunAt, now),
        sql`not exists (${ofSamePerson} and other.state = 'running' and other.next_run_at > ${now})`,
        sql`${shopifySends.productId} = (${ofSamePerson} and other.next_run_at <= ${now}
          order by other.next_run_at, other.product_id limit 1)`,
      ),
    )
    .orderBy(shopifySends.nextRunAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(shopifySends)
    .set({
      state: 'running',
      lease,
      nextRunAt: until,
      // Counted as an attempt, because the send itself may have crashed the process.
      attempts: sql`${shopifySends.attempts} + (${shopifySends.state} = 'running')::int`,
    })
    .where(inArray(shopifySends.productId, due))
    .returning();
}

/** False when it was stopped, or another process holds the lease now. */
export async function saveSend(
  db: Db,
  { productId, userId, lease }: Pick<SendRow, 'productId' | 'userId'> & { lease: string },
  change: SendChange,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(shopifySends)
      .set(change)
      .where(and(eq(shopifySends.productId, productId), eq(shopifySends.lease, lease)))
      .returning();
    const [row] = rows;
    if (!row) return false;
    await announce(tx, userId, productId, change);
    if (change.state) await notifyOutcome(tx, row);
    return true;
  });
}
