import { createHash, createHmac } from 'node:crypto';
import type pg from 'pg';
import { resolvePlan } from '#domain/plans/resolve-plan.ts';
import {
  applyPaymentEvent,
  hasChargeback,
  paidAccessOf,
  type SubscriptionAccess,
} from '#domain/plans/subscription-state.ts';
import { kiwify } from '#server/providers/payments/kiwify.ts';
import { WEBHOOK_TOKEN } from '../settings.ts';
import { type BareQuery, inTransaction, type Row } from './bare-query.ts';
import type { BareHandler } from './bare-server.ts';

/** Uses the product's own payment rules (domain), without the layers around them. */
export function createPaymentHandler(pool: pg.Pool, query: BareQuery): BareHandler {
  return async ({ url, body }) => {
    const signature = createHmac('sha1', WEBHOOK_TOKEN).update(body).digest('hex');
    if (signature !== url.searchParams.get('signature')) throw new Error('bad signature');
    const payload = JSON.parse(body.toString());
    const event = kiwify.read(payload);
    const [delivery] = await query(
      'delivery',
      `insert into webhook_logs (payload, body_hash, event_type, order_id, subscription_id) values ($1, $2, $3, $4, $5)
       on conflict (provider, body_hash) do update set deliveries = webhook_logs.deliveries + 1 returning id, outcome, payload, received_at`,
      [
        kiwify.redact(payload),
        createHash('sha256').update(body).digest('hex'),
        event.kind,
        event.orderId,
        event.subscriptionId,
      ],
    );
    await inTransaction(pool, (client) => apply(client, delivery ?? {}));
    return { outcome: 'applied' };
  };

  async function apply(client: pg.ClientBase, delivery: Row): Promise<void> {
    const event = kiwify.read(delivery.payload);
    const run = (name: string, text: string, values: unknown[]) => query(name, text, values, client);
    const [before] = await run(
      'open_subscription',
      `insert into subscriptions (id, status) values ($1, 'pending')
       on conflict (provider, id) do update set updated_at = now() returning *`,
      [event.subscriptionId],
    );
    const at = event.occurredAt ?? delivery.received_at;
    await run(
      'event',
      `insert into payment_events (order_id, event_type, event_at, subscription_id, webhook_log_id) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [event.orderId, event.kind, at, event.subscriptionId, delivery.id],
    );
    const state = applyPaymentEvent(before?.state, event, at);
    const access = paidAccessOf(state);
    const [owner] = await run('owner', 'select id from profiles where id = $1', [event.trackedUserId]);
    await run(
      'subscription',
      `update subscriptions set status = $2, access_until = $3, next_payment_at = $4, user_id = $5, matched_by = 'sck', state = $6,
         has_chargeback = $7, last_event_at = $8, last_order_id = $9, product_name = $10, amount_cents = $11, customer_email = $12,
         customer_name = $13, updated_at = now() where id = $1`,
      [
        event.subscriptionId,
        access.status,
        access.accessUntil,
        access.nextPaymentAt,
        owner?.id,
        JSON.stringify(state),
        hasChargeback(state),
        at,
        event.orderId,
        event.productName,
        event.amountCents,
        event.customerEmail,
        event.customerName,
      ],
    );
    const [plan] = await run('plan', 'select user_type, premium_until from profiles where id = $1 for no key update', [
      owner?.id,
    ]);
    const [grant] = await run('grant', 'select user_type from manual_grants where user_id = $1', [owner?.id]);
    const paid = await run(
      'paid',
      `select status, access_until as "accessUntil", next_payment_at as "nextPaymentAt" from subscriptions
       where user_id = $1 order by created_at desc`,
      [owner?.id],
    );
    const resolved = resolvePlan(grant?.user_type, paid as SubscriptionAccess[], new Date());
    if (plan?.premium_until !== resolved.premiumUntil) {
      await run(
        'profile_plan',
        'update profiles set user_type = $2, premium_until = $3, updated_at = now() where id = $1',
        [owner?.id, resolved.userType, resolved.premiumUntil],
      );
    }
    await run('notify', 'select pg_notify($1, $2)', ['dropar_events', JSON.stringify([owner?.id, 'plan', []])]);
    await run('finish', `update webhook_logs set outcome = 'applied', applied_at = now() where id = $1`, [delivery.id]);
  }
}
