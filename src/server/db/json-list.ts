import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** One JSON value is cheaper than single rows (docs/decisions/0017). No timestamps: JSON formats them differently. */
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
