import { expect, it } from 'vitest';
import { formatLastVisit } from './format-last-visit.ts';

const now = new Date(2026, 10, 15, 12, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  [at(2026, 10, 15, 11, 57), 'agora'],
  [at(2026, 10, 15, 10, 42), 'hoje, 10:42'],
  [at(2026, 10, 14, 22, 3), 'ontem, 22:03'],
  [at(2026, 10, 12, 23, 59), 'há 3 dias'],
  [at(2026, 9, 17, 8, 0), 'há 29 dias'],
  [at(2026, 9, 16, 8, 0), '16/10/2026'],
])('%s is %s', (time, text) => expect(formatLastVisit(time, now)).toBe(text));
