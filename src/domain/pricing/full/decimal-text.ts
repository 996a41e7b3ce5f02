export function parseDecimal(text: string, digits: number, max: number): number | undefined {
  const trimmed = text.trim();
  // If there is a comma, points are thousands separators.
  const plain = trimmed.includes(',') ? trimmed.replaceAll('.', '').replace(',', '.') : trimmed;
  const match = /^(\d{0,12})(?:\.(\d*))?$/.exec(plain);
  if (!match || plain === '' || plain === '.') return undefined;
  const [, whole = '', fraction = ''] = match;
  const fixedFraction = fraction.padEnd(digits, '0').slice(0, digits);
  return Math.min(Number(`${whole}${fixedFraction}`), max);
}

/** `780` with two digits is `7,80`; trailing zeros beyond `shown` digits are dropped. */
export function formatDecimal(value: number, digits: number, shown = digits): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  let fraction = digits === 0 ? '' : text.slice(-digits);
  while (fraction.length > shown && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return `${value < 0 ? '-' : ''}${whole}${fraction ? `,${fraction}` : ''}`;
}
