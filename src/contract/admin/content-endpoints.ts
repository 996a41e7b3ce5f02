import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { capitalise } from '#domain/text/capitalise.ts';

/** Structural view of a zod schema, as in endpoint.ts. */
type Schema = { _zod: { input: unknown; output: unknown } };

export const idParams = z.object({ id: z.uuid() });

type Definition<Path, Draft, Row, Query, Created> = {
  /** Without the leading slash. */
  path: Path;
  /** For example "lesson" and "lessons": used in the endpoint summaries. */
  nouns: { one: string; many: string };
  /** What is deleted together with the item, for the summary. */
  deletesWith: string;
  draft: Draft;
  row: Row;
  query: Query;
  created: Created;
};

export const adminResource = <
  const Path extends string,
  Draft extends Schema,
  Row extends z.core.SomeType,
  Query extends Schema,
  Created extends Schema,
>(
  definition: Definition<Path, Draft, Row, Query, Created>,
) => {
  const { nouns, draft } = definition;
  const path = `/${definition.path}` as const;
  const own = `/${definition.path}/:id` as const;
  return {
    list: endpoint('GET', path, 'admin', {
      summary: `${capitalise(nouns.many)}, searchable, sortable, paged`,
      query: definition.query,
      response: z.object({ rows: z.array(definition.row), total: z.int() }),
    }),
    create: endpoint('POST', path, 'admin', {
      summary: `Create ${nouns.one}`,
      body: draft,
      response: definition.created,
      status: 201,
    }),
    update: endpoint('PUT', own, 'admin', {
      summary: `Change ${nouns.one}`,
      params: idParams,
      body: draft,
    }),
    remove: endpoint('DELETE', own, 'admin', {
      summary: `Delete ${nouns.one} with ${definition.deletesWith}`,
      params: idParams,
    }),
  };
};
