import { lazyValue } from '#domain/lazy-value.ts';

const dayFormat = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** The last days as YYYY-MM-DD in São Paulo, today last. */
export function listDays(now: Date, count: number): string[] {
  const today = Date.parse(`${dayFormat().format(now)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
