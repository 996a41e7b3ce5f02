import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ADMIN_PAGE_SIZE } from '#contract/admin-lists.ts';

export type ListInput<Sort extends string> = {
  search?: string | undefined;
  sort?: Sort | undefined;
  direction?: 'asc' | 'desc' | undefined;
  page: number;
};

/** Order, limit and offset of a table page; the last tie-breaker is the id, so that pages never repeat a row. */
export function pageOf<Sort extends string>(
  input: ListInput<Sort>,
  sorts: Record<Sort, SQLWrapper>,
  fallback: Sort,
  ...ties: [PgColumn, ...PgColumn[]]
) {
  const direction = input.direction === 'desc' ? desc : asc;
  return {
    orderBy: [direction(sorts[input.sort ?? fallback]), ...ties.map((tie) => asc(tie))],
    limit: ADMIN_PAGE_SIZE,
    offset: (input.page - 1) * ADMIN_PAGE_SIZE,
  };
}

/** Accent-insensitive search; `folded` is already lower-cased without accents. */
export function containsText(folded: SQLWrapper, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const escaped = search.replace(/[\\%_]/g, '\\$&');
  return sql`${folded} like '%' || public.fold_text(${escaped}) || '%'`;
}

export const foldedText = (...columns: PgColumn[]): SQL =>
  sql`public.fold_text(${sql.join(columns, sql` || ' ' || `)})`;
