import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

export async function writableColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    order by attnum`);
  return rows.map(({ name }) => name);
}
