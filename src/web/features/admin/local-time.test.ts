import { expect, it } from 'vitest';
import { toIsoTime, toLocalInput } from './local-time.ts';

it('shows a time in the reader’s zone and reads it back', () => {
  const local = '2026-11-20T09:05';
  const iso = toIsoTime(local);
  expect(iso).toBe(new Date(2026, 10, 20, 9, 5).toISOString());
  expect(toLocalInput(iso)).toBe(local);
});

it.each(['', 'amanhã', '2026-13-40T99:99'])('reads "%s" as no time', (text) => expect(toIsoTime(text)).toBeNull());

it('shows nothing for no time', () => expect(toLocalInput(null)).toBe(''));
