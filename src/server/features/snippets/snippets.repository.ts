import { and, asc, avg, count, eq, gt, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import type { PageKey } from '#server/http/cursor.ts';

export type Category = 'general' | 'shopify' | 'prompts';

const moduleColumns = {
  id: snippetModules.id,
  title: snippetModules.title,
  description: snippetModules.description,
  category: snippetModules.category,
  icon: snippetModules.icon,
  createdAt: snippetModules.createdAt,
};

/** The first lines only: lists never carry whole codes. */
const PREVIEW_LENGTH = 240;

const cardColumns = {
  id: snippets.id,
  moduleId: snippets.moduleId,
  title: snippets.title,
  description: snippets.description,
  language: snippets.language,
  type: snippets.type,
  difficulty: snippets.difficulty,
  thumbnailUrl: snippets.thumbnailUrl,
  accessType: snippets.accessType,
  rating: snippets.rating,
  ratingCount: snippets.ratingCount,
  downloads: snippets.downloads,
  createdAt: snippets.createdAt,
  preview: sql<string>`left(${snippets.content}, ${sql.raw(String(PREVIEW_LENGTH))})`.as('preview'),
};

const afterKey = (table: typeof snippets | typeof snippetModules, key: PageKey | undefined): SQL | undefined =>
  key && sql`(${table.createdAt}, ${table.id}) > (${key.createdAt}::timestamptz, ${key.id}::uuid)`;

export type CardRow = Awaited<ReturnType<typeof listModuleSnippets>>[number];

export async function readStats(db: Db) {
  const [row] = await db
    .select({ snippetCount: count(), downloads: sum(snippets.downloads).mapWith(Number) })
    .from(snippets);
  const [rated] = await db
    .select({ average: avg(snippets.rating).mapWith(Number) })
    .from(snippets)
    .where(gt(snippets.rating, 0));
  return { snippetCount: row?.snippetCount ?? 0, downloads: row?.downloads ?? 0, averageRating: rated?.average ?? 0 };
}

export function listModules(
  db: Db,
  input: { category: Category | undefined; after: PageKey | undefined; limit: number },
) {
  return db
    .select(moduleColumns)
    .from(snippetModules)
    .where(and(input.category && eq(snippetModules.category, input.category), afterKey(snippetModules, input.after)))
    .orderBy(asc(snippetModules.createdAt), asc(snippetModules.id))
    .limit(input.limit);
}

/** The first cards of each module in one query: a lateral join walks the module index. */
export async function listFirstSnippets(db: Db, moduleIds: string[], perModule: number): Promise<CardRow[]> {
  if (moduleIds.length === 0) return [];
  const cards = db
    .select(cardColumns)
    .from(snippets)
    .where(eq(snippets.moduleId, snippetModules.id))
    .orderBy(asc(snippets.createdAt), asc(snippets.id))
    .limit(perModule)
    .as('cards');
  const rows = await db
    .select()
    .from(snippetModules)
    .innerJoinLateral(cards, sql`true`)
    .where(inArray(snippetModules.id, moduleIds));
  return rows.map((row) => row.cards);
}

export async function countSnippets(db: Db, moduleIds: string[]): Promise<Map<string, number>> {
  if (moduleIds.length === 0) return new Map();
  const rows = await db
    .select({ moduleId: snippets.moduleId, total: count() })
    .from(snippets)
    .where(inArray(snippets.moduleId, moduleIds))
    .groupBy(snippets.moduleId);
  return new Map(rows.map((row) => [row.moduleId, row.total]));
}

export function listModuleSnippets(db: Db, input: { moduleId: string; after: PageKey | undefined; limit: number }) {
  return db
    .select(cardColumns)
    .from(snippets)
    .where(and(eq(snippets.moduleId, input.moduleId), afterKey(snippets, input.after)))
    .orderBy(asc(snippets.createdAt), asc(snippets.id))
    .limit(input.limit);
}

export function searchSnippets(
  db: Db,
  input: { text: string; category: Category | undefined; after: PageKey | undefined; limit: number },
) {
  return db
    .select({ card: cardColumns, module: moduleColumns })
    .from(snippets)
    .innerJoin(snippetModules, eq(snippetModules.id, snippets.moduleId))
    .where(
      and(
        sql`${snippets.searchText} like '%' || public.fold_text(${escapeLike(input.text)}) || '%'`,
        input.category && eq(snippetModules.category, input.category),
        afterKey(snippets, input.after),
      ),
    )
    .orderBy(asc(snippets.createdAt), asc(snippets.id))
    .limit(input.limit);
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export async function findModule(db: Db, moduleId: string) {
  const [row] = await db.select(moduleColumns).from(snippetModules).where(eq(snippetModules.id, moduleId));
  return row;
}

export async function findSnippet(db: Db, snippetId: string) {
  const [row] = await db
    .select({ snippet: snippets, module: moduleColumns })
    .from(snippets)
    .innerJoin(snippetModules, eq(snippetModules.id, snippets.moduleId))
    .where(eq(snippets.id, snippetId));
  return row;
}

export async function countCopy(db: Db, snippetId: string): Promise<number | undefined> {
  const [row] = await db
    .update(snippets)
    .set({ downloads: sql`${snippets.downloads} + 1` })
    .where(eq(snippets.id, snippetId))
    .returning({ downloads: snippets.downloads });
  return row?.downloads;
}
