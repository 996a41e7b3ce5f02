import { type Review, TEXT_ROBOT } from './robot-options.ts';

/**
 * A part of a text that is being streamed. The field keeps its text up to `at`, and `text` follows: an item may grow,
 * or be replaced from the start (`at: 0`).
 */
export type WrittenPart = { field: string; index?: number | undefined; at: number; text: string };

/** Text received so far by field: one entry per list item; other fields have one entry. */
export type WrittenSoFar = Readonly<Record<string, readonly string[]>>;

export function applyPart(written: WrittenSoFar, part: WrittenPart): WrittenSoFar {
  const items = [...(written[part.field] ?? [])];
  const index = part.index ?? 0;
  while (items.length <= index) items.push('');
  items[index] = (items[index] ?? '').slice(0, part.at) + part.text;
  return { ...written, [part.field]: items };
}

const FIELDS: ReadonlySet<string> = new Set(Object.values(TEXT_ROBOT).flatMap(({ parts }) => Object.keys(parts)));

/** The texts of a robot's reply by field, each as a list; reviews and their authors are two fields. */
export function textsOfReply(reply: object): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(reply)) {
    if (!FIELDS.has(field)) continue;
    const items: (string | Review)[] = [value].flat();
    texts[field] = items.map((item) => (typeof item === 'string' ? item : item.review));
    const authors = items.flatMap((item) => (typeof item === 'string' ? [] : [item.nome]));
    if (authors.length > 0) texts.names = authors;
  }
  return texts;
}
