/** Deeper than any of our bodies, and shallower than what libraries and the database walk into without fear. */
const MAX_DEPTH = 20;
/** Of one object: the largest of ours, a sheet or the answers on the law, have about a hundred. */
const MAX_KEYS = 1_000;

/** Whether a JSON value holds no more values than that, nested no deeper and no wider than anything of ours is. */
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
