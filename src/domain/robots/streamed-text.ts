/** The field keeps its text up to `at`, and `text` follows; `at: 0` replaces it. */
export type WrittenPart = { field: string; index?: number | undefined; at: number; text: string };

/** Text received so far by field: one entry per list item; other fields have one entry. */
export type WrittenSoFar = Readonly<Record<string, readonly string[]>>;

/** The same while it is written. */
export type WritingTexts = Record<string, string[]>;

export function applyPart(written: WritingTexts, part: WrittenPart): WritingTexts {
  const items = [...(written[part.field] ?? [])];
  const index = part.index ?? 0;
  while (items.length <= index) items.push('');
  items[index] = (items[index] ?? '').slice(0, part.at) + part.text;
  return { ...written, [part.field]: items };
}
