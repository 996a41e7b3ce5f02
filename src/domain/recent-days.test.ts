import { expect, it } from 'vitest';
import { listDays } from './recent-days.ts';

it('ends with today in São Paulo and goes back across months', () => {
  expect(listDays(new Date('2026-03-02T02:00:00Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(listDays(new Date('2026-03-02T03:00:00Z'), 2)).toEqual(['2026-03-01', '2026-03-02']);
});
