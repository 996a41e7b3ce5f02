import { inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { editionKey } from './catalogue-edition.ts';
import { readSeedText } from './read-seed-content.ts';
import { inferSeeded, moduleKey, readSeeded, recordSeeded, type Seeded, slugOf, snippetKey } from './seeded-content.ts';
import { snippetCatalogue } from './snippet-catalogue.ts';
import type { SnippetModuleSeed } from './snippets/snippet-seed.ts';

/** The whole library of a first run. */
export const seedSnippets = (tx: Db, nextCreatedAt: () => string): Promise<number> =>
  addSnippets(tx, { seeded: new Map(), isFirstRun: true, nextCreatedAt });

/**
 * What this version's library has and no version before it ever put here. What administrators changed stays as it is,
 * what they deleted stays away, with a module all that would go into it; where they cleared everything nothing comes.
 */
export async function seedNewSnippets(tx: Db, nextCreatedAt: () => string): Promise<number> {
  let seeded = await readSeeded(tx);
  if (seeded.size === 0) {
    seeded = await inferSeeded(tx);
    await recordSeeded(tx, seeded);
  }
  return addSnippets(tx, { seeded, isFirstRun: false, nextCreatedAt });
}

type Adding = { seeded: Seeded; isFirstRun: boolean; nextCreatedAt: () => string };

async function addSnippets(tx: Db, { seeded, isFirstRun, nextCreatedAt }: Adding): Promise<number> {
  const added = new Map<string, string | null>([[editionKey, null]]);
  const isNew = (module: SnippetModuleSeed) =>
    !seeded.has(moduleKey(module.title)) || module.snippets.some(({ file }) => !seeded.has(snippetKey(slugOf(file))));
  const fresh = snippetCatalogue.filter(isNew);
  const living = await findLiving(tx, seeded);
  for (const { snippets: entries, ...module } of fresh) {
    const key = moduleKey(module.title);
    let moduleId = [seeded.get(key)].find((id) => id && living.has(id));
    if (!seeded.has(key)) {
      if (isFirstRun || living.size > 0) moduleId = await insertModule(tx, { ...module, createdAt: nextCreatedAt() });
      added.set(key, moduleId ?? null);
    }
    for (const { file, ...snippet } of entries) {
      const slug = slugOf(file);
      if (seeded.has(snippetKey(slug))) continue;
      const row = moduleId && { ...snippet, moduleId, slug, content: await readSeedText(`snippets/${file}`) };
      added.set(snippetKey(slug), row ? await insertSnippet(tx, { ...row, createdAt: nextCreatedAt() }) : null);
    }
  }
  await recordSeeded(tx, added);
  return [...added].filter(([key, id]) => id !== null && key.startsWith('snippet:')).length;
}

/** The seeded modules that are still there. */
async function findLiving(tx: Db, seeded: Seeded): Promise<Set<string>> {
  const ids = snippetCatalogue.flatMap(({ title }) => seeded.get(moduleKey(title)) ?? []);
  if (ids.length === 0) return new Set();
  const rows = await tx.select({ id: snippetModules.id }).from(snippetModules).where(inArray(snippetModules.id, ids));
  return new Set(rows.map(({ id }) => id));
}

async function insertModule(tx: Db, module: typeof snippetModules.$inferInsert): Promise<string> {
  const [row] = await tx.insert(snippetModules).values(module).returning({ id: snippetModules.id });
  if (!row) throw new Error('no snippet module');
  return row.id;
}

/** Null where the administrator has a snippet of that name: theirs stays. */
async function insertSnippet(tx: Db, snippet: typeof snippets.$inferInsert): Promise<string | null> {
  const [row] = await tx.insert(snippets).values(snippet).onConflictDoNothing().returning({ id: snippets.id });
  return row?.id ?? null;
}
