/** Deeper than any of our bodies, and shallow enough for recursive libraries and the database. */
const MAX_DEPTH = 20;
/** Per object: our largest ones, a sheet or the Japan gate's answers, have about a hundred. */
const MAX_KEYS = 1_000;

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
