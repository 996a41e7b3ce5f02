/** Untrusted data, checked value by value. */
export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** A list of values, each perhaps with a name: no page nests them deeper. */
const MAX_DEPTH = 4;

/** Text or a number as one line; for an object with a name, its name. */
export function wordsOf(value: unknown, depth = 0): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ').trim();
  if (depth > MAX_DEPTH) return '';
  const inner = (one: unknown) => wordsOf(one, depth + 1);
  if (Array.isArray(value)) return value.map(inner).filter(Boolean).join(', ');
  if (!isObject(value)) return '';
  const amount = inner(value.value);
  return amount ? `${amount} ${inner(value.unitText) || unitOf(value.unitCode)}`.trim() : inner(value.name);
}

const UNIT_CODES: Readonly<Record<string, string>> = { GRM: 'g', KGM: 'kg', CMT: 'cm', MMT: 'mm', MLT: 'ml', LTR: 'l' };
const unitOf = (code: unknown): string => (typeof code === 'string' ? (UNIT_CODES[code] ?? '') : '');

const MAX_OBJECTS = 50_000;

/** All nested objects, outer ones first. */
export function* objectsIn(root: unknown): Generator<Json> {
  let level: unknown[] = [root];
  let seen = 0;
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const value of level) {
      if (Array.isArray(value)) for (const item of value) next.push(item);
      else if (isObject(value)) {
        seen += 1;
        if (seen > MAX_OBJECTS) return;
        yield value;
        for (const item of Object.values(value)) if (typeof item === 'object') next.push(item);
      }
    }
    level = next;
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
