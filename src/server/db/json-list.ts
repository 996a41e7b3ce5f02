import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Lets the database build the rows as one JSON value, which is cheaper for both sides than reading single rows
 * (docs/decisions/0017). `source` is the rest of the query: from, where, order, limit. JSON formats timestamps
 * differently from columns, so they are rejected when the query is built.
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
