import { Column, DrizzleQueryError, fillPlaceholders, is, noopDecoder, type Query } from 'drizzle-orm';
import { type NodePgClient, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect, PgPreparedQuery, type PreparedQueryConfig, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
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
    // What is nested depends on which joins found something: Drizzle's own business, like a query that is run once.
    if (!name || fields?.some(({ path }) => path.length > 1)) return super.prepareQuery<T>(...given);
    return new FlatQuery<T>(this.#client, query, fields, name);
  }
}

class FlatQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  readonly #client: NodePgClient;
  readonly #config: pg.QueryConfig;
  /** None where nothing comes back but how many rows there were. */
  readonly #readRow: ((row: unknown) => unknown) | undefined;

  constructor(client: NodePgClient, query: Query, fields: SelectedFieldsOrdered | undefined, name: string) {
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

function toPicked({ path: [key = ''], field }: SelectedFieldsOrdered[number], index: number): PickedField {
  const decoder = decoderOf(field);
  return {
    from: index,
    to: key,
    convert: decoder && ((value) => (value === null ? null : decoder.mapFromDriverValue(value))),
  };
}

type Decoder = { mapFromDriverValue(value: unknown): unknown };

/** None where the driver's value is the column's. */
function decoderOf(field: SelectedFieldsOrdered[number]['field']): Decoder | undefined {
  if (is(field, Column)) return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : field;
  // An expression, or one with a name; the types leave its decoder out.
  const { decoder } = ('sql' in field ? field.sql : field) as unknown as { decoder: Decoder };
  return decoder === noopDecoder ? undefined : decoder;
}
