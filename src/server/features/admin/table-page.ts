import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import { CONTENT_PAGE_SIZE } from '#contract/admin/admin-content.ts';
import type { Db } from '#server/db/client.ts';
import { escapeLike } from '#server/db/search-words.ts';

export type ListInput<Sort extends string> = {
  search?: string | undefined;
  sort?: Sort | undefined;
  direction?: 'asc' | 'desc' | undefined;
  page: number;
};

/** Order, limit and offset of a table page; the id is the last tie-breaker, so that pages never repeat a row. */
export function pageOf<Sort extends string>(
  input: ListInput<Sort>,
  sorts: Record<Sort, SQLWrapper>,
  fallback: Sort,
  ...ties: [PgColumn, ...PgColumn[]]
) {
  const direction = input.direction === 'desc' ? desc : asc;
  return {
    orderBy: [direction(sorts[input.sort ?? fallback]), ...ties.map((tie) => asc(tie))],
    limit: CONTENT_PAGE_SIZE,
    offset: (input.page - 1) * CONTENT_PAGE_SIZE,
  };
}

/** The rows of a page and the total count. `query` has no condition yet. */
export async function readPage<Query extends PgSelect>(
  db: Db,
  query: Query,
  { table, where, page }: { table: PgTable; where: SQL | undefined; page: ReturnType<typeof pageOf> },
) {
  const [rows, total] = await Promise.all([
    query
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
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
