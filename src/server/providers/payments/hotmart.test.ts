import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listWebhookLogs, sendTestEvent } from '#contract/account/payments.ts';
import { getPlans } from '#contract/account/plans.ts';
import { getProfile } from '#contract/account/profile.ts';
import { paymentEventKinds } from '#domain/plans/payment-event-types.ts';
import { subscriptions, webhookLogs } from '#server/db/schema/payments.ts';
import { buildPayment, deliver as deliverLikeKiwify } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { hotmart } from './hotmart.ts';

const HOTTOK = 'hottok-da-conta';
const { api, deps } = await createTestApp({
  PAYMENT_PROVIDER: 'hotmart',
  PAYMENT_WEBHOOK_TOKEN: HOTTOK,
  CHECKOUT_URL: 'https://pay.hotmart.com/X1234567Y?checkoutMode=10',
});
const planOf = async (user: TestUser) => (await api.as(user).send(getProfile, {})).body.userType;

const deliver = (payload: unknown, hottok: string | null = HOTTOK) =>
  api.visitor.fetch('/webhooks/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(hottok !== null && { 'x-hotmart-hottok': hottok }) },
    body: JSON.stringify(payload),
  });
const outcomeOf = async (response: Response) => (await response.json()).outcome as string;

const DAY = 86_400_000;

/** In the format of version 2.0.0 of the documentation. */
function purchase(over: { event?: string; status?: string; sck?: string; code?: string; transaction?: string } = {}) {
  const { event = 'PURCHASE_APPROVED', status = 'APPROVED', sck, code = randomUUID().slice(0, 8) } = over;
  const now = Date.now();
  return {
    id: randomUUID(),
    creation_date: now,
    event,
    version: '2.0.0',
    data: {
      product: { id: 788921, ucode: randomUUID(), name: 'Dropar Premium' },
      buyer: {
        email: `${code}@comprador.example`,
        name: 'Larissa Sato',
        document: '69526128664',
        checkout_phone: '11987654321',
        address: { city: 'Piracicaba', zipcode: '13400123' },
      },
      purchase: {
        transaction: over.transaction ?? `HP${now}${code}`,
        status,
        order_date: now,
        approved_date: now,
        date_next_charge: now + 30 * DAY,
        recurrence_number: 1,
        price: { value: 119.9, currency_value: 'BRL' },
        payment: { type: 'CREDIT_CARD', installments_number: 1 },
        origin: { sck },
        buyer_ip: '203.0.113.77',
      },
      subscription: { status: 'ACTIVE', plan: { id: 123, name: 'Mensal' }, subscriber: { code } },
    },
  };
}

const cancellation = (code: string) => ({
  id: randomUUID(),
  creation_date: Date.now() + 1000,
  event: 'SUBSCRIPTION_CANCELLATION',
  version: '2.0.0',
  data: {
    cancellation_date: Date.now(),
    date_next_charge: Date.now() + 30 * DAY,
    product: { id: 788921, name: 'Dropar Premium' },
    subscriber: { code, name: 'Larissa Sato', email: `${code}@comprador.example` },
    subscription: { id: 4148584, plan: { id: 123, name: 'Mensal' } },
  },
});

describe('token header', () => {
  it.each([
    ['wrong', 'outro'],
    ['empty', ''],
    ['missing', null],
  ])('returns 401 when it is %s', async (_, hottok) => {
    const before = await deps.db.$count(webhookLogs);
    expect((await deliver(purchase(), hottok)).status).toBe(401);
    expect(await deps.db.$count(webhookLogs)).toBe(before);
  });

  it('is required, and the signature of another provider is not accepted', async () => {
    expect((await deliverLikeKiwify(api.visitor, buildPayment(), HOTTOK)).status).toBe(401);
  });
});

describe('events', () => {
  it('grants Premium to the account in the checkout link, until the next charge', async () => {
    const user = await buildUser(deps.db);
    const { premium } = (await api.as(user).send(getPlans, {})).body;
    const link = new URL(premium.checkoutUrl);
    expect(link.searchParams.get('checkoutMode')).toBe('10');
    const payload = purchase({ sck: link.searchParams.get('sck') ?? '' });
    expect(await outcomeOf(await deliver(payload))).toBe('applied');
    expect(await planOf(user)).toBe('premium');
    const [row] = await deps.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
    expect(row).toMatchObject({ provider: 'hotmart', amountCents: 11_990, status: 'active' });
    expect(new Date(row?.accessUntil ?? 0).getTime()).toBe(payload.data.purchase.date_next_charge);
  });

  it.each([
    ['PURCHASE_REFUNDED', 'REFUNDED'],
    ['PURCHASE_CHARGEBACK', 'CHARGEBACK'],
  ])('%s ends Premium, even if the payment is resent afterwards', async (event, status) => {
    const user = await buildUser(deps.db);
    const order = { sck: user.id, code: randomUUID().slice(0, 8), transaction: `HP${randomUUID()}` };
    await deliver(purchase(order));
    await deliver(purchase({ ...order, event, status }));
    await deliver(purchase({ ...order, event: 'PURCHASE_COMPLETE', status: 'COMPLETE' }));
    expect(await planOf(user)).toBe('free');
  });

  it('a cancellation keeps the paid period', async () => {
    const user = await buildUser(deps.db);
    const code = randomUUID().slice(0, 8);
    await deliver(purchase({ sck: user.id, code }));
    expect(await outcomeOf(await deliver(cancellation(code)))).toBe('applied');
    expect(await planOf(user)).toBe('premium');
    const rows = await deps.db.select().from(subscriptions);
    expect(rows.find(({ id }) => id === code)).toMatchObject({ status: 'canceled', nextPaymentAt: null });
  });

  it.each([
    ['PURCHASE_BILLET_PRINTED', 'BILLET_PRINTED', 'ignored'],
    ['PURCHASE_PROTEST', 'DISPUTE', 'ignored'],
    ['SWITCH_PLAN', '', 'ignored'],
    ['PURCHASE_FROM_TOMORROW', 'APPROVED', 'unknown'],
  ])('%s (%s) does not grant Premium: %s', async (event, status, outcome) => {
    const user = await buildUser(deps.db);
    expect(await outcomeOf(await deliver(purchase({ event, status, sck: user.id })))).toBe(outcome);
    expect(await planOf(user)).toBe('free');
  });

  it('document, telephone, address and IP are not stored, and the stored form is parsed the same', async () => {
    const payload = purchase();
    const record = hotmart.redact(payload);
    expect(JSON.stringify(record)).not.toMatch(/69526128664|11987654321|Piracicaba|203\.0\.113\.77/);
    expect(hotmart.read(record)).toEqual(hotmart.read(payload));
    expect(record.dropped_fields).toContain('data.buyer.document');
  });
});

it('the test button sends an event of each type through the real webhook; none grants access', async () => {
  const admin = await buildUser(deps.db, { userType: 'admin' });
  const before = await deps.db.$count(subscriptions);
  for (const eventType of paymentEventKinds) {
    expect((await api.as(admin).send(sendTestEvent, { body: { eventType } })).body).toEqual({ outcome: 'test' });
  }
  const { logs } = (await api.as(admin).send(listWebhookLogs, {})).body;
  const newest = logs.slice(0, paymentEventKinds.length).map(({ eventType }) => eventType);
  expect(newest).toEqual([...paymentEventKinds].reverse());
  expect(await deps.db.$count(subscriptions)).toBe(before);
});

it('the same subscription id at two providers is two subscriptions', async () => {
  const code = randomUUID().slice(0, 8);
  await deps.db
    .insert(subscriptions)
    .values({ id: code, provider: 'kiwify', status: 'active', customerEmail: 'a@b.co' });
  await deliver(purchase({ code }));
  const rows = (await deps.db.select().from(subscriptions)).filter(({ id }) => id === code);
  expect(rows.map(({ provider }) => provider).sort()).toEqual(['hotmart', 'kiwify']);
  expect(rows.find(({ provider }) => provider === 'kiwify')?.customerEmail).toBe('a@b.co');
});
