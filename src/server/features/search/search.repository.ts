import { type SQL, sql } from 'drizzle-orm';
import type { SearchResults } from '#contract/search.ts';
import type { LessonTerms } from '#domain/academy/lesson-access.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons } from '#server/db/schema/academy.ts';
import { products, texts } from '#server/db/schema/products.ts';
import { snippets } from '#server/db/schema/snippets.ts';
import { userColumns, userTasks } from '#server/db/schema/tasks.ts';
import {
  containsInSql,
  containsWordsInSql,
  escapeLike,
  foldInSql,
  mayContainWordsInSql,
} from '#server/db/search-words.ts';

export type SearchInput = {
  userId: string;
  phrase: string;
  /** Number of products and texts that the plan includes, newest first; null: all. */
  productLimit: number | null;
  textLimit: number | null;
  openColumns: readonly ColumnId[];
  seesPremium: boolean;
  perKind: number;
};

type FoundLesson = SearchResults['lessons'][number] & LessonTerms;
export type FoundRows = Omit<SearchResults, 'lessons'> & { lessons: FoundLesson[] };

/** Lessons are few; locked ones are filtered out afterwards, by the rule of the lessons. */
const LESSONS = 50;
/** The newest texts are scanned one by one; older ones are searched by index if these gave too few results. */
const NEWEST_TEXTS = 200;

/** Titles that start with the typed text, then with a word that does, then those that contain it, then the rest. */
function closeness(title: SQL, phrase: string): SQL {
  const escaped = escapeLike(phrase);
  return sql`case when ${title} like ${foldInSql(`${escaped}%`)} then 0
    when ${title} like ${foldInSql(`% ${escaped}%`)} then 1 when ${containsInSql(title, phrase)} then 2 else 3 end`;
}

const list = (query: SQL): SQL => sql`(select coalesce(json_agg(hit), '[]') from (${query}) hit)`;

const withinPlanLimit = (id: SQL, table: SQL, userId: string, order: SQL, limit: number | null): SQL =>
  limit === null
    ? sql`true`
    : sql`${id} in (select o.id from ${table} o where o.user_id = ${userId}::uuid and o.deleted_at is null
        order by ${order} limit ${limit})`;

const findProducts = ({ userId, phrase, productLimit, perKind }: SearchInput): SQL => sql`
  select p.id, p.name as title, p.name_ja as "titleJa", p.photo, p.status from ${products} p
  where p.user_id = ${userId}::uuid and p.deleted_at is null and ${containsWordsInSql(sql`p.search`, phrase)}
    and ${withinPlanLimit(sql`p.id`, sql`${products}`, userId, sql`o.updated_at desc, o.id desc`, productLimit)}
  order by ${closeness(sql`p.search`, phrase)}, p.updated_at desc limit ${perKind}`;

const findTexts = ({ userId, phrase, textLimit, perKind }: SearchInput): SQL => {
  const own = sql`t.user_id = ${userId}::uuid and t.deleted_at is null
    and ${withinPlanLimit(sql`t.id`, sql`${texts}`, userId, sql`o.created_at desc, o.id desc`, textLimit)}`;
  const words = containsWordsInSql(sql`t.search`, phrase);
  return sql`
  with newest as materialized (
    select t.id, t.created_at, t.search from ${texts} t where ${own}
    order by t.created_at desc, t.id desc limit ${NEWEST_TEXTS}
  ), near as materialized (select t.id from newest t where ${words}), far as (
    select t.id from ${texts} t
    where (select count(*) from near) < ${perKind} and ${own}
      and (t.created_at, t.id) < (select created_at, id from newest order by created_at, id limit 1)
      and ${mayContainWordsInSql(sql`t`, userId, phrase)} and ${words}
    order by t.created_at desc, t.id desc limit ${perKind}
  )
  select t.id, t.title, t.excerpt, t.robot, p.id as "productId", p.name as "productName"
  from (select id from near union all select id from far) found join ${texts} t on t.id = found.id
  left join ${products} p on p.id = t.product_id and p.deleted_at is null
  order by ${closeness(sql`fold_search(t.title)`, phrase)}, t.created_at desc, t.id desc limit ${perKind}`;
};

const findTasks = ({ userId, phrase, openColumns, perKind }: SearchInput): SQL => sql`
  select t.id, t.title, c.title as "listTitle", t.completed from ${userTasks} t
  join ${userColumns} c on c.user_id = t.user_id and c.column_id = t.column_id
  where t.user_id = ${userId}::uuid and t.column_id = any(${sql.param([...openColumns])}::text[])
    and ${containsWordsInSql(sql`fold_search(t.title)`, phrase)}
  order by ${closeness(sql`fold_search(t.title)`, phrase)}, t.completed, t.updated_at desc limit ${perKind}`;

const findSnippets = ({ phrase, seesPremium, perKind }: SearchInput): SQL => sql`
  select s.id, s.title, s.language from ${snippets} s
  where ${containsWordsInSql(sql`s.search_text`, phrase)} and (${seesPremium} or s.access_type = 'free')
  order by ${closeness(sql`s.search_text`, phrase)}, s.downloads desc, s.id limit ${perKind}`;

const lessonWords = sql`fold_search(l.title || ' ' || l.description)`;

const findLessons = ({ phrase }: SearchInput): SQL => sql`
  select l.id, l.module_id as "moduleId", l.slug, l.title, l.duration, l.access_type as "accessType", l.status,
    l.release_date as "releaseDate" from ${academyLessons} l
  where ${containsWordsInSql(lessonWords, phrase)}
  order by ${closeness(lessonWords, phrase)}, l.order_index, l.id limit ${LESSONS}`;

/** One query, because the round trip costs more than most of the lookups. */
export async function findEverywhere(db: Db, input: SearchInput): Promise<FoundRows> {
  const { rows } = await db.execute<FoundRows>(sql`
    select ${list(findProducts(input))} as products, ${list(findTexts(input))} as texts,
      ${list(findTasks(input))} as tasks, ${list(findSnippets(input))} as snippets, ${list(findLessons(input))} as lessons`);
  const [found] = rows;
  if (!found) throw new Error('a select without a table has one row');
  return found;
}
