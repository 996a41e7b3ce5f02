import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { adminAudit } from '#server/db/schema/audit.ts';
import { seededContent } from '#server/db/schema/seeded-content.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { FIRST_MODULES, FIRST_SNIPPETS } from './first-catalogue.ts';
import { snippetCatalogue } from './snippet-catalogue.ts';

/** Key of what was ever seeded, and what it made. */
export type Seeded = ReadonlyMap<string, string | null>;

export const slugOf = (file: string): string => file.replace(/\.\w+$/, '');
export const moduleKey = (title: string): string => `snippet-module:${title}`;
export const snippetKey = (slug: string): string => `snippet:${slug}`;

/** All keys of this version's library. */
export const catalogueKeys = (): string[] =>
  snippetCatalogue.flatMap(({ title, snippets: entries }) => [
    moduleKey(title),
    ...entries.map(({ file }) => snippetKey(slugOf(file))),
  ]);

export async function readSeeded(tx: Db): Promise<Seeded> {
  const rows = await tx.select().from(seededContent);
  return new Map(rows.map(({ key, contentId }) => [key, contentId]));
}

export async function recordSeeded(tx: Db, seeded: Seeded): Promise<void> {
  await tx
    .insert(seededContent)
    .values([...seeded].map(([key, contentId]) => ({ key, contentId })))
    .onConflictDoNothing();
}

/**
 * What a version that kept no record must have seeded: its own catalogue, what is there under our names, and what the
 * trail says was deleted. Better too much than too little: nothing that somebody threw away may come back.
 */
export async function inferSeeded(tx: Db): Promise<Seeded> {
  const titles = snippetCatalogue.map(({ title }) => title);
  const slugs = snippetCatalogue.flatMap((module) => module.snippets.map(({ file }) => slugOf(file)));
  const [modules, found, deleted] = [
    await tx.select().from(snippetModules).where(inArray(snippetModules.title, titles)),
    await tx.select().from(snippets).where(inArray(snippets.slug, slugs)),
    await tx.select({ label: adminAudit.label }).from(adminAudit).where(eq(adminAudit.action, 'deleted')),
  ];
  const gone = new Set(deleted.map(({ label }) => label));
  const seeded = new Map<string, string | null>();
  for (const { title, snippets: entries } of snippetCatalogue) {
    const inside = entries.map((entry) => ({ entry, row: found.find(({ slug }) => slug === slugOf(entry.file)) }));
    const id = modules.find((module) => module.title === title)?.id ?? inside.find(({ row }) => row)?.row?.moduleId;
    if (id || gone.has(title) || FIRST_MODULES.includes(title)) seeded.set(moduleKey(title), id ?? null);
    for (const { entry, row } of inside) {
      const slug = slugOf(entry.file);
      if (row || gone.has(entry.title) || FIRST_SNIPPETS.includes(slug)) seeded.set(snippetKey(slug), row?.id ?? null);
    }
  }
  return seeded;
}
