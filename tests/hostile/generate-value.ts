import * as z from 'zod/v4/core';
import { nastyValues } from './nasty-values.ts';

export type Random = () => number;

export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

/** Deterministic: the same seed sends the same requests. */
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

const schemas = new WeakMap<object, JsonSchema>();

export function schemaOf(schema: object): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  // The contract types its schemas structurally; they are zod schemas.
  const made = z.toJSONSchema(schema as z.$ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  schemas.set(schema, made);
  return made;
}

/** A value that mostly fits the schema; with `spoil` some part does not. */
export function generateValue(schema: JsonSchema, random: Random, spoil: number, knownIds: readonly string[]): unknown {
  if (random() < spoil) return pick(nastyValues, random);
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
      return numberAtTheEdge(schema, random);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return schema.format === 'uuid' ? pick(knownIds, random) : textAtTheEdge(schema, random);
  }
}

const numberAtTheEdge = ({ minimum = 0, maximum = 10 }: JsonSchema, random: Random): number =>
  pick([minimum, maximum, minimum - 1, maximum + 1, 3], random);

/** Mostly words; sometimes exactly the maximum length, or one more, in characters of one, two or four bytes. */
function textAtTheEdge({ maxLength }: JsonSchema, random: Random): string {
  if (maxLength === undefined || maxLength > 10_000 || random() < 0.8) return pick(texts, random);
  const length = maxLength + pick([-1, 0, 1], random);
  return pick(['x', 'é', '東', '👍'], random).repeat(length);
}

/** Makes one field invalid, so that the value passes the first checks. */
export function spoilOne(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  return names.length === 0 ? value : { ...value, [pick(names, random)]: pick(nastyValues, random) };
}
