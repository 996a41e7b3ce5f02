import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { subscriptions } from '#server/db/schema/billing.ts';

/** That something was paid stays in the books; who paid does not. */
export async function forgetBuyer(tx: Db, userId: string): Promise<void> {
  await tx.update(subscriptions).set({ customerEmail: null, customerName: null }).where(eq(subscriptions.userId, userId));
}
