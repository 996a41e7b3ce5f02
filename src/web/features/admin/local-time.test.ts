import { expect, it } from 'vitest';
import { toIsoTime, toLocalInput } from './datetime-local-value.ts';

it('a time is shown in the reader’s zone and parsed back to the same moment', () => {
  const local = '2026-11-20T09:05';
  const iso = toIsoTime(local);
  expect(iso).toBe(new Date(2026, 10, 20, 9, 5).toISOString());
  expect(toLocalInput(iso)).toBe(local);
});

it.each(['', 'amanhã', '2026-13-40T99:99'])('"%s" is parsed as no time', (text) => expect(toIsoTime(text)).toBeNull());

it('no time is shown as an empty field', () => expect(toLocalInput(null)).toBe(''));
