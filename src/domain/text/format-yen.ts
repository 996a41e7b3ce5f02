import { lazyValue } from '#domain/lazy-value.ts';

const yen = lazyValue(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'JPY', maximumFractionDigits: 0 }),
);

/** Yen as Japan prints it: `¥6,300`, never with decimals. */
export function formatYen(amount: number): string {
  const whole = roundYen(amount);
  return whole < 0 ? `-${yen().format(-whole)}` : yen().format(whole);
}

/** Halves go away from zero on both sides; no negative zero. */
export function roundYen(amount: number): number {
  const whole = Math.sign(amount) * Math.round(Math.abs(amount));
  return whole === 0 ? 0 : whole;
}
