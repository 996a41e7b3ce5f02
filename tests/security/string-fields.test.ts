import { expect, it } from 'vitest';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { endpoints } from '#contract/endpoints.ts';
import { importRowSchemas } from '#server/features/account/import-row-schemas.ts';

/** A schema's definition, as far as it leads to the strings inside. */
type Definition = { type: string; getter?: () => object } & Record<string, unknown>;

/** Every kind of string within a schema, with its path. */
function stringsIn(schema: unknown, path: string, seen: Set<unknown>): { path: string; schema: $ZodType }[] {
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema) || seen.has(schema)) return [];
  seen.add(schema);
  // Each object with this property is a zod schema.
  const { def } = schema._zod as { def: Definition };
  if (def.type === 'string') return [{ path, schema: schema as unknown as $ZodType }];
  const named = Object.entries(def.type === 'object' ? (def.shape as object) : {});
  const others = [def.element, def.innerType, def.in, def.out, def.left, def.right, def.keyType, def.valueType];
  const listed = [...others, ...((def.options ?? def.items ?? []) as unknown[]), def.getter?.()];
  return [
    ...named.flatMap(([name, part]) => stringsIn(part, `${path}.${name}`, seen)),
    ...listed.flatMap((part) => stringsIn(part, path, seen)),
  ];
}

it('every string of every body and of an imported file is judged in time that grows with its length', () => {
  const seen = new Set<unknown>();
  const bodies = Object.values(endpoints).flatMap(({ path, body }) => stringsIn(body, path, seen));
  const strings = [...bodies, ...Object.entries(importRowSchemas).flatMap(([name, row]) => stringsIn(row, name, seen))];
  expect(strings.length).toBeGreaterThan(100);
  const pieces = ['a', '1', '.', '-', ' ', '/', '@', 'a.', '\u0301', '\n', '%', 'あ', '<a'];
  const starts = ['', 'a@', 'https://', '/'];
  const slow = strings.flatMap(({ path, schema }) =>
    starts.flatMap((start) =>
      pieces.flatMap((piece) => {
        const text = `${start}${piece.repeat(20_000 / piece.length)}<`;
        const began = performance.now();
        safeParse(schema, text);
        return performance.now() - began > 150 ? [`${path} ${start}${piece}…`] : [];
      }),
    ),
  );
  expect(slow).toEqual([]);
});
