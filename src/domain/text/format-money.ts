import { lazyValue } from '#domain/lazy-value.ts';

const yen = lazyValue(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'JPY', maximumFractionDigits: 0 }),
);

/** Japanese format: `¥6,300`, never with decimals. */
export function formatYen(amount: number): string {
  const whole = roundYen(amount);
  return whole < 0 ? `-${yen().format(-whole)}` : yen().format(whole);
}

/** Rounds halves away from zero; no negative zero. */
export function roundYen(amount: number): number {
  const whole = Math.sign(amount) * Math.round(Math.abs(amount));
  return whole === 0 ? 0 : whole;
}

/** "R$ 1.234,56" of centavos, which does not break between sign and number. */
export function formatReais(centavos: number): string {
  const amount = Math.abs(centavos / 100).toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${centavos < 0 ? '-' : ''}R$\u00a0${amount}`;
}
