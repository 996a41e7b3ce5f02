import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startFakeRates } from '#tests/support/doubles/fake-rates.ts';
import { confirmRate } from './confirm-rate.ts';
import { createRateFetcher } from './fetch-rate.ts';
import { parseRate } from './parse-rate.ts';

const fake = await startFakeRates();
afterAll(() => fake.close());

describe('reading a reply', () => {
  test.each([
    [
      'ExchangeRate-API',
      { result: 'success', base_code: 'BRL', time_last_update_unix: 1_795_000_000, rates: { BRL: 1, JPY: 28.5 } },
      '2026-11-18',
    ],
    ['Frankfurter v2', { date: '2026-11-15', base: 'BRL', quote: 'JPY', rate: 28.5 }, '2026-11-15'],
    ['Frankfurter v2 list', [{ date: '2026-11-15', base: 'BRL', quote: 'JPY', rate: 28.5 }], '2026-11-15'],
    ['Frankfurter v1', { base: 'BRL', date: '2026-11-15', rates: { JPY: 28.5 } }, '2026-11-15'],
    ['currency-api', { date: '2026-11-15', brl: { usd: 0.18, jpy: 28.5 } }, '2026-11-15'],
    ['AwesomeAPI', { BRLJPY: { code: 'BRL', codein: 'JPY', bid: '28.5', timestamp: '1795000000' } }, '2026-11-18'],
  ])('parses %s', (_, reply, date) => {
    expect(parseRate(reply)).toMatchObject({ rate: 28.5, date });
  });

  test.each([
    ['a table', { base: 'BRL', rates: { JPY: 30, USD: 0.2, CNY: 1.5 } }, { USD: 150, CNY: 20 }],
    ['currency-api', { brl: { jpy: 30, usd: 0.2 } }, { USD: 150 }],
    ['a table whose dollar is inverted', { base: 'BRL', rates: { JPY: 30, USD: 5, CNY: 1.5 } }, { CNY: 20 }],
    ['a table with nonsense', { base: 'BRL', rates: { JPY: 30, USD: 'x', CNY: 0 } }, undefined],
    ['a single pair', { base: 'BRL', quote: 'JPY', rate: 30 }, undefined],
  ])('finds dollar and yuan in %s', (_, reply, others) => expect(parseRate(reply)?.others).toEqual(others));

  const pairOf = (over: object) => parseRate({ base: 'BRL', quote: 'JPY', rate: 30, ...over });

  test.each([
    [4.99, undefined],
    [5, 5],
    [200, 200],
    [200.01, undefined],
    ['28.5', 28.5],
    [true, undefined],
    [['30'], undefined],
  ])('parses a rate of %j as %j', (rate, read) => expect(pairOf({ rate })?.rate).toBe(read));

  test.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-15T10:00', null],
    ['dia 2026-11-15', null],
    ['ontem', null],
    [1_795_000_000, '2026-11-18'],
    [0, null],
    [-5, null],
    [4e9, null],
    [Number.NaN, null],
    [undefined, null],
  ])('parses the day %j as %j', (date, day) => expect(pairOf({ date })?.date).toBe(day));

  test.each([
    [
      { USD: 0.6, CNY: 6 },
      { USD: 50, CNY: 5 },
    ],
    [
      { USD: 0.06, CNY: 0.3 },
      { USD: 500, CNY: 100 },
    ],
    [{ USD: 0.61, CNY: 6.1 }, undefined],
    [{ USD: 0.059, CNY: 0.29 }, undefined],
  ])('converts %j to %j yen at 30 yen per real', (rates, others) => {
    expect(parseRate({ base: 'BRL', rates: { JPY: 30, ...rates } })?.others).toEqual(others);
  });

  it('selects the needed pair from a list', () => {
    const wanted = { base: 'BRL', quote: 'JPY', rate: 28.5, date: null };
    expect(parseRate([null, 'x', { base: 'BRL', quote: 'USD', rate: 30 }, wanted])?.rate).toBe(28.5);
    expect(parseRate({ base: 'BRL', quote: 'USD', rate: 30 })).toBeUndefined();
  });

  test.each([
    ['an error', { result: 'error', base_code: 'BRL', rates: { JPY: 28.5 } }],
    ['another base', { base: 'USD', rates: { JPY: 150 } }],
    ['the inverted pair', { base: 'BRL', quote: 'JPY', rate: 0.035 }],
    ['a text that is no number', { BRLJPY: { bid: 'n/a' } }],
    ['no yen', { brl: { usd: 0.18 } }],
    ['null', null],
    ['a list of other pairs', [{ base: 'BRL', quote: 'USD', rate: 0.18 }]],
    ['infinity', { base: 'BRL', quote: 'JPY', rate: '1e999' }],
  ])('rejects %s', (_, reply) => expect(parseRate(reply)).toBeUndefined());
});

describe('choosing a rate', () => {
  const sources = ['/a', '/b', '/c'].map((path) => ({ name: path.slice(1), url: fake.url(path), creditUrl: null }));
  const rates = createRateFetcher(undefined, { sources, timeoutMs: 2000 });
  const now = new Date('2026-11-15T12:00:00Z');
  const pair = (rate: number) => ({ body: { base: 'BRL', quote: 'JPY', rate, date: '2026-11-15' } });
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  beforeEach(() => {
    fake.requests.length = 0;
    for (const path of ['/a', '/b', '/c']) fake.answer(path, { status: 500, body: {} });
  });

  it('uses the first source that answers and calls no other', async () => {
    fake.answer('/a', pair(28.5));
    expect(await confirmRate(rates, undefined, now)).toEqual({ rate: 28.5, date: '2026-11-15', source: 'a' });
    expect(fake.requests).toEqual(['/a']);
  });

  it.each([
    ['hangs', 'hang' as const],
    ['cuts the connection', 'cut' as const],
    ['is limited', { status: 429, body: {} }],
    ['answers a page', { body: '<html>' }],
    ['answers nonsense', { body: { rates: {} } }],
    ['answers without end', { body: `{"base":"BRL","quote":"JPY","rate":99,"rest":"${'x'.repeat(600_000)}"}` }],
  ])('continues with the next source when one %s', async (_, answer) => {
    fake.answer('/a', answer);
    fake.answer('/b', pair(28.6));
    expect(await confirmRate(rates, undefined, now)).toMatchObject({ rate: 28.6, source: 'b' });
  });

  it('returns nothing when every source is down', async () => {
    expect(await confirmRate(rates, undefined, now)).toBeUndefined();
    expect(fake.requests).toEqual(['/a', '/b', '/c']);
  });

  it('skips a source that jumps by more than 10 % while another agrees with the last rate', async () => {
    fake.answer('/a', pair(40));
    fake.answer('/b', pair(28.9));
    const last = { rate: 28.5, convertedAt: hoursAgo(6) };
    expect(await confirmRate(rates, last, now)).toMatchObject({ rate: 28.9, source: 'b' });
  });

  it('accepts a real jump that a second source confirms', async () => {
    fake.answer('/a', pair(33));
    fake.answer('/b', pair(33.5));
    const last = { rate: 28.5, convertedAt: hoursAgo(6) };
    expect(await confirmRate(rates, last, now)).toMatchObject({ rate: 33, source: 'a' });
  });

  it('rejects two jumps that contradict each other', async () => {
    fake.answer('/a', pair(40));
    fake.answer('/b', pair(20));
    expect(await confirmRate(rates, { rate: 28.5, convertedAt: hoursAgo(6) }, now)).toBeUndefined();
  });

  it('accepts a single source when the last rate is too old to compare', async () => {
    fake.answer('/a', pair(33));
    expect(await confirmRate(rates, { rate: 28.5, convertedAt: hoursAgo(71) }, now)).toBeUndefined();
    expect(await confirmRate(rates, { rate: 28.5, convertedAt: hoursAgo(72) }, now)).toMatchObject({ rate: 33 });
  });

  it('calls only the configured URL if there is one', async () => {
    fake.answer('/own', pair(29));
    const own = createRateFetcher(fake.url('/own'));
    expect(await confirmRate(own, undefined, now)).toMatchObject({ rate: 29 });
    expect(fake.requests).toEqual(['/own']);
  });
});
