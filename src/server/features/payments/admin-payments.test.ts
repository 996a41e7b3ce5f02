import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attachOrder, listUnredeemedOrders, listWebhookLogs, sendTestEvent } from '#contract/account/payments.ts';
import { getProfile } from '#contract/account/profile.ts';
import { paymentEventKinds } from '#domain/plans/payment-event-types.ts';
import { webhookLogs } from '#server/db/schema/payments.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN });
const admin = await buildUser(deps.db, { userType: 'admin' });
const planOf = async (user: TestUser) => (await api.as(user).send(getProfile, {})).body.userType;
const unredeemed = async () => (await api.as(admin).send(listUnredeemedOrders, {})).body.orders;

describe('webhook logs', () => {
  it('sends a signed test event of each type through the real webhook and lists the newest first', async () => {
    for (const eventType of paymentEventKinds) {
      const reply = await api.as(admin).send(sendTestEvent, { body: { eventType } });
      expect(reply.body).toEqual({ outcome: 'test' });
    }
    const { logs } = (await api.as(admin).send(listWebhookLogs, {})).body;
    // The newest: deliveries of other tests follow.
    const own = logs.slice(0, paymentEventKinds.length);
    expect(own.map((log) => log.eventType)).toEqual([...paymentEventKinds].reverse());
    expect(own.every((log) => log.isTest && log.outcome === 'test')).toBe(true);
    expect(own.at(-1)?.payload).toMatchObject({
      webhook_event_type: 'order_approved',
      order_status: 'paid',
      Customer: { full_name: 'John Doe', email: 'johndoe@example.com' },
      Product: { product_name: 'Dropar Premium' },
    });
  });

  it('rejects an unknown type, and reports a missing token', async () => {
    expect((await api.as(admin).send(sendTestEvent, { body: { eventType: 'x' as never } })).status).toBe(400);
    const bare = await createTestApp();
    const other = await buildUser(bare.deps.db, { userType: 'admin' });
    const reply = await bare.api.as(other).send(sendTestEvent, { body: { eventType: 'chargeback' } });
    expect(reply).toMatchObject({ status: 503, body: { code: 'not_configured' } });
  });

  it('returns the 50 newest', async () => {
    await Promise.all(Array.from({ length: 60 }, () => deliver(api.visitor, buildPayment())));
    expect((await api.as(admin).send(listWebhookLogs, {})).body.logs).toHaveLength(50);
    expect(await deps.db.$count(webhookLogs)).toBeGreaterThanOrEqual(60);
  });
});

describe('unredeemed orders', () => {
  const buy = async (over: object = {}) => {
    const subscriptionId = randomUUID();
    await deliver(api.visitor, buildPayment({ subscriptionId, amountCents: 9149, ...over }));
    return subscriptionId;
  };

  it('lists only paid orders without an owner, newest first', async () => {
    const first = await buy();
    const second = await buy();
    const owner = await buildUser(deps.db);
    const [redeemed, unpaid] = [await buy({ sck: owner.id }), await buy({ kind: 'pix_created' })];
    const refunded = randomUUID();
    const order = { subscriptionId: refunded, orderId: randomUUID() };
    await deliver(api.visitor, buildPayment(order));
    await deliver(api.visitor, buildPayment({ ...order, kind: 'order_refunded' }));
    const ids = (await unredeemed()).map((item) => item.subscriptionId);
    expect(ids.slice(0, 2)).toEqual([second, first]);
    for (const id of [redeemed, unpaid, refunded]) expect(ids).not.toContain(id);
    expect((await unredeemed())[0]).toMatchObject({
      status: 'active',
      customerName: 'Larissa Sato',
      customerEmail: `${second}@comprador.example`,
      productName: 'Dropar Premium',
      amountCents: 9149,
    });
  });

  it.each(['email', 'id'] as const)('assigns an order to a user by %s permanently', async (key) => {
    const user = await buildUser(deps.db);
    const stranger = await buildUser(deps.db);
    const subscriptionId = await buy();
    const request = {
      params: { provider: 'kiwify' as const, subscriptionId },
      body: { user: key === 'email' ? ` ${user.email.toUpperCase()} ` : user.id },
    };
    expect((await api.as(admin).send(attachOrder, request)).body).toEqual({ userId: user.id, email: user.email });
    expect(await planOf(user)).toBe('premium');
    expect((await unredeemed()).map((item) => item.subscriptionId)).not.toContain(subscriptionId);
    // The renewal still has another person's tracking id: the administrator's decision takes precedence.
    const renewal = buildPayment({ subscriptionId, kind: 'subscription_renewed', sck: stranger.id });
    await deliver(api.visitor, renewal);
    expect([await planOf(user), await planOf(stranger)]).toEqual(['premium', 'free']);
    const other = { params: { provider: 'kiwify' as const, subscriptionId }, body: { user: stranger.id } };
    expect(await api.as(admin).send(attachOrder, other)).toMatchObject({ status: 409 });
  });

  it('returns 404 for an unknown order or user', async () => {
    const subscriptionId = await buy();
    const send = (id: string, user: string) =>
      api.as(admin).send(attachOrder, { params: { provider: 'kiwify', subscriptionId: id }, body: { user } });
    expect((await send(subscriptionId, 'ninguem@example.com')).body.message).toBe('Usuário não encontrado.');
    expect((await send(randomUUID(), admin.email)).body.message).toBe('Pedido não encontrado.');
    expect((await send(subscriptionId, ' ')).status).toBe(400);
  });
});
