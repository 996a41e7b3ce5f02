import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Rows as one JSON value, put together by the database: cheaper for both sides than reading them one by one
 * (docs/decisions/0017). `source` is the rest of the query: from, where, order, limit.
 */
export function jsonList<Row>(fields: Record<string, SQLWrapper>, source: SQL): SQL<Row[]> {
  const columns = Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`);
  return sql<
    Row[]
  >`coalesce((select json_agg(item) from (select ${sql.join(columns, sql`, `)} ${source}) as item), '[]')`;
}
