export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export type Random = () => number;

/** Mulberry32: numbers from 0 (inclusive) to 1 (exclusive), the same sequence for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const swapped = copy[index] as T; // both positions are inside the array
    copy[index] = copy[other] as T;
    copy[other] = swapped;
  }
  return copy;
}

/** The list must not be empty. */
export function pickOne<T>(items: readonly T[], random: Random): T {
  const picked = items[Math.floor(random() * items.length)];
  if (picked === undefined) throw new RangeError('pickOne needs a list with items');
  return picked;
}
