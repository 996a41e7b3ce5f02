/** The field keeps its text up to `at`, and `text` follows; `at: 0` replaces it. */
export type WrittenPart = { field: string; index?: number | undefined; at: number; text: string };

/** Text received so far by field: one entry per list item; other fields have one entry. */
export type WrittenSoFar = Record<string, string[]>;

export function applyPart(written: WrittenSoFar, part: WrittenPart): WrittenSoFar {
  const items = [...(written[part.field] ?? [])];
  const index = part.index ?? 0;
  while (items.length <= index) items.push('');
  items[index] = (items[index] ?? '').slice(0, part.at) + part.text;
  return { ...written, [part.field]: items };
}
