/**
 * A piece of a text while it is being written. What was known of the field up to `at` stays, `text` follows it:
 * an item may grow, and may also be taken back and begin anew (`at: 0`).
 */
export type WrittenPart = { field: string; index?: number | undefined; at: number; text: string };

/** Field by field what has been written so far: lists by their items, other texts as one item. */
export type WrittenSoFar = Readonly<Record<string, readonly string[]>>;

export function applyPart(written: WrittenSoFar, part: WrittenPart): WrittenSoFar {
  const items = [...(written[part.field] ?? [])];
  const index = part.index ?? 0;
  while (items.length <= index) items.push('');
  items[index] = (items[index] ?? '').slice(0, part.at) + part.text;
  return { ...written, [part.field]: items };
}
