import { AppError } from '#domain/errors.ts';
import type { RedeemState } from '#domain/plans/redeem-order.ts';
import type { Db } from '#server/db/client.ts';
import { findAccountByEmail, proveMailbox } from '#server/features/auth/account.service.ts';
import { requireLiveSession } from '#server/features/auth/sessions/live-session.ts';
import { sha256Hex } from '#server/features/auth/tokens/instance-crypto.ts';
import type { RequestActor } from '#server/http/app-env.ts';
import { findLockedSubscription } from './payments.repository.ts';
import { findRedeemLink } from './redeem-links.repository.ts';
import { giveOrder } from './unredeemed-orders.ts';

const gone = () =>
  new AppError('not_found', 'Este link não vale mais. Se a compra ainda não aparece na sua conta, fale com o suporte.');

/** The link's holder reads the buyer's mailbox, which proves it. Idempotent. */
export async function redeemOrder(
  db: Db,
  input: { token: string; actor: RequestActor | undefined; now: Date },
): Promise<{ state: RedeemState; email: string | null }> {
  const { actor, now } = input;
  const link = await findRedeemLink(db, sha256Hex(input.token));
  if (!link || new Date(link.expiresAt) <= now) throw gone();
  return db.transaction(async (tx) => {
    const order = await findLockedSubscription(tx, link);
    if (!order?.customerEmail) throw gone();
    if (actor) await requireLiveSession(tx, actor);
    const account = actor ?? (await findAccountByEmail(tx, order.customerEmail));
    if (order.userId !== null) {
      if (order.userId !== account?.id) throw new AppError('conflict', 'Esta compra já foi ativada em outra conta.');
      return { state: 'attached', email: account.email };
    }
    if (!account) return { state: 'no_account', email: order.customerEmail };
    if (account.email === order.customerEmail) {
      await proveMailbox(tx, { userId: account.id, now, ...(actor && { sessionId: actor.sessionId }) });
    }
    await giveOrder(tx, order, { userId: account.id, matchedBy: 'claim' }, now);
    return { state: 'attached', email: account.email };
  });
}
