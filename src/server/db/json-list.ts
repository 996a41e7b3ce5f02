import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Rows as one JSON value, put together by the database: cheaper for both sides than reading them one by one
 * (docs/decisions/0017). `source` is the rest of the query: from, where, order, limit.
 * A time would come in another format than columns give it, so it is refused as soon as the query is built.
 */
export function jsonList<Row>(fields: Record<string, SQLWrapper>, source: SQL): SQL<Row[]> {
  const time = Object.entries(fields).find(
    ([, field]) => is(field, Column) && field.getSQLType().startsWith('timestamp'),
  );
  if (time) throw new Error(`jsonList: ${time[0]} is a time; read it as a column of its own.`);
  const columns = Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`);
  return sql<
    Row[]
  >`coalesce((select json_agg(item) from (select ${sql.join(columns, sql`, `)} ${source}) as item), '[]')`;
}
