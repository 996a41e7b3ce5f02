import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { containsText, foldedText, type ListInput, pageOf, readPage } from './admin-list.ts';
import { deleteRow, insertSlugged, lockRow, rowExists, updateRow, updateSlugged } from './content-rows.ts';

export type SnippetModuleValues = {
  title: string;
  description: string;
  category: 'general' | 'shopify' | 'prompts';
  icon: string;
};
export type SnippetValues = Pick<
  typeof snippets.$inferInsert,
  | 'moduleId'
  | 'title'
  | 'description'
  | 'content'
  | 'type'
  | 'language'
  | 'difficulty'
  | 'thumbnailUrl'
  | 'videoUrl'
  | 'accessType'
>;

// Raw SQL for the same reason as in admin-academy.repository.ts.
const snippetCount = sql<number>`(select count(*)::int from snippets s where s.module_id = snippet_modules.id)`;

type ModuleSort = 'title' | 'category' | 'createdAt' | 'snippetCount';

export function listSnippetModules(db: Db, input: ListInput<ModuleSort>) {
  const { id, title, description, category, icon, createdAt } = snippetModules;
  const query = db.select({ id, title, description, category, icon, createdAt, snippetCount }).from(snippetModules);
  return readPage(db, query.$dynamic(), {
    table: snippetModules,
    where: containsText(foldedText(title, description), input.search),
    page: pageOf(input, { title, category, createdAt, snippetCount }, 'createdAt', id),
  });
}

export async function insertSnippetModule(db: Db, values: SnippetModuleValues) {
  const [row] = await db.insert(snippetModules).values(values).returning({ id: snippetModules.id });
  return row;
}

export const updateSnippetModule = (db: Db, id: string, values: SnippetModuleValues) =>
  updateRow(db, snippetModules, id, values);
export const deleteSnippetModule = (db: Db, id: string) => deleteRow(db, snippetModules, id);
export const lockSnippetModule = (tx: Db, id: string) => lockRow(tx, snippetModules, id);
export const snippetModuleExists = (db: Db, id: string) => rowExists(db, snippetModules, id);

type SnippetSort = 'title' | 'moduleTitle' | 'language' | 'accessType' | 'rating' | 'downloads' | 'createdAt';

export async function listSnippets(db: Db, input: ListInput<SnippetSort> & { moduleId?: string | undefined }) {
  const { id, title, searchText, moduleId, language, accessType, rating, downloads, createdAt } = snippets;
  const moduleTitle = snippetModules.title;
  const query = db
    .select({ snippet: snippets, moduleTitle })
    .from(snippets)
    .innerJoin(snippetModules, eq(snippetModules.id, moduleId));
  const sorts = { title, moduleTitle, language, accessType, rating, downloads, createdAt };
  const inModule = input.moduleId ? eq(moduleId, input.moduleId) : undefined;
  const { rows, total } = await readPage(db, query.$dynamic(), {
    table: snippets,
    where: and(containsText(searchText, input.search), inModule),
    page: pageOf(input, sorts, 'createdAt', id),
  });
  return { rows: rows.map((row) => ({ ...row.snippet, moduleTitle: row.moduleTitle })), total };
}

export const insertSnippet = (db: Db, values: SnippetValues, slug: string | null) =>
  insertSlugged(db, snippets, { ...values, slug });
export const updateSnippet = (db: Db, id: string, values: SnippetValues, slug: string | null) =>
  updateSlugged(db, snippets, id, { ...values, slug });
export const lockSnippet = (tx: Db, id: string) => lockRow(tx, snippets, id);
export const deleteSnippet = (db: Db, id: string) => deleteRow(db, snippets, id);
