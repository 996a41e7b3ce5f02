import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { containsText, foldedText, type ListInput, pageOf } from './admin-list.ts';

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

// Written out for the same reason as in admin-academy.repository.ts.
const snippetCount = sql<number>`(select count(*)::int from snippets s where s.module_id = snippet_modules.id)`;

export async function listSnippetModules(
  db: Db,
  input: ListInput<'title' | 'category' | 'createdAt' | 'snippetCount'>,
) {
  const where = containsText(foldedText(snippetModules.title, snippetModules.description), input.search);
  const sorts = {
    title: snippetModules.title,
    category: snippetModules.category,
    createdAt: snippetModules.createdAt,
    snippetCount,
  };
  const page = pageOf(input, sorts, 'createdAt', snippetModules.id);
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: snippetModules.id,
        title: snippetModules.title,
        description: snippetModules.description,
        category: snippetModules.category,
        icon: snippetModules.icon,
        createdAt: snippetModules.createdAt,
        snippetCount,
      })
      .from(snippetModules)
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ value: count() }).from(snippetModules).where(where),
  ]);
  return { rows, total: total?.value ?? 0 };
}

export async function insertSnippetModule(db: Db, values: SnippetModuleValues) {
  const [row] = await db.insert(snippetModules).values(values).returning({ id: snippetModules.id });
  return row;
}

export async function updateSnippetModule(db: Db, id: string, values: SnippetModuleValues): Promise<boolean> {
  const rows = await db
    .update(snippetModules)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(snippetModules.id, id))
    .returning({ id: snippetModules.id });
  return rows.length > 0;
}

export async function deleteSnippetModule(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(snippetModules).where(eq(snippetModules.id, id)).returning({ id: snippetModules.id });
  return rows.length > 0;
}

type SnippetSort = 'title' | 'moduleTitle' | 'language' | 'accessType' | 'rating' | 'downloads' | 'createdAt';

export async function listSnippets(db: Db, input: ListInput<SnippetSort> & { moduleId?: string | undefined }) {
  const where = and(
    containsText(snippets.searchText, input.search),
    input.moduleId ? eq(snippets.moduleId, input.moduleId) : undefined,
  );
  const sorts = {
    title: snippets.title,
    moduleTitle: snippetModules.title,
    language: snippets.language,
    accessType: snippets.accessType,
    rating: snippets.rating,
    downloads: snippets.downloads,
    createdAt: snippets.createdAt,
  };
  const page = pageOf(input, sorts, 'createdAt', snippets.id);
  const [rows, [total]] = await Promise.all([
    db
      .select({ snippet: snippets, moduleTitle: snippetModules.title })
      .from(snippets)
      .innerJoin(snippetModules, eq(snippetModules.id, snippets.moduleId))
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ value: count() }).from(snippets).where(where),
  ]);
  return { rows: rows.map(({ snippet, moduleTitle }) => ({ ...snippet, moduleTitle })), total: total?.value ?? 0 };
}

export async function insertSnippet(db: Db, values: SnippetValues, slug: string | null) {
  const [row] = await db
    .insert(snippets)
    .values({ ...values, slug })
    .onConflictDoNothing({ target: snippets.slug })
    .returning({ id: snippets.id, slug: snippets.slug });
  return row;
}

/** Undefined when another snippet has the slug. */
export async function updateSnippet(db: Db, id: string, values: SnippetValues, slug: string | null) {
  try {
    const [row] = await db
      .update(snippets)
      .set({ ...values, slug, updatedAt: sql`now()` })
      .where(eq(snippets.id, id))
      .returning({ id: snippets.id, slug: snippets.slug });
    return row;
  } catch (error) {
    if (isUniqueViolation(error, 'snippets_slug_key')) return undefined;
    throw error;
  }
}

export async function snippetExists(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: snippets.id }).from(snippets).where(eq(snippets.id, id))).length > 0;
}

export async function snippetModuleExists(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: snippetModules.id }).from(snippetModules).where(eq(snippetModules.id, id))).length > 0;
}

export async function deleteSnippet(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(snippets).where(eq(snippets.id, id)).returning({ id: snippets.id });
  return rows.length > 0;
}
