import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import { CONTENT_PAGE_SIZE } from '#contract/admin/admin-content.ts';
import type { Db } from '#server/db/client.ts';
import { escapeLike } from '#server/db/search-words.ts';

export type ListInput<Sort extends string> = {
  search?: string | undefined;
  sort?: Sort | undefined;
  direction?: 'asc' | 'desc' | undefined;
  page: number;
  moduleId?: string | undefined;
};

type TableList<Sort extends string> = {
  table: PgTable & { moduleId?: PgColumn };
  /** What a search looks through, lower-cased and without accents. */
  folded: SQLWrapper;
  sorts: Record<Sort, SQLWrapper>;
  fallback: Sort;
  /** The id is the last, so that pages never repeat a row. */
  ties: readonly PgColumn[];
};

/** The rows of a page and the total count. `query` has no condition yet. */
export async function readPage<Query extends PgSelect, Sort extends string>(
  db: Db,
  query: Query,
  input: ListInput<Sort>,
  { table, folded, sorts, fallback, ties }: TableList<Sort>,
) {
  const direction = input.direction === 'desc' ? desc : asc;
  const inModule = table.moduleId && input.moduleId ? eq(table.moduleId, input.moduleId) : undefined;
  const where = and(containsText(folded, input.search), inModule);
  const [rows, total] = await Promise.all([
    query
      .where(where)
      .orderBy(direction(sorts[input.sort ?? fallback]), ...ties.map((tie) => asc(tie)))
      .limit(CONTENT_PAGE_SIZE)
      .offset((input.page - 1) * CONTENT_PAGE_SIZE),
    db.$count(table, where),
  ]);
  return { rows: rows as Awaited<Query>, total };
}

/** Accent-insensitive search; `folded` is already lower-cased without accents. */
export function containsText(folded: SQLWrapper, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  return sql`${folded} like '%' || public.fold_text(${escapeLike(search)}) || '%'`;
}

export const foldedText = (...columns: PgColumn[]): SQL =>
  sql`public.fold_text(${sql.join(columns, sql` || ' ' || `)})`;
