import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { getProfile } from '#contract/account/profile.ts';
import { paymentEvents, subscriptions, webhookLogs } from '#server/db/schema/payments.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { deliveriesArbitrary, historyArbitrary, type Payload } from '#tests/support/samples/subscription-history.ts';
import { createTestApp } from '#tests/support/test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

const { api, deps, setNow } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN });
const planOf = async (user: TestUser) => (await api.as(user).send(getProfile, {})).body.userType;

it('200 parallel deliveries, half of them duplicates, give the correct state', async () => {
  // Counts all rows, so it needs its own database.
  const { api, deps } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN });
  const planOf = async (user: TestUser) => (await api.as(user).send(getProfile, {})).body.userType;
  const users = await Promise.all(Array.from({ length: 20 }, () => buildUser(deps.db)));
  // Per user: a paid subscription renewed once; the renewal of every second one is refunded, every fifth is fully
  // charged back.
  const bodies = users.flatMap((user, n) => {
    const base = { sck: user.id, email: user.email, subscriptionId: randomUUID() };
    const first = { ...base, orderId: randomUUID(), at: days(-31), periodEnd: days(-1) };
    const second = { ...base, orderId: randomUUID(), at: days(-1), periodEnd: days(29) };
    const closing = n % 2 === 0 ? ({ kind: 'order_refunded' } as const) : ({ kind: 'subscription_renewed' } as const);
    return [
      buildPayment(first),
      buildPayment(second),
      buildPayment({ ...second, kind: 'subscription_renewed' }),
      buildPayment({ ...first, kind: n % 5 === 0 ? 'chargeback' : 'subscription_renewed' }),
      { ...buildPayment({ ...second, ...closing }), order_ref: 'closing' },
    ];
  });
  expect(bodies).toHaveLength(100);
  const shuffled = fc.sample(fc.shuffledSubarray([...bodies, ...bodies], { minLength: 200, maxLength: 200 }), {
    numRuns: 1,
    seed: 7,
  })[0];
  const replies = await Promise.all((shuffled ?? []).map((body) => deliver(api.visitor, body)));

  expect(replies.map((reply) => reply.status).filter((status) => status !== 200)).toEqual([]);
  const plans = await Promise.all(users.map(planOf));
  expect(plans).toEqual(users.map((_, n) => (n % 2 === 0 ? 'free' : 'premium')));
  expect(await deps.db.$count(subscriptions)).toBe(20);
  const logs = await deps.db.select().from(webhookLogs);
  expect(logs).toHaveLength(100);
  expect(new Set(logs.map((log) => `${log.deliveries} ${log.outcome}`))).toEqual(new Set(['2 applied']));
  // One application per order and event; the repeated "closing" of odd users is the same event as before.
  expect(await deps.db.$count(paymentEvents)).toBe(100 - 10);
});

it('a history delivered in any order with duplicates, in parallel over HTTP, gives the correct plan', async () => {
  const story = historyArbitrary({ ids: 'x' }).chain((history) =>
    fc.tuple(fc.constant(history), deliveriesArbitrary(history), fc.integer({ min: 0, max: 60 })),
  );
  await fc.assert(
    fc.asyncProperty(story, async ([history, deliveries, afterDays]) => {
      const user = await buildUser(deps.db);
      const own = JSON.stringify(deliveries).replaceAll('"x-', `"${user.id}-`);
      const mine = (JSON.parse(own) as Payload[]).map((body) => ({ ...body, ...trackedBy(user, body) }));
      const now = new Date(history.endsAt.getTime() + afterDays * 86_400_000 + 1000);
      setNow(now);
      const replies = await Promise.all(mine.map((body) => deliver(api.visitor, body)));
      expect(replies.every((reply) => reply.status === 200)).toBe(true);
      expect(await planOf(user)).toBe(history.hasAccessAt(now) ? 'premium' : 'free');
    }),
    { numRuns: 20 },
  );
  setNow(new Date());
});

it('an event interrupted between storing and applying is applied by the next delivery', async () => {
  const user = await buildUser(deps.db);
  const body = buildPayment({ sck: user.id });
  await deps.pool.query('alter table subscriptions rename to subscriptions_away');
  expect((await deliver(api.visitor, body)).status).toBe(500);
  await deps.pool.query('alter table subscriptions_away rename to subscriptions');
  expect(await planOf(user)).toBe('free');
  const [log] = await deps.db.select().from(webhookLogs).orderBy(webhookLogs.receivedAt).limit(1);
  expect(log).toBeDefined();
  expect((await deliver(api.visitor, body)).status).toBe(200);
  expect(await planOf(user)).toBe('premium');
});

const trackedBy = (user: TestUser, body: Payload): Payload => {
  const TrackingParameters = { sck: user.id };
  return body.order ? { order: { ...body.order, TrackingParameters } } : { TrackingParameters };
};

const days = (count: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + count * 86_400_000);
