import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { orderClaims, subscriptions } from '#server/db/schema/payments.ts';
import { type SubscriptionKey, statusesWithAccess } from './payments.repository.ts';

const ofSameOrder = and(
  eq(orderClaims.provider, subscriptions.provider),
  eq(orderClaims.subscriptionId, subscriptions.id),
);

/** Paid orders without an owner whose buyer has no valid link. */
export async function findOrdersToMail(db: Db, now: string, limit: number) {
  return db
    .select({
      provider: subscriptions.provider,
      subscriptionId: subscriptions.id,
      email: subscriptions.customerEmail,
      productName: subscriptions.productName,
    })
    .from(subscriptions)
    .leftJoin(orderClaims, ofSameOrder)
    .where(
      and(
        isNull(subscriptions.userId),
        isNotNull(subscriptions.customerEmail),
        inArray(subscriptions.status, [...statusesWithAccess]),
        or(isNull(subscriptions.accessUntil), gt(subscriptions.accessUntil, now)),
        or(isNull(orderClaims.expiresAt), lte(orderClaims.expiresAt, now)),
      ),
    )
    .limit(limit);
}

export async function openRedeemLink(
  db: Db,
  link: SubscriptionKey & { tokenHash: string; expiresAt: string; now: string },
): Promise<boolean> {
  const { now, ...values } = link;
  const rows = await db
    .insert(orderClaims)
    .values({ ...values, createdAt: now })
    .onConflictDoUpdate({
      target: [orderClaims.provider, orderClaims.subscriptionId],
      set: { tokenHash: values.tokenHash, expiresAt: values.expiresAt, createdAt: now },
      setWhere: lte(orderClaims.expiresAt, now),
    })
    .returning({ tokenHash: orderClaims.tokenHash });
  return rows.length === 1;
}

export async function dropRedeemLink(db: Db, tokenHash: string): Promise<void> {
  await db.delete(orderClaims).where(eq(orderClaims.tokenHash, tokenHash));
}

export async function findRedeemLink(db: Db, tokenHash: string) {
  const [row] = await db.select().from(orderClaims).where(eq(orderClaims.tokenHash, tokenHash));
  return row;
}
