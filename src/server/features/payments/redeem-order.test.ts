import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { redeemOrder } from '#contract/account/payments.ts';
import { getProfile } from '#contract/account/profile.ts';
import { orderClaims } from '#server/db/schema/payments.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { sweepBilling } from './billing-sweep.ts';

const { api, deps, outbox, setNow } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN });
const planOf = async (user: TestUser) => (await api.as(user).send(getProfile, {})).body.userType;
const DAY = 86_400_000;

const freshEmail = () => `${randomUUID()}@comprador.example`;

/** An account with an unproved mailbox: anybody may have created it. */
async function buildSquatter(email: string): Promise<TestUser> {
  const user = await buildUser(deps.db, { email });
  await deps.pool.query('update auth_users set email_proved_at = null where id = $1', [user.id]);
  return user;
}

/** Creates an order that identifies no account; returns the token of the mailed link. */
async function buy(email: string, over: object = {}): Promise<string> {
  expect(await (await deliver(api.visitor, buildPayment({ email, ...over }))).json()).toEqual({ outcome: 'unclaimed' });
  await sweepBilling(deps);
  const mails = outbox.filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  return /\/resgatar#([\w-]{43})\b/.exec(mails[0]?.text ?? '')?.[1] ?? '';
}

const redeem = (caller: typeof api.visitor, token: string) => caller.send(redeemOrder, { body: { token } });

describe('an order whose buyer has no proved account', () => {
  it('is not assigned to an unproved account with that address; the buyer gets one link', async () => {
    const email = freshEmail();
    const squatter = await buildSquatter(email);
    const token = await buy(email);
    expect(token).not.toBe('');
    expect(await planOf(squatter)).toBe('free');
    await Promise.all([sweepBilling(deps), sweepBilling(deps)]);
    expect(outbox.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("is assigned by the link when signed out: proves the mailbox and removes the squatter's access", async () => {
    const email = freshEmail();
    const squatter = await buildSquatter(email);
    expect(await planOf(squatter)).toBe('free');
    const token = await buy(email);
    expect((await redeem(api.visitor, token)).body).toEqual({ state: 'attached', email });
    const { rows } = await deps.pool.query(
      'select u.email_proved_at, u.password_hash, p.user_type from auth_users u join profiles p using (id) where id = $1',
      [squatter.id],
    );
    expect(rows[0]).toMatchObject({ password_hash: null, user_type: 'premium' });
    expect(rows[0].email_proved_at).not.toBeNull();
    expect((await api.as(squatter).send(getProfile, {})).status).toBe(401);
  });

  it('is assigned by the link to the signed-in account, also with another address, permanently', async () => {
    const token = await buy(freshEmail());
    const [buyer, stranger] = [await buildUser(deps.db), await buildUser(deps.db)];
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await redeem(api.as(buyer), token)).body).toEqual({ state: 'attached', email: buyer.email });
    }
    expect(await planOf(buyer)).toBe('premium');
    expect((await redeem(api.as(stranger), token)).status).toBe(409);
    expect(await planOf(stranger)).toBe('free');
  });

  it('waits until the buyer signs up, and is assigned afterwards', async () => {
    const email = freshEmail();
    const token = await buy(email);
    expect((await redeem(api.visitor, token)).body).toEqual({ state: 'no_account', email });
    const buyer = await buildSquatter(email);
    expect((await redeem(api.as(buyer), token)).body).toEqual({ state: 'attached', email });
    // The link was opened while signed in to this account: nothing is removed.
    expect(await planOf(buyer)).toBe('premium');
  });

  it('is assigned by the next run once somebody has proved that mailbox', async () => {
    const email = freshEmail();
    const token = await buy(email);
    const [buyer, stranger] = [await buildUser(deps.db, { email }), await buildUser(deps.db)];
    await Promise.all([sweepBilling(deps), sweepBilling(deps)]);
    expect([await planOf(buyer), await planOf(stranger)]).toEqual(['premium', 'free']);
    expect((await redeem(api.as(stranger), token)).status).toBe(409);
  });

  it('is assigned to one account when redeemed from two at the same time', async () => {
    const token = await buy(freshEmail());
    const people = [await buildUser(deps.db), await buildUser(deps.db)];
    const replies = await Promise.all(people.map((person) => redeem(api.as(person), token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stays with the account that redeemed it after a renewal', async () => {
    const order = { subscriptionId: randomUUID() };
    const token = await buy(freshEmail(), order);
    const [buyer, stranger] = [await buildUser(deps.db), await buildUser(deps.db)];
    await redeem(api.as(buyer), token);
    await deliver(api.visitor, buildPayment({ ...order, kind: 'subscription_renewed', sck: stranger.id }));
    expect([await planOf(buyer), await planOf(stranger)]).toEqual(['premium', 'free']);
  });
});

describe('redeem link', () => {
  it('expires after 30 days; a subscription that is still paid gets a new one', async () => {
    const email = freshEmail();
    const token = await buy(email, { periodEnd: new Date(Date.now() + 60 * DAY) });
    setNow(new Date(Date.now() + 31 * DAY));
    expect((await redeem(api.visitor, token)).status).toBe(404);
    await sweepBilling(deps);
    expect(outbox.filter(({ to }) => to === email)).toHaveLength(2);
    setNow(new Date());
  });

  it('is stored only as a hash', async () => {
    const token = await buy(freshEmail());
    const rows = await deps.db.select().from(orderClaims);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['x'.repeat(43), 'não é um token', ''])('rejects the token %j', async (token) => {
    expect([400, 404]).toContain((await redeem(api.visitor, token)).status);
  });

  it('is mailed by the next run if the first mail failed', async () => {
    const email = freshEmail();
    await deliver(api.visitor, buildPayment({ email }));
    const mailer = { send: () => Promise.reject(new Error('mail server away')) };
    await sweepBilling({ ...deps, mailer });
    expect(outbox.filter(({ to }) => to === email)).toHaveLength(0);
    await sweepBilling(deps);
    expect(outbox.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('is not mailed to an account with a proved mailbox, which already has the order', async () => {
    const buyer = await buildUser(deps.db);
    const reply = await deliver(api.visitor, buildPayment({ email: buyer.email }));
    expect(await reply.json()).toEqual({ outcome: 'applied' });
    await sweepBilling(deps);
    expect(outbox.filter(({ to }) => to === buyer.email)).toHaveLength(0);
  });
});
