import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCurrentPlan, getPlans } from '#contract/account/plans.ts';
import { nextRateExpiry } from '#domain/pricing/exchange-rate-expiry.ts';
import { plansConfig, plansConverted } from '#server/db/schema/payments.ts';
import { createRateFetcher } from '#server/providers/exchange-rate/fetch-rate.ts';
import { startFakeRates } from '#tests/support/doubles/fake-rates.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { readPlanPrice } from './plans.service.ts';

const fake = await startFakeRates();
afterAll(() => fake.close());
const { api, deps, setNow } = await createTestApp({
  EXCHANGE_RATE_URL: fake.url('/rate'),
  CHECKOUT_URL: 'https://pay.example/abc1234?afid=9',
});
const user = await buildUser(deps.db);
const offer = async () => (await api.as(user).send(getPlans, {})).body.premium;
const pair = (rate: number) => ({ body: { base: 'BRL', quote: 'JPY', rate, date: '2026-11-15' } });
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

beforeEach(async () => {
  await deps.db.delete(plansConfig);
  await deps.db.insert(plansConfig).values({ planId: 'premium', priceBrl: 119.9 });
  // A new provider, without the failures of the previous test.
  deps.exchangeRates = createRateFetcher(fake.url('/rate'), { timeoutMs: 15_000 });
  fake.answer('/rate', pair(28.5));
  fake.requests.length = 0;
});
afterEach(() => setNow(new Date()));

describe('price', () => {
  it('returns day and source of the rate, and caches the price until the next refresh time in Japan', async () => {
    const premium = await offer();
    expect(premium).toMatchObject({
      planId: 'premium',
      priceBrlCents: 11_990,
      priceJpy: 3417,
      problem: null,
      isDemo: false,
    });
    expect(premium.rate).toMatchObject({ value: 28.5, source: new URL(fake.url('/')).host, date: '2026-11-15' });
    expect(new Date(premium.rate?.expiresAt ?? 0)).toEqual(nextRateExpiry(new Date()));
    await offer();
    expect(fake.requests).toEqual(['/rate']);
  });

  it('fetches again after the refresh time', async () => {
    await offer();
    await deps.db.update(plansConverted).set({ expiresAt: minutes(-1).toISOString() });
    fake.answer('/rate', pair(29));
    expect((await offer()).priceJpy).toBe(3477);
    expect(fake.requests).toHaveLength(2);
  });

  it('shares one fetch between many people and instances', async () => {
    let release = () => {};
    fake.answer('/rate', { ...pair(28.5), holdUntil: new Promise((resolve) => (release = resolve)) });
    // A second instance: its own memory, the same database.
    const other = { ...deps, exchangeRates: createRateFetcher(fake.url('/rate'), { timeoutMs: 15_000 }) };
    const asked = [
      ...Array.from({ length: 20 }, () => offer().then((premium) => premium.priceJpy)),
      ...Array.from({ length: 20 }, () => readPlanPrice(other, 'premium').then((price) => price.conversion.priceJpy)),
    ];
    await expect.poll(() => fake.requests.length, { timeout: 10_000 }).toBe(1);
    release();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([3417]));
    expect(fake.requests).toEqual(['/rate']);
  });

  it('uses the last stored value while the service is down, and retries later', async () => {
    await offer();
    await deps.db.update(plansConverted).set({ expiresAt: minutes(-1).toISOString() });
    fake.answer('/rate', 'cut');
    expect(await offer()).toMatchObject({ priceJpy: 3417, problem: null });
    await offer();
    expect(fake.requests).toHaveLength(2);
    setNow(minutes(11));
    fake.answer('/rate', pair(30));
    expect((await offer()).priceJpy).toBe(3597);
  });

  it('follows a changed price in reais at once, without fetching a rate', async () => {
    await offer();
    await deps.db.update(plansConfig).set({ priceBrl: 99.9 });
    expect(await offer()).toMatchObject({ priceBrlCents: 9990, priceJpy: 2847 });
    expect(fake.requests).toHaveLength(1);
  });
});

describe('problems', () => {
  it("returns 'Plano não encontrado' for an unknown plan", async () => {
    await deps.db.delete(plansConfig);
    expect(await offer()).toMatchObject({ problem: 'Plano não encontrado', priceJpy: null, priceBrlCents: null });
  });

  it("returns 'Erro ao obter taxa de conversão' without any stored rate, and does not retry for a minute", async () => {
    fake.answer('/rate', 'cut');
    const problem = 'Erro ao obter taxa de conversão';
    expect(await offer()).toMatchObject({ problem, priceJpy: null, priceBrlCents: 11_990, rate: null });
    expect(await offer()).toMatchObject({ problem });
    expect(fake.requests).toHaveLength(1);
    setNow(minutes(2));
    fake.answer('/rate', pair(28.5));
    expect(await offer()).toMatchObject({ problem: null, priceJpy: 3417 });
  });

  it("returns 'Erro ao carregar conversão' for any other failure", async () => {
    await deps.pool.query('alter table plans_converted add constraint broken check (price_jpy < 1)');
    expect(await offer()).toMatchObject({ problem: 'Erro ao carregar conversão', priceJpy: null });
    await deps.pool.query('alter table plans_converted drop constraint broken');
  });
});

describe('checkout and access', () => {
  it('adds the user id as tracking parameter and preserves the existing query', async () => {
    const { checkoutUrl } = await offer();
    expect(checkoutUrl).toBe(`https://pay.example/abc1234?afid=9&sck=${user.id}`);
  });

  it('reports a demonstration while no checkout is configured', async () => {
    const demo = await createTestApp();
    const visitor = await buildUser(demo.deps.db);
    expect((await demo.api.as(visitor).send(getPlans, {})).body.premium.isDemo).toBe(true);
  });

  it('returns the plan of a free user and of an administrator', async () => {
    expect((await api.as(user).send(getCurrentPlan, {})).body).toEqual({
      userType: 'free',
      origin: 'none',
      status: null,
      accessUntil: null,
      nextPaymentAt: null,
      grantedAt: null,
    });
    const admin = await buildUser(deps.db, { userType: 'admin' });
    expect((await api.as(admin).send(getCurrentPlan, {})).body).toMatchObject({ userType: 'admin', origin: 'manual' });
  });
});
