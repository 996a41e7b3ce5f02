import type { Quantity } from './quantity.ts';

/** "1h30", "1時間30分", "1時間半": one span of time. */
export function mergeTimes(quantities: readonly Quantity[], text: string): Quantity[] {
  const merged: Quantity[] = [];
  for (const quantity of quantities) {
    const previous = merged.at(-1);
    const gap = previous ? text.slice(previous.end, quantity.start) : '';
    const isMinutes = quantity.unit?.id === 'minute' || (quantity.unit === null && gap === '');
    if (previous?.unit?.id === 'hour' && previous.join === 'single' && isMinutes && /^(?:\s?(?:e\s)?)$/.test(gap)) {
      const hours = (previous.numbers[0] ?? 0) + (quantity.numbers[0] ?? 0) / 60;
      merged[merged.length - 1] = {
        ...previous,
        numbers: [hours],
        raw: text.slice(previous.start, quantity.end),
        end: quantity.end,
      };
    } else merged.push(quantity);
  }
  return merged.map((quantity) => {
    const half =
      quantity.unit?.id === 'hour' ? /^(?:半|\se\smeia)/.exec(text.slice(quantity.end, quantity.end + 8)) : null;
    if (!half || quantity.join !== 'single') return quantity;
    const end = quantity.end + half[0].length;
    return { ...quantity, numbers: [(quantity.numbers[0] ?? 0) + 0.5], raw: text.slice(quantity.start, end), end };
  });
}
