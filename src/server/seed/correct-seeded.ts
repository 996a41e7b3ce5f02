import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { academyLessons } from '#server/db/schema/academy.ts';
import { snippets } from '#server/db/schema/snippets.ts';
import { FORMER_CONTENT } from './former-content.ts';
import { readSeedText, slugOf } from './read-seed-content.ts';

export const contentMark = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Replaces unedited texts of earlier versions by the current ones; call it inside a transaction. */
export async function correctSeeded(tx: Db): Promise<number> {
  return (await correctIn(tx, snippets, 'snippets/')) + (await correctIn(tx, academyLessons, 'academy/'));
}

async function correctIn(tx: Db, table: typeof snippets | typeof academyLessons, folder: string): Promise<number> {
  const files = Object.entries(FORMER_CONTENT).filter(([file]) => file.startsWith(folder));
  const bySlug = new Map(files.map(([file, marks]) => [slugOf(file.slice(folder.length)), { file, marks }]));
  const rows = await tx
    .select({ id: table.id, slug: table.slug, content: table.content })
    .from(table)
    .where(inArray(table.slug, [...bySlug.keys()]));
  let corrected = 0;
  for (const { id, slug, content } of rows) {
    const former = bySlug.get(slug ?? '');
    if (!former?.marks.includes(contentMark(content ?? ''))) continue;
    await tx
      .update(table)
      .set({ content: await readSeedText(former.file) })
      .where(eq(table.id, id));
    corrected += 1;
  }
  return corrected;
}
