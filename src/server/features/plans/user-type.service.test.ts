import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getCurrentPlan } from '#contract/account/plans.ts';
import { getProfile } from '#contract/account/profile.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { EVENT_CHANNEL } from '#server/events/events.service.ts';
import { sweepBilling } from '#server/features/payments/billing-sweep.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { setUserType } from './user-type.service.ts';

const { api, deps, setNow } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN });
const planOf = async (user: TestUser) => (await api.as(user).send(getProfile, {})).body.userType;
const standingOf = async (user: TestUser) => (await api.as(user).send(getCurrentPlan, {})).body;
const storedPlanOf = async (user: TestUser) =>
  (await deps.db.select().from(profiles).where(eq(profiles.id, user.id)))[0]?.userType;
afterEach(() => setNow(new Date()));
const minutes = (count: number) => new Date((Math.floor(Date.now() / 60_000) + count) * 60_000);
const days = (count: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + count * 86_400_000);

/** Receives the notifications of every open tab, in order. */
const listener = new pg.Client(deps.pool.options);
const heard: string[] = [];
listener.on('notification', ({ payload }) => void heard.push(payload ?? ''));
await listener.connect();
await listener.query(`listen ${EVENT_CHANNEL}`);
afterAll(() => listener.end());
/** Notifications arrive in commit order on one connection, so after a round trip all earlier ones have arrived. */
async function heardBy(user: TestUser): Promise<number> {
  await listener.query('select 1');
  return heard.filter((payload) => payload.includes(user.id) && payload.includes('"plan"')).length;
}

describe('a plan granted by hand', () => {
  it('applies to the next request without a new sign-in, and is announced', async () => {
    const user = await buildUser(deps.db);
    expect(await planOf(user)).toBe('free');
    expect(await setUserType(deps.db, { userId: user.id, userType: 'premium' })).toEqual({
      userType: 'premium',
      premiumUntil: null,
    });
    expect(await planOf(user)).toBe('premium');
    expect(await heardBy(user)).toBe(1);
    const standing = await standingOf(user);
    expect(standing).toMatchObject({ origin: 'manual', status: null, accessUntil: null });
    expect(Math.abs(Date.now() - Date.parse(standing.grantedAt ?? ''))).toBeLessThan(60_000);
    await setUserType(deps.db, { userId: user.id, userType: 'free' });
    expect(await planOf(user)).toBe('free');
  });

  it('rejects an unknown user', async () => {
    await expect(setUserType(deps.db, { userId: randomUUID(), userType: 'admin' })).rejects.toThrow(
      'Usuário não encontrado.',
    );
  });
});

describe('expiry', () => {
  it('ends access on the next request, before any scheduled run, which then stores and announces it once', async () => {
    const user = await buildUser(deps.db);
    await deliver(api.visitor, buildPayment({ sck: user.id, at: days(-29), periodEnd: minutes(10) }));
    expect(await planOf(user)).toBe('premium');
    expect(await heardBy(user)).toBe(1);
    setNow(minutes(10));
    expect(await planOf(user)).toBe('free');
    expect(await standingOf(user)).toMatchObject({ userType: 'free', origin: 'none', accessUntil: null });
    expect(await storedPlanOf(user)).toBe('premium');
    // Several instances run at the same moment.
    await Promise.all([sweepBilling(deps), sweepBilling(deps), sweepBilling(deps), sweepBilling(deps)]);
    expect(await storedPlanOf(user)).toBe('free');
    expect(await heardBy(user)).toBe(2);
  });

  it('a renewal after the end restores access', async () => {
    const user = await buildUser(deps.db);
    const subscriptionId = randomUUID();
    await deliver(api.visitor, buildPayment({ sck: user.id, subscriptionId, at: days(-31), periodEnd: days(-1) }));
    await sweepBilling(deps);
    expect(await planOf(user)).toBe('free');
    await deliver(
      api.visitor,
      buildPayment({ sck: user.id, subscriptionId, kind: 'subscription_renewed', periodEnd: days(29) }),
    );
    expect(await planOf(user)).toBe('premium');
    expect(await standingOf(user)).toMatchObject({ origin: 'paid', status: 'active' });
  });

  it('never ends the plan of an administrator', async () => {
    const admin = await buildUser(deps.db, { userType: 'admin' });
    await deps.db
      .update(profiles)
      .set({ premiumUntil: days(-1).toISOString() })
      .where(eq(profiles.id, admin.id));
    await sweepBilling(deps);
    expect(await planOf(admin)).toBe('admin');
  });

  it('deletes deliveries after 90 days, but keeps the record that they were applied', async () => {
    const user = await buildUser(deps.db);
    const orderId = randomUUID();
    await deliver(api.visitor, buildPayment({ sck: user.id, orderId, periodEnd: days(400) }));
    setNow(days(89));
    await sweepBilling(deps);
    const countLogs = async () =>
      (await deps.pool.query('select 1 from webhook_logs where order_id = $1', [orderId])).rowCount;
    expect(await countLogs()).toBe(1);
    setNow(days(91));
    await sweepBilling(deps);
    expect(await countLogs()).toBe(0);
    expect((await deps.pool.query('select 1 from payment_events where order_id = $1', [orderId])).rowCount).toBe(1);
    expect(await storedPlanOf(user)).toBe('premium');
  });

  it('applies a delivery that was stored but not applied', async () => {
    const user = await buildUser(deps.db);
    const orderId = randomUUID();
    await deps.pool.query(
      `insert into webhook_logs (payload, body_hash, event_type, order_id, received_at)
       values ($1, $2, 'order_approved', $3, now() - interval '2 minutes')`,
      [JSON.stringify(buildPayment({ sck: user.id, orderId })), randomUUID(), orderId],
    );
    await Promise.all([sweepBilling(deps), sweepBilling(deps)]);
    expect(await planOf(user)).toBe('premium');
  });
});
