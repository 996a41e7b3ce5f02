import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { writableColumns } from '#server/db/writable-columns.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

export type Row = Readonly<Record<string, unknown>>;

export async function findAccount(db: Db, userId: string): Promise<Row | undefined> {
  const [row] = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      email: profiles.email,
      userType: profiles.userType,
      premiumUntil: profiles.premiumUntil,
      emailConfirmedAt: authUsers.emailConfirmedAt,
      lastSignInAt: authUsers.lastSignInAt,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.id, userId));
  return row;
}

/** Exported columns of a table: without the owner, which is the same for the whole file. */
export async function listExportedColumns(db: Db, personalTable: PersonalTable): Promise<string[]> {
  const { table, owner, columns, withheld = [] } = personalTable;
  const all = columns ?? (await writableColumns(db, table)).filter((column) => !withheld.includes(column));
  return all.filter((column) => 'parent' in owner || column !== owner.column);
}

export const columnList = (columns: readonly string[], of?: string): SQL =>
  sql.join(
    columns.map((column) => (of ? sql`${sql.identifier(of)}.${sql.identifier(column)}` : sql.identifier(column))),
    sql`, `,
  );

export function isOwnedBy({ owner }: PersonalTable, userId: string, of: string): SQL {
  if (!('parent' in owner)) return sql`${columnList([owner.column], of)} = ${userId}::uuid`;
  const parent = personalTables.find(({ table }) => table === owner.parent);
  if (!parent) throw new Error(`${owner.parent} is not in the list`);
  const further = owner.alongWith ? [owner.alongWith] : [];
  return sql`(${columnList([owner.column, ...further], of)}) in (
    select ${columnList(['id', ...further], 'p')} from ${sql.identifier(owner.parent)} p where ${isOwnedBy(parent, userId, 'p')})`;
}

type PageInput = { userId: string; columns: readonly string[]; after: Row | undefined; limit: number };

/** The next rows in key order. Also returns the key of the last row, even if its columns are not exported. */
export async function listRows(db: Db, table: PersonalTable, input: PageInput): Promise<{ row: Row; key: Row }[]> {
  const key = columnList(table.key, 't');
  const after = input.after
    ? sql`and (${key}) > (select ${columnList(table.key)} from jsonb_populate_record(null::${sql.identifier(table.table)}, ${JSON.stringify(input.after)}::jsonb))`
    : sql``;
  const exportedRow = sql`(select to_jsonb(r) from (select ${columnList(input.columns, 't')}) r)`;
  const mark = sql`(select to_jsonb(r) from (select ${key}) r)`;
  const { rows } = await db.execute<{ row: Row; key: Row }>(sql`
    select ${exportedRow} as "row", ${mark} as "key" from ${sql.identifier(table.table)} t
    where ${isOwnedBy(table, input.userId, 't')} ${after}
    order by ${key} limit ${input.limit}`);
  return rows;
}
