import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';

/** Deeper than any of our bodies, and shallow enough for recursive libraries and the database. */
const MAX_DEPTH = 20;
/** Per object: our largest ones, a sheet or the Japan gate's answers, have about a hundred. */
const MAX_KEYS = 200;

/** Whether a JSON value stays within the limits of total values, depth and keys per object. */
export function isPlainJson(value: unknown, maxValues: number): boolean {
  let level = [value];
  let values = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    const below: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      const parts = Object.values(part);
      if (parts.length > MAX_KEYS && !Array.isArray(part)) return false;
      values += parts.length;
      if (values > maxValues) return false;
      for (const inner of parts) below.push(inner);
    }
    level = below;
  }
  return true;
}

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
const partsAt = (value: unknown, key: string): unknown[] => partsOf(memberOf(value, key));

/** Counted before a schema judges it: each wrong entry costs an error for every shape that it might have. */
export function hasFewEntries(body: unknown): boolean {
  const fields = [...partsAt(body, 'sheet'), ...partsAt(memberOf(body, 'request'), 'sheet')];
  const options = fields.flatMap((field) => partsAt(field, 'options'));
  const values = options.flatMap((option) => partsAt(option, 'values'));
  const entries = [
    ...fields.flatMap((field) => partsAt(field, 'value')),
    ...values.flatMap((value) => partsAt(value, 'fields')).flatMap(partsOf),
  ];
  const measures = entries.reduce((sum: number, entry) => sum + partsAt(entry, 'measures').length, 0);
  const rows = fields.reduce((sum: number, field) => sum + partsAt(field, 'rows').length, 0);
  const count = options.length + values.length + entries.length + measures;
  return count <= SHEET_LIMITS.entries && rows <= SHEET_LIMITS.variantRows;
}

/** Whether a key or text has the one character that PostgreSQL cannot store. For addresses see app.ts. */
export const hasNul = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([key, part]) => key.includes('\0') || hasNul(part))
    : typeof value === 'string' && value.includes('\0');

/** Of the whole text: each new one costs far more than a known one, and our largest files have some hundreds. */
const MAX_DISTINCT_KEYS = 3_000;
/** Ours are words, ids and addresses. Very long ones all share a place in a table of keys. */
const MAX_KEY_LENGTH = 2_000;
/** Of a key and the one before it: objects with their keys in ever other orders cost far more than rows of a table. */
const MAX_KEY_PAIRS = 20_000;

/** Quotes inside texts: each is looked at alone, and millions of them take a quarter of a second. */
const MAX_INNER_QUOTES = 300_000;

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Read without building values: parsing megabytes of brackets or keys takes seconds, in one step. */
export function isSmallJson(text: string, maxValues: number): boolean {
  let values = 1;
  let depth = 0;
  let isAfterColon = false;
  let lastString = '';
  let lastKey = '';
  let innerQuotes = 0;
  const keys = new Set<string>();
  const pairs = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      // Two strings in a row are no JSON.
      if (lastString !== '') return false;
      let end = text.indexOf('"', at + 1);
      while (end >= 0 && isEscaped(text, end)) {
        innerQuotes += 1;
        if (innerQuotes > MAX_INNER_QUOTES) return false;
        end = text.indexOf('"', end + 1);
      }
      if (end < 0) end = text.length;
      lastString = text.slice(at, end);
      at = end;
    } else if (sign === COLON) {
      // No JSON: a colon without a key, or two without a comma or bracket between them, which are counted as values.
      if (isAfterColon || lastString === '' || lastString.length > MAX_KEY_LENGTH) return false;
      isAfterColon = true;
      keys.add(lastString);
      pairs.add(`${lastKey}${lastString}`);
      lastKey = lastString;
      lastString = '';
    } else {
      if (sign === OPEN_ARRAY || sign === OPEN_OBJECT) depth += 1;
      else if (sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) depth -= 1;
      else if (sign !== COMMA) continue;
      lastString = '';
    }
    if (sign === COMMA || sign === OPEN_ARRAY || sign === OPEN_OBJECT) {
      values += 1;
      isAfterColon = false;
    }
    if (values > maxValues || depth > MAX_DEPTH || keys.size > MAX_DISTINCT_KEYS) return false;
    if (pairs.size > MAX_KEY_PAIRS) return false;
  }
  return true;
}

function isEscaped(text: string, quote: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
