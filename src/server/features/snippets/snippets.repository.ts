import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { jsonList } from '#server/db/json-list.ts';
import { statement } from '#server/db/prepared-statement.ts';
import { snippetCopies, snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { escapeLike } from '#server/db/search-words.ts';
import type { PageKey } from '#server/http/cursor.ts';

export type Category = 'general' | 'shopify' | 'prompts';

function columnsOfModule() {
  const { id, title, description, category, icon, snippetCount: total, createdAt } = snippetModules;
  return { id, title, description, category, icon, total, createdAt };
}
const moduleColumns = columnsOfModule();

/** The first lines only: lists never contain complete code. */
const PREVIEW_LENGTH = 240;

const preview = sql<string>`left(${snippets.content}, ${sql.raw(String(PREVIEW_LENGTH))})`;

const { id, moduleId, title, description, language, type, difficulty } = snippets;
const { thumbnailUrl, accessType, rating, ratingCount, downloads } = snippets;
const words = { title, description, language, type, difficulty };
const shownColumns = { id, moduleId, ...words, thumbnailUrl, accessType, rating, ratingCount, downloads };

const cardColumns = { ...shownColumns, createdAt: snippets.createdAt, preview: preview.as('preview') };

const afterKey = (key: PageKey | undefined): SQL | undefined =>
  key && sql`(${snippets.createdAt}, ${snippets.id}) > (${key.createdAt}::timestamptz, ${key.id}::uuid)`;

export type CardRow = Omit<Awaited<ReturnType<typeof listModuleSnippets>>[number], 'createdAt'>;

const selectSums = statement((db) =>
  db
    .select({
      snippetCount: sql`coalesce(sum(${snippetModules.snippetCount}), 0)`.mapWith(Number),
      downloads: sql`coalesce(sum(${snippetModules.downloadCount}), 0)`.mapWith(Number),
      averageRating:
        sql`coalesce(sum(${snippetModules.ratingSum}) / nullif(sum(${snippetModules.ratedCount}), 0), 0)`.mapWith(
          Number,
        ),
    })
    .from(snippetModules),
);

export async function readStats(db: Db) {
  const [row] = await selectSums(db);
  return row ?? { snippetCount: 0, downloads: 0, averageRating: 0 };
}

/** Sorts before every row. */
const START: PageKey = { createdAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** A page of modules with the first snippets of each: one index scan per module. */
const selectShelves = statement((db) => {
  const cards = jsonList<CardRow>(
    { ...shownColumns, preview },
    sql`from ${snippets} where ${snippets.moduleId} = ${snippetModules.id}
      order by ${snippets.createdAt}, ${snippets.id} limit ${sql.placeholder('cardsPerModule')}`,
  );
  return db
    .select({ ...moduleColumns, cards: cards.as('cards') })
    .from(snippetModules)
    .where(
      and(
        sql`${snippetModules.category} = coalesce(${sql.placeholder('category')}, ${snippetModules.category})`,
        sql`(${snippetModules.createdAt}, ${snippetModules.id}) > (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(asc(snippetModules.createdAt), asc(snippetModules.id))
    .limit(sql.placeholder('limit'));
});

export const listShelves = (
  db: Db,
  input: { category: Category | undefined; after: PageKey | undefined; limit: number; cardsPerModule: number },
) =>
  selectShelves(db, {
    ...(input.after ?? START),
    category: input.category ?? null,
    limit: input.limit,
    cardsPerModule: input.cardsPerModule,
  });

export function listModuleSnippets(db: Db, input: { moduleId: string; after: PageKey | undefined; limit: number }) {
  return db
    .select(cardColumns)
    .from(snippets)
    .where(and(eq(snippets.moduleId, input.moduleId), afterKey(input.after)))
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
        afterKey(input.after),
      ),
    )
    .orderBy(asc(snippets.createdAt), asc(snippets.id))
    .limit(input.limit);
}

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

/** Counts each person's first copy of a snippet only; returns whether it is the first. */
export async function rememberCopy(db: Db, snippetId: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.insert(snippetCopies).values({ snippetId, userId }).onConflictDoNothing();
  return rowCount === 1;
}

export async function countCopy(db: Db, snippetId: string): Promise<number | undefined> {
  const [row] = await db
    .update(snippets)
    .set({ downloads: sql`${snippets.downloads} + 1` })
    .where(eq(snippets.id, snippetId))
    .returning({ downloads: snippets.downloads });
  return row?.downloads;
}
