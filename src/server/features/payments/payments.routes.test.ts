import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getProfile } from '#contract/account/profile.ts';
import { paymentEventKinds } from '#domain/plans/payment-event-types.ts';
import { paymentEvents, subscriptions, webhookLogs } from '#server/db/schema/payments.ts';
import { createRateLimits } from '#server/http/rate-limit.ts';
import { buildPayment, deliver, hmacSha1, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const { api, deps, setNow } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN }, { log });

const planOf = async (user: TestUser) => (await api.as(user).send(getProfile, {})).body.userType;
const countLogs = () => deps.db.$count(webhookLogs);
const outcomeOf = async (response: Response) => (await response.json()).outcome as string;

/** A test vector of the provider's signature rule, computed independently of this code. */
const vector = {
  body: '{"order_id":"00000000-0000-4000-8000-000000000001","order_status":"paid","webhook_event_type":"order_approved","Customer":{"full_name":"José Açaí","email":"jose@example.com"},"Product":{"product_id":"p-1","product_name":"Plano Pro"},"Subscription":{"id":"s-1","status":"active","next_payment":"2026-12-15T03:00:00.000Z"},"TrackingParameters":{"sck":"u_42"}}',
  signature: 'd6274dd57565db740dc81c936daf4bae1b5951f3',
};

describe('signature', () => {
  it('accepts the HMAC-SHA1 test vector over the raw bytes', async () => {
    expect(Buffer.byteLength(vector.body)).toBe(360);
    const response = await api.visitor.fetch(`/webhooks/payments?signature=${vector.signature}`, {
      method: 'POST',
      body: vector.body,
    });
    expect(response.status).toBe(200);
    expect(await outcomeOf(response)).toBe('unclaimed');
  });

  it('accepts the signature after other query parameters', async () => {
    const body = JSON.stringify(buildPayment());
    const path = `/webhooks/payments?loja=1&signature=${hmacSha1(WEBHOOK_TOKEN, body)}`;
    expect((await api.visitor.fetch(path, { method: 'POST', body })).status).toBe(200);
  });

  it.each([
    ['empty', '?signature='],
    ['signed with an empty key', `?signature=${hmacSha1('', vector.body)}`],
    ['signed with another token', `?signature=${hmacSha1('outro', vector.body)}`],
    ['the token itself', `?signature=${WEBHOOK_TOKEN}`],
    ['re-serialised bytes', `?signature=${hmacSha1(WEBHOOK_TOKEN, JSON.stringify(JSON.parse(vector.body), null, 1))}`],
  ])('answers 401 to a delivery that is %s, and stores nothing', async (_, query) => {
    const before = await countLogs();
    const response = await api.visitor.fetch(`/webhooks/payments${query}`, { method: 'POST', body: vector.body });
    expect(response.status).toBe(401);
    expect(await countLogs()).toBe(before);
  });

  it('counts forged deliveries that arrive at once in a few turns, and refuses the rest without a query', async () => {
    const { limits } = deps;
    deps.limits = createRateLimits(deps.pool);
    onTestFinished(() => void Object.assign(deps, { limits }));
    const consume = vi.spyOn(deps.limits, 'consume');
    const forge = () => api.visitor.fetch('/webhooks/payments?signature=aa', { method: 'POST', body: vector.body });
    const replies = await Promise.all(Array.from({ length: 200 }, forge));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect(consume.mock.calls.length).toBeLessThan(70);
  });

  it('answers 503 and logs it when no token is configured, even to an empty-key signature', async () => {
    const lines: string[] = [];
    const bare = await createTestApp(
      {},
      { log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) },
    );
    const response = await deliver(bare.api.visitor, buildPayment(), '');
    expect(response.status).toBe(503);
    expect((await response.json()).code).toBe('not_configured');
    expect(await bare.deps.db.$count(webhookLogs)).toBe(0);
    expect(lines.join()).toContain('PAYMENT_WEBHOOK_TOKEN is not set');
  });
});

describe('bodies', () => {
  const whole = JSON.stringify(buildPayment());
  it.each([
    ['truncated', whole.slice(0, -20)],
    ['empty', ''],
    ['not an object', '[1,2]'],
  ])('answers 400 to a signed body that is %s, and stores nothing', async (_, body) => {
    const before = await countLogs();
    expect((await deliver(api.visitor, body)).status).toBe(400);
    expect(await countLogs()).toBe(before);
  });

  it('answers 400 to signed bytes that are not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"order_id":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    const path = `/webhooks/payments?signature=${hmacSha1(WEBHOOK_TOKEN, bytes)}`;
    expect((await api.visitor.fetch(path, { method: 'POST', body: bytes })).status).toBe(400);
  });

  it.each([true, false])('answers 413 to a huge body (length declared: %s)', async (isDeclared) => {
    const before = await countLogs();
    const body = JSON.stringify({ ...buildPayment(), note: 'x'.repeat(300_000) });
    const path = `/webhooks/payments?signature=${hmacSha1(WEBHOOK_TOKEN, body)}`;
    const stream = new Blob([body]).stream();
    const response = await api.visitor.fetch(path, {
      method: 'POST',
      ...(isDeclared ? { body, headers: { 'content-length': String(body.length) } } : { body: stream, duplex: 'half' }),
    });
    expect(response.status).toBe(413);
    expect(await countLogs()).toBe(before);
  });

  it('handles hostile but signed content without an error', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    for (const body of [
      deep,
      JSON.stringify({ ...buildPayment(), order_ref: 'nul\0 and \ud800' }),
      JSON.stringify(buildPayment({ orderId: 'x'.repeat(5000) })),
      '{"__proto__":{"order_id":"x"},"webhook_event_type":"order_approved"}',
    ]) {
      expect((await deliver(api.visitor, body)).status, body.slice(0, 60)).toBe(200);
    }
  });
});

describe('events', () => {
  it('the refund is not treated as a duplicate of the approval, and a repeated body is stored once', async () => {
    const user = await buildUser(deps.db);
    const order = { sck: user.id, orderId: randomUUID(), subscriptionId: randomUUID() };
    const approval = buildPayment(order);
    await deliver(api.visitor, approval);
    await deliver(api.visitor, approval);
    expect(await planOf(user)).toBe('premium');
    await deliver(api.visitor, buildPayment({ ...order, kind: 'order_refunded' }));
    expect(await planOf(user)).toBe('free');
    const rows = await deps.db.select().from(webhookLogs).where(eq(webhookLogs.orderId, order.orderId));
    expect(rows.map((row) => [row.eventType, row.deliveries]).sort()).toEqual([
      ['order_approved', 2],
      ['order_refunded', 1],
    ]);
    const events = await deps.db.select().from(paymentEvents).where(eq(paymentEvents.orderId, order.orderId));
    expect(events).toHaveLength(2);
  });

  it('matches by sck first, then by the known subscription, then by a verified e-mail', async () => {
    const [tracked, mailed] = [await buildUser(deps.db), await buildUser(deps.db)];
    const first = { subscriptionId: randomUUID(), sck: tracked.id, email: mailed.email };
    await deliver(api.visitor, buildPayment(first));
    expect([await planOf(tracked), await planOf(mailed)]).toEqual(['premium', 'free']);
    const renewal = { ...first, sck: '1700000000_ad-77', kind: 'subscription_renewed' as const };
    expect(await outcomeOf(await deliver(api.visitor, buildPayment(renewal)))).toBe('applied');
    expect(await planOf(mailed)).toBe('free');
    await deliver(api.visitor, buildPayment({ sck: '1700000000_ad-77', email: mailed.email.toUpperCase() }));
    expect(await planOf(mailed)).toBe('premium');
  });

  it('a subscription matched by e-mail stays with its person when it is paid from another address', async () => {
    const [first, second] = [await buildUser(deps.db), await buildUser(deps.db)];
    const subscriptionId = randomUUID();
    await deliver(api.visitor, buildPayment({ subscriptionId, email: first.email }));
    await deliver(api.visitor, buildPayment({ subscriptionId, email: second.email, kind: 'subscription_renewed' }));
    expect([await planOf(first), await planOf(second)]).toEqual(['premium', 'free']);
  });

  it('an unverified e-mail does not assign the order, which stays unredeemed', async () => {
    const user = await buildUser(deps.db);
    await deps.pool.query('update auth_users set email_proved_at = null where id = $1', [user.id]);
    const response = await deliver(api.visitor, buildPayment({ email: user.email }));
    expect(await outcomeOf(response)).toBe('unclaimed');
    expect(await planOf(user)).toBe('free');
  });

  it("the provider's test deliveries are recorded and never grant access", async () => {
    const john = await buildUser(deps.db, { email: 'johndoe@example.com' });
    const order = { subscriptionId: randomUUID(), sck: john.id, email: 'JohnDoe@example.com' };
    for (const kind of paymentEventKinds.filter((name) => name !== 'abandoned_cart')) {
      expect(await outcomeOf(await deliver(api.visitor, buildPayment({ ...order, kind })))).toBe('test');
    }
    expect(await planOf(john)).toBe('free');
    expect(await deps.db.$count(subscriptions, eq(subscriptions.id, order.subscriptionId))).toBe(0);
  });

  it('CPF, address, telephone and IP are neither stored nor logged', async () => {
    const secret = {
      CPF: '11144477735',
      cnpj: '11222333000181',
      ip: '203.0.113.77',
      mobile: '+5511987654321',
      street: 'Rua das Acácias',
      zipcode: '01310-930',
      city: 'Piracicaba',
    };
    const orderId = randomUUID();
    const payment = buildPayment({ orderId });
    const body = { ...payment, Customer: { ...(payment.Customer as object), ...secret }, card_last4digits: '9911' };
    await deliver(api.visitor, body);
    await deliver(api.visitor, { url: 'x', signature: 'x', order: { ...body, order_ref: 'wrapped' } });
    const rows = await deps.db.select().from(webhookLogs).where(eq(webhookLogs.orderId, orderId));
    expect(rows).toHaveLength(2);
    const everything = `${JSON.stringify(rows)}${logged.join('')}`;
    for (const value of Object.values(secret)) expect(everything).not.toContain(value);
    // With quotes, because four digits alone occur in any id or time.
    expect(everything).not.toContain('"9911"');
    const customer = payment.Customer as { email: string; full_name: string };
    for (const value of [customer.email, customer.full_name]) expect(logged.join('')).not.toContain(value);
  });

  it('with configured product ids, another product of the same shop does not grant Premium', async () => {
    const shop = await createTestApp({
      PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
      PAYMENT_PRODUCT_IDS: 'p-curso, plano-mensal',
    });
    const user = await buildUser(shop.deps.db);
    const send = (over: object) => deliver(shop.api.visitor, { ...buildPayment({ sck: user.id }), ...over });
    expect(await outcomeOf(await send({ Product: { product_id: 'p-outro', product_name: 'p-curso' } }))).toBe(
      'other_product',
    );
    expect((await shop.api.as(user).send(getProfile, {})).body.userType).toBe('free');
    expect(await outcomeOf(await send({ Product: { product_id: 'p-curso' } }))).toBe('applied');
    expect((await shop.api.as(user).send(getProfile, {})).body.userType).toBe('premium');
  });

  it('records an abandoned cart and an unknown event, answers 200 and changes nothing else', async () => {
    const user = await buildUser(deps.db);
    const cart = {
      id: randomUUID(),
      status: 'abandoned',
      email: user.email,
      name: 'Ana',
      phone: '+5511',
      product_id: 'p',
    };
    expect(await outcomeOf(await deliver(api.visitor, cart))).toBe('ignored');
    const unknown = { ...buildPayment({ sck: user.id }), webhook_event_type: 'order_teleported' };
    expect(await outcomeOf(await deliver(api.visitor, unknown))).toBe('unknown');
    expect(await outcomeOf(await deliver(api.visitor, { hello: 'world' }))).toBe('unknown');
    expect(await planOf(user)).toBe('free');
    expect(logged.join('')).toContain('payment event not understood');
  });

  it("payments and refunds never change an administrator's plan", async () => {
    const admin = await buildUser(deps.db, { userType: 'admin' });
    const order = { sck: admin.id, orderId: randomUUID(), subscriptionId: randomUUID() };
    await deliver(api.visitor, buildPayment(order));
    expect(await planOf(admin)).toBe('admin');
    await deliver(api.visitor, buildPayment({ ...order, kind: 'order_refunded' }));
    expect(await planOf(admin)).toBe('admin');
  });

  it('a payload without a date keeps the time of its first delivery when resent in another form', async () => {
    const user = await buildUser(deps.db);
    const { created_at: _c, updated_at: _u, approved_date: _a, ...undated } = buildPayment({ sck: user.id });
    await deliver(api.visitor, undated);
    await deliver(api.visitor, { ...undated, webhook_event_type: 'subscription_canceled' });
    setNow(daysAhead(1));
    await deliver(api.visitor, { ...undated, order_ref: 'again' });
    setNow(new Date());
    const [row] = await deps.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, String(undated.subscription_id)));
    expect(row?.status).toBe('canceled');
  });
});

const daysAhead = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 86_400_000);
