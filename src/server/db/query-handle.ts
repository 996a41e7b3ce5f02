import { Column, DrizzleQueryError, fillPlaceholders, is, type Query } from 'drizzle-orm';
import { type NodePgClient, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import {
  type PgColumn,
  PgDialect,
  PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { compilePicker, type PickedField } from '#server/compile-picker.ts';

/**
 * Drizzle on a pool or a connection. It looks at every cell of every row anew to find out what it is and how to read
 * it; for statements, which are built once and have a name, that is settled when they are built (docs/decisions/0017).
 */
export const queryHandle = (client: NodePgClient) => {
  const dialect = new PgDialect({ casing: 'snake_case' });
  return new NodePgDatabase<Record<string, never>>(dialect, new FlatSession(client, dialect), undefined);
};

class FlatSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #client: NodePgClient;

  constructor(client: NodePgClient, dialect: PgDialect) {
    super(client, dialect, undefined);
    this.#client = client;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    ...given: Parameters<NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery']>
  ): PgPreparedQuery<T> {
    const [query, fields, name] = given;
    // What is nested depends on which joins found something, and how an expression is read only Drizzle knows.
    if (!name || (fields && !areColumns(fields))) return super.prepareQuery<T>(...given);
    return new FlatQuery<T>(this.#client, query, fields, name);
  }
}

type FlatField = SelectedFieldsOrdered[number] & { field: PgColumn };

const areColumns = (fields: SelectedFieldsOrdered): fields is FlatField[] =>
  fields.every(({ path, field }) => path.length === 1 && is(field, Column));

class FlatQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  readonly #client: NodePgClient;
  readonly #config: pg.QueryConfig;
  /** None where nothing comes back but how many rows there were. */
  readonly #readRow: ((row: unknown) => unknown) | undefined;

  constructor(client: NodePgClient, query: Query, fields: FlatField[] | undefined, name: string) {
    super(query, undefined, undefined);
    this.#client = client;
    this.#config = { name, text: query.sql, ...(fields && { rowMode: 'array' }) };
    this.#readRow = fields && compilePicker(fields.map(toPicked));
  }

  override async execute(values: Record<string, unknown> = {}): Promise<T['execute']> {
    const params = fillPlaceholders(this.query.params, values);
    try {
      const result = await this.#client.query(this.#config, params);
      return this.#readRow ? result.rows.map(this.#readRow) : result;
    } catch (error) {
      throw new DrizzleQueryError(this.query.sql, params, error as Error);
    }
  }
}

function toPicked({ path: [key = ''], field }: FlatField, index: number): PickedField {
  const isReadAsIs = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return {
    from: index,
    to: key,
    convert: isReadAsIs ? undefined : (value) => (value === null ? null : field.mapFromDriverValue(value)),
  };
}
