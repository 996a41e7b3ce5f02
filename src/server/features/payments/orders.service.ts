import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { RedeemState } from '#domain/plans/redeem-states.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import { findAccountByEmail, findUserByProvedEmail, proveMailbox } from '#server/features/auth/auth-account.service.ts';
import { requireLiveSession } from '#server/features/auth/sessions/sessions.ts';
import { sha256Hex } from '#server/features/auth/tokens/instance-crypto.ts';
import { publishPlanChange, updateUserType } from '#server/features/plans/user-type.service.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { runEach } from '#server/scheduled-job.ts';
import {
  clearBuyer,
  findLockedSubscription,
  findRedeemable,
  findUnredeemed,
  findUserByEmailOrId,
  type Subscription,
  type SubscriptionKey,
  saveSubscription,
  statusesWithAccess,
} from './payments.repository.ts';
import { findRedeemLink } from './redeem-links.repository.ts';

const ORDERS_AT_A_TIME = 200;

export async function listUnredeemedOrders(db: Db) {
  const rows = await findUnredeemed(db, ORDERS_AT_A_TIME);
  return {
    orders: rows.flatMap((row) => {
      const status = statusesWithAccess.find((standing) => standing === row.status);
      return status ? [{ ...row, status, subscriptionId: row.id, orderId: row.lastOrderId }] : [];
    }),
  };
}

/** An administrator assigns the order; later events cannot move it to someone else. */
export async function attachOrder(db: Db, actor: Actor, input: SubscriptionKey & { user: string; now: Date }) {
  return db.transaction(async (tx) => {
    const order = await findLockedSubscription(tx, input);
    if (!order) throw new AppError('not_found', 'Pedido não encontrado.');
    const user = await findUserByEmailOrId(tx, input.user);
    if (!user) throw new AppError('not_found', 'Usuário não encontrado.');
    if (order.userId !== null && order.userId !== user.id) {
      throw new AppError('conflict', 'Este pedido já pertence a outro usuário.');
    }
    await giveOrder(tx, order, { userId: user.id, matchedBy: 'admin' }, input.now);
    await recordAdminAction(tx, actor, {
      action: 'attached',
      subject: 'order',
      subjectId: `${input.provider}:${input.subscriptionId}`,
      label: order.productName ?? '',
      userId: user.id,
    });
    return { userId: user.id, email: user.email };
  });
}

/** A person who bought before signing up gets the plan once the mailbox is proved. */
export async function redeemByProvedEmail(deps: Pick<Dependencies, 'db' | 'log'>, now: Date): Promise<number> {
  return runEach(deps, await findRedeemable(deps.db, ORDERS_AT_A_TIME), (key) =>
    deps.db.transaction(async (tx) => {
      const order = await findLockedSubscription(tx, key);
      if (!order || order.userId !== null || !order.customerEmail) return 0;
      const user = await findUserByProvedEmail(tx, order.customerEmail);
      if (!user) return 0;
      await giveOrder(tx, order, { userId: user.id, matchedBy: 'email' }, now);
      return 1;
    }),
  );
}

export async function giveOrder(
  tx: Db,
  order: Subscription,
  owner: { userId: string; matchedBy: 'email' | 'admin' | 'claim' },
  now: Date,
): Promise<void> {
  await saveSubscription(tx, { ...order, ...owner });
  await updateUserType(tx, owner.userId, now);
  await publishPlanChange(tx, owner.userId);
}

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

/** The payment record stays; the buyer's personal data is removed. */
export const forgetBuyer = (tx: Db, userId: string): Promise<void> => clearBuyer(tx, userId);
