import * as z from 'zod/v4/core';

export type Random = () => number;

type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
};

/** Repeatable: the same seed sends the same requests. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

const nasty: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '‮abc',
  '👩‍👩‍👧‍👦'.repeat(40),
  'ﷺ'.repeat(500),
  'x'.repeat(70_000),
  "'; drop table profiles; --",
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '{}',
  0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[[]]]]],
  { __proto__: { admin: true } },
  { constructor: { prototype: { admin: true } } },
];

const texts = [
  'Garrafa',
  'ação',
  '東京',
  'a',
  '2026-01-01T00:00:00Z',
  'https://youtu.be/dQw4w9WgXcQ',
  '/snippets',
  'premium',
];

export const schemaOf = (schema: unknown): JsonSchema =>
  z.toJSONSchema(schema as z.$ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** A value that mostly fits the schema; with `spoil` somewhere something does not. */
export function generateValue(schema: JsonSchema, random: Random, spoil: number, knownIds: readonly string[]): unknown {
  if (random() < spoil) return pick(nasty, random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return generateValue(pick(choices, random), random, spoil, knownIds);
  const type = Array.isArray(schema.type) ? pick(schema.type, random) : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random() >= spoil)
          .map(([name, property]) => [name, generateValue(property, random, spoil, knownIds)]),
      );
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        generateValue(schema.items ?? {}, random, spoil, knownIds),
      );
    case 'integer':
    case 'number':
      return pick(
        [schema.minimum ?? 0, schema.maximum ?? 10, (schema.minimum ?? 0) - 1, (schema.maximum ?? 10) + 1, 3],
        random,
      );
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return schema.format === 'uuid' ? pick(knownIds, random) : pick(texts, random);
  }
}

/** Everything fits but one field, which is put wrong: what gets past the first checks. */
export function spoilOne(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  return names.length === 0 ? value : { ...value, [pick(names, random)]: pick(nasty, random) };
}

/** Deep nesting that a naive walker would not survive. */
export const deepJson = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
