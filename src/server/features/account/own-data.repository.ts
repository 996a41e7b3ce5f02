import { eq, type SQL, sql } from 'drizzle-orm';
import { MAX_SEARCHABLE } from '#domain/robots/saved-text.ts';
import type { Db } from '#server/db/client.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { writableColumns } from '#server/db/writable-columns.ts';
import type { OwnDataStatement } from '#server/import-processes/import-process-pool.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

export type Row = Readonly<Record<string, unknown>>;

export async function findAccount(db: Db, userId: string): Promise<Row | undefined> {
  const { id, name, email, userType, premiumUntil, createdAt } = profiles;
  const { emailConfirmedAt, lastSignInAt } = authUsers;
  const [row] = await db
    .select({ id, name, email, userType, premiumUntil, emailConfirmedAt, lastSignInAt, createdAt })
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

const columnList = (columns: readonly string[], of?: string): SQL =>
  sql.join(
    columns.map((column) => (of ? sql`${sql.identifier(of)}.${sql.identifier(column)}` : sql.identifier(column))),
    sql`, `,
  );

function isOwnedBy({ owner }: PersonalTable, userId: string, of: string): SQL {
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

export async function renameProfile(tx: Db, userId: string, name: string): Promise<void> {
  await tx.update(profiles).set({ name, updatedAt: sql`now()` }).where(eq(profiles.id, userId));
}

/** `prices`: those of the product that has the most. */
export async function countOwnRows(tx: Db, userId: string) {
  const mostPrices = sql`select count(*)::int as total from product_calculations where user_id = ${userId}::uuid
    group by product_id order by total desc limit 1`;
  const { rows } = await tx.execute<Record<'products' | 'prices' | 'tasks' | 'characters', number>>(
    sql`select (select count(*)::int from products where user_id = ${userId}::uuid) as products,
      coalesce((${mostPrices}), 0) as prices,
      count(*)::int as tasks, coalesce(sum(length(title)), 0)::int as characters
      from user_tasks where user_id = ${userId}::uuid`,
  );
  return rows[0] ?? { products: 0, prices: 0, tasks: 0, characters: 0 };
}

/** The owner is always this person, and existing rows stay; rows that refer to nothing of theirs are skipped. */
export async function insertRows(
  tx: Db,
  table: PersonalTable,
  userId: string,
  rows: OwnDataStatement,
  only: Record<string, readonly string[]> = {},
): Promise<number> {
  const columns = (await listExportedColumns(tx, table)).filter((column) => rows.columns.includes(column));
  const name = sql.identifier(table.table);
  const ownerColumn = 'parent' in table.owner ? [] : [table.owner.column];
  const values = [
    ...columns.map((column) => importedValue(table, column, userId)),
    ...ownerColumn.map(() => sql`${userId}::uuid`),
  ];
  const isOneOf = Object.entries(only).map(
    ([column, ids]) =>
      sql`${columnList([column], 'r')}::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
  const { rowCount } = await tx.execute(sql`
    insert into ${name} (${columnList([...columns, ...ownerColumn])})
    select ${sql.join(values, sql`, `)}
    from jsonb_populate_recordset(null::${name}, ${rows.json}::jsonb) r
    where ${sql.join([...conditionsOf(table, userId), ...isOneOf], sql` and `)}
    ${onConflict(table, columns, ownerColumn)}`);
  return rowCount ?? 0;
}

function importedValue({ links, searched }: PersonalTable, column: string, userId: string): SQL {
  const value = columnList([column], 'r');
  if (column === searched) return sql`left(fold_search(${value}), ${MAX_SEARCHABLE})`;
  const linked = links?.[column];
  return linked ? findOwn(linked, value, userId) : value;
}

/** The id if it refers to a row of this person, else null. */
const findOwn = (table: string, id: SQL, userId: string): SQL =>
  sql`(select l.id from ${sql.identifier(table)} l where l.id = ${id} and l.user_id = ${userId}::uuid)`;

function conditionsOf(table: PersonalTable, userId: string): SQL[] {
  const { owner, about, needs = {} } = table;
  return [
    ...Object.entries(needs).map(
      ([column, needed]) => sql`exists ${findOwn(needed, columnList([column], 'r'), userId)}`,
    ),
    'parent' in owner ? isOwnedBy(table, userId, 'r') : sql`true`,
    about
      ? sql`exists (select 1 from ${sql.identifier(about.table)} a where a.id = ${columnList([about.column], 'r')})`
      : sql`true`,
  ];
}

function onConflict(table: PersonalTable, columns: readonly string[], ownerColumn: readonly string[]): SQL {
  if (!table.isReplaced) return sql`on conflict do nothing`;
  const key = [...new Set([...ownerColumn, ...table.key])];
  const changes = columns
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  return sql`on conflict (${columnList(key)}) do update set ${sql.join(changes, sql`, `)}`;
}
