import { expect, it, test } from 'vitest';
import { nextRateExpiry } from './exchange-rate-expiry.ts';

/** Times in Japan, for reading; the function sees UTC. */
const japan = (text: string) => new Date(`${text}+09:00`);

test.each([
  ['2026-05-10T00:00:00.000', '2026-05-10T12:00:00.000'],
  ['2026-05-10T11:59:59.999', '2026-05-10T12:00:00.000'],
  ['2026-05-10T12:00:00.000', '2026-05-10T18:00:00.000'],
  ['2026-05-10T17:59:59.999', '2026-05-10T18:00:00.000'],
  ['2026-05-10T18:00:00.000', '2026-05-11T00:00:00.000'],
  ['2026-05-10T23:59:59.999', '2026-05-11T00:00:00.000'],
  ['2026-12-31T17:59:59.999', '2026-12-31T18:00:00.000'],
  ['2026-12-31T18:00:00.000', '2027-01-01T00:00:00.000'],
  ['2026-12-31T23:59:59.999', '2027-01-01T00:00:00.000'],
  ['2027-01-01T00:00:00.000', '2027-01-01T12:00:00.000'],
  ['2028-02-28T18:00:00.000', '2028-02-29T00:00:00.000'],
])('a price converted at %s in Japan is valid until %s', (now, edge) => {
  expect(nextRateExpiry(japan(now)).toISOString()).toBe(japan(edge).toISOString());
});

it("uses hours in UTC+9, not the server's time zone", () => {
  expect(nextRateExpiry(new Date('2026-05-10T14:59:00Z')).toISOString()).toBe('2026-05-10T15:00:00.000Z');
  expect(nextRateExpiry(new Date('2026-05-10T15:00:00Z')).toISOString()).toBe('2026-05-11T03:00:00.000Z');
});
