import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { getExchangeRates } from '#contract/exchange-rates.ts';
import { exchangeRates } from '#server/db/schema/exchange-rates.ts';
import { createRateFetcher } from '#server/providers/exchange-rate/fetch-rate.ts';
import { startFakeRates } from '#tests/support/doubles/fake-rates.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const fake = await startFakeRates();
afterAll(() => fake.close());
const { api, deps } = await createTestApp();
const user = await buildUser(deps.db);
const table = { body: { base: 'BRL', rates: { JPY: 30, USD: 0.2, CNY: 1.5 } } };
const read = async () => (await api.as(user).send(getExchangeRates, {})).body.rates;
/** Makes the stored rates this many days older, and returns them. */
async function age(days: number) {
  const fetchedAt = new Date(Date.now() - days * 86_400_000).toISOString();
  await deps.db.update(exchangeRates).set({ fetchedAt });
  const { heldYenMicro: _, ...told } = getTableColumns(exchangeRates);
  return deps.db.select(told).from(exchangeRates).orderBy(exchangeRates.currency);
}

beforeEach(async () => {
  await deps.db.delete(exchangeRates);
  // A new provider has no memory of the last fetch.
  deps.exchangeRates = createRateFetcher(fake.url('/rates'));
  fake.answer('/rates', table);
  fake.requests.length = 0;
});

it('returns real, dollar and yuan in millionths of a yen, fetched once', async () => {
  const [first] = await Promise.all([read(), read(), read()]);
  expect(first?.map(({ currency, yenMicro }) => [currency, yenMicro])).toEqual([
    ['BRL', 30_000_000],
    ['CNY', 20_000_000],
    ['USD', 150_000_000],
  ]);
  expect(await read()).toEqual(first);
  expect(fake.requests).toEqual(['/rates']);
});

it('keeps the rates while the network is down, and only their age grows', async () => {
  await read();
  const before = await age(3);
  for (const answer of ['cut', { status: 503, body: {} }] as const) {
    deps.exchangeRates = createRateFetcher(fake.url('/rates'));
    fake.answer('/rates', answer);
    expect(await read()).toMatchObject(before);
  }
  fake.requests.length = 0;
  await read();
  expect(fake.requests, 'left alone after a failure').toEqual([]);
});

it('fetches new rates after expiry, and keeps currencies that the source no longer lists', async () => {
  await read();
  const before = await age(1);
  deps.exchangeRates = createRateFetcher(fake.url('/rates'));
  fake.answer('/rates', { body: { base: 'BRL', rates: { JPY: 31, USD: 0.2 } } });
  const after = await read();
  expect(after.find(({ currency }) => currency === 'USD')?.yenMicro).toBe(155_000_000);
  expect(after[1]).toMatchObject({ currency: 'CNY', ...before[1] });
});

it('returns none before any source has answered', async () => {
  fake.answer('/rates', 'cut');
  expect(await read()).toEqual([]);
});
