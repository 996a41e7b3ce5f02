import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SavedOutput } from '#contract/robots/texts.ts';
import type { TextRobot } from '#domain/robots/robot-options.ts';
import { MAX_SEARCHABLE } from '#domain/robots/saved-text.ts';
import type { Db } from '#server/db/client.ts';
import { products, texts, textVersions } from '#server/db/schema/products.ts';
import { containsWordsInSql, mayContainWordsInSql } from '#server/db/search-words.ts';
import { softDeletionOf } from '#server/db/soft-deletion.ts';
import type { PageKey } from '#server/http/cursor.ts';

/** Owner of the texts, and the number that the plan includes (newest first); null: all. */
export type PlanScope = { userId: string; limit: number | null };

const cardFields = {
  id: texts.id,
  robot: texts.robot,
  title: texts.title,
  excerpt: texts.excerpt,
  // Null also when the product is deleted.
  productId: products.id,
  productName: products.name,
  writer: texts.writer,
  warningCount: sql<number>`jsonb_array_length(${texts.warnings})`,
  translatedShare: sql<number | null>`(${texts.output} -> 'translatedShare')::float8`,
  starred: texts.starred,
  sheetChanged: sql<boolean>`coalesce(
    ${products.factsChangedAt} > ${texts.writtenAt} and ${products.sheet} <> '{}'::jsonb, false)`,
  createdAt: texts.createdAt,
  updatedAt: texts.updatedAt,
};

const textFields = {
  ...cardFields,
  input: texts.input,
  facts: texts.facts,
  output: texts.output,
  warnings: texts.warnings,
};

const itsProduct = and(eq(products.id, texts.productId), isNull(products.deletedAt));

const own = (userId: string, textId: string) => and(eq(texts.id, textId), eq(texts.userId, userId));

const newest = ({ userId }: PlanScope, limit: number): SQL =>
  sql`(select newest.id from ${texts} newest where newest.user_id = ${userId} and newest.deleted_at is null
      order by newest.created_at desc, newest.id desc limit ${limit})`;

const isOpen = (scope: PlanScope): SQL<boolean> =>
  scope.limit === null ? sql<boolean>`true` : sql<boolean>`${texts.id} in ${newest(scope, scope.limit)}`;

export type TextFilter = {
  product?: string | undefined;
  robot?: TextRobot | undefined;
  starred?: boolean | undefined;
  /** Every word must occur in the text. */
  text?: string | undefined;
};

const matches = (scope: PlanScope, { product, robot, starred }: TextFilter) =>
  and(
    eq(texts.userId, scope.userId),
    isNull(texts.deletedAt),
    scope.limit === null ? undefined : isOpen(scope),
    product === undefined ? undefined : product === 'none' ? isNull(texts.productId) : eq(texts.productId, product),
    robot && eq(texts.robot, robot),
    starred ? sql`${texts.starred}` : undefined,
  );

type Page = { after: PageKey | undefined; limit: number };

const place = sql`(${texts.createdAt}, ${texts.id})`;

const beyond = (after: PageKey | undefined) => after && sql`${place} < (${after.createdAt}, ${after.id}::uuid)`;

const selectCards = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select(cardFields)
    .from(texts)
    .leftJoin(products, itsProduct)
    .where(where)
    .orderBy(desc(texts.createdAt), desc(texts.id))
    .limit(limit);

/** The newest texts are scanned before the index is used, because the index returns all matches unordered. */
const LOOKED_THROUGH = 200;

/** A frequent word fills the page from the newest; a rare one is looked up. Neither reads all texts. */
export async function findTexts(db: Db, scope: PlanScope, { text, ...filter }: TextFilter, { after, limit }: Page) {
  const within = and(matches(scope, filter), beyond(after));
  if (!text) return selectCards(db, within, limit);
  const hasWords = containsWordsInSql(sql`${texts.search}`, text);
  const [next] = await db
    .select({ createdAt: texts.createdAt, id: texts.id })
    .from(texts)
    .where(within)
    .orderBy(desc(texts.createdAt), desc(texts.id))
    .offset(LOOKED_THROUGH)
    .limit(1);
  const key = next && sql`(${next.createdAt}, ${next.id}::uuid)`;
  const near = await selectCards(db, and(within, key && sql`${place} > ${key}`, hasWords), limit);
  if (!key || near.length === limit) return near;
  const may = mayContainWordsInSql(sql`${texts}`, scope.userId, text);
  const far = await selectCards(db, and(within, sql`${place} <= ${key}`, may, hasWords), limit - near.length);
  return [...near, ...far];
}

const words = sql<SavedOutput['texts']>`${texts.output} -> 'texts'`;

const sentences = sql<SavedOutput['sentences']>`${texts.output} -> 'sentences'`;

/** Starred texts and translations of a product: what it can be published with; stars first, then the newest. */
export function findPublishable(db: Db, scope: PlanScope, productId: string, limit: number) {
  const { id, robot, starred, title, warnings } = texts;
  return db
    .select({ id, robot, starred, title, warnings, words, sentences })
    .from(texts)
    .where(and(matches(scope, { product: productId }), or(eq(robot, 'translate'), sql`${starred}`)))
    .orderBy(desc(starred), desc(texts.createdAt), desc(texts.id))
    .limit(limit);
}

export function findWords(db: Db, scope: PlanScope, filter: TextFilter, { after, limit }: Page) {
  return db
    .select({ ...cardFields, words })
    .from(texts)
    .leftJoin(products, itsProduct)
    .where(and(matches(scope, filter), beyond(after)))
    .orderBy(desc(texts.createdAt), desc(texts.id))
    .limit(limit);
}

export async function countMatching(db: Db, scope: PlanScope, filter: TextFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(texts).where(matches(scope, filter));
  return row?.total ?? 0;
}

export async function findText(db: Db, scope: PlanScope, textId: string) {
  const [row] = await db
    .select({ ...textFields, isOpen: isOpen(scope) })
    .from(texts)
    .leftJoin(products, itsProduct)
    .where(and(own(scope.userId, textId), isNull(texts.deletedAt)));
  return row;
}

/** Includes deleted texts, whose id stays taken. */
export async function findOwner(db: Db, textId: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: texts.userId }).from(texts).where(eq(texts.id, textId));
  return row?.userId;
}

export async function lockWords(tx: Db, userId: string, textId: string): Promise<SavedOutput | undefined> {
  const [row] = await tx.select({ output: texts.output }).from(texts).where(own(userId, textId)).for('update');
  return row?.output;
}

/** Normalisation can make a text longer, so the limit is applied afterwards. */
const foldSearch = (searchable: string): SQL => sql`left(fold_search(${searchable}), ${MAX_SEARCHABLE})`;

type NewText = Omit<typeof texts.$inferInsert, 'search'> & { searchable: string };

export async function insertText(tx: Db, { searchable, ...row }: NewText): Promise<boolean> {
  const rows = await tx
    .insert(texts)
    .values({ ...row, search: foldSearch(searchable) })
    .onConflictDoNothing()
    .returning({ id: texts.id });
  return rows.length > 0;
}

type Rewritten = Pick<
  typeof texts.$inferInsert,
  'title' | 'excerpt' | 'facts' | 'warnings' | 'writer' | 'input' | 'productId'
> & {
  output: SavedOutput;
  searchable: string;
  isByRobot: boolean;
};

export async function updateWords(
  tx: Db,
  userId: string,
  textId: string,
  { searchable, isByRobot, ...row }: Partial<Rewritten> & { searchable: string; isByRobot: boolean },
): Promise<void> {
  await tx
    .update(texts)
    .set({
      ...row,
      search: foldSearch(searchable),
      updatedAt: sql`now()`,
      ...(isByRobot && { writtenAt: sql`now()`, deletedAt: null }),
    })
    .where(own(userId, textId));
}

type TextChange = {
  starred?: boolean | undefined;
  title?: string | undefined;
  productId?: string | null | undefined;
  /** Together with the title, which is searched too. */
  searchable?: string | undefined;
};

export async function updateTextRow(
  tx: Db,
  userId: string,
  textId: string,
  { searchable, ...change }: TextChange,
): Promise<void> {
  await tx
    .update(texts)
    .set({
      ...change,
      ...(searchable !== undefined && { search: foldSearch(searchable) }),
      updatedAt: sql`now()`,
    })
    .where(and(own(userId, textId), isNull(texts.deletedAt)));
}

export const deletion = softDeletionOf(texts);

const MAX_VERSIONS = 30;

/** Saves the current text as a version if its words are about to change. Waits for concurrent writers. */
export async function keepVersion(tx: Db, userId: string, textId: string, next: SavedOutput): Promise<void> {
  await tx.execute(sql`
    insert into ${textVersions} (text_id, facts, output, writer, warnings)
    select id, facts, output, writer, warnings from ${texts}
    where id = ${textId} and user_id = ${userId} and output -> 'texts' <> ${JSON.stringify(next.texts)}::jsonb
    for update`);
  await tx.execute(sql`
    delete from ${textVersions} where id in (
      select id from ${textVersions} where text_id = ${textId}
      order by created_at desc, id desc offset ${MAX_VERSIONS})`);
}

export async function forgetVersions(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${textVersions} where id in (
      select id from (
        select v.id, row_number() over (partition by v.text_id order by v.created_at desc, v.id desc) as place
        from ${textVersions} v join ${texts} t on t.id = v.text_id where t.user_id = ${userId}::uuid
      ) ranked where place > ${MAX_VERSIONS})`);
}

export function findVersions(db: Db, userId: string, textId: string, { after, limit }: Page) {
  const place = sql`(${textVersions.createdAt}, ${textVersions.id})`;
  return db
    .select({
      id: textVersions.id,
      writer: textVersions.writer,
      facts: textVersions.facts,
      output: textVersions.output,
      warnings: textVersions.warnings,
      createdAt: textVersions.createdAt,
    })
    .from(textVersions)
    .innerJoin(texts, eq(texts.id, textVersions.textId))
    .where(
      and(
        eq(textVersions.textId, textId),
        eq(texts.userId, userId),
        after && sql`${place} < (${after.createdAt}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(textVersions.createdAt), desc(textVersions.id))
    .limit(limit);
}
