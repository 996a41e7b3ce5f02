import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = 'dist/server';
const kB = 1000;

/** The built files that are loaded before the server listens, and the packages they import. */
function readAtStart(entries: readonly string[]) {
  const sizes = new Map<string, number>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (sizes.has(file)) return;
    const code = readFileSync(join(folder, file), 'utf8');
    sizes.set(file, code.length);
    for (const [, from, bare] of code.matchAll(/^(?:import|export)\b[^;'"]*?(?:from\s*"([^"]+)"|"([^"]+)");?$/gm)) {
      const name = from ?? bare ?? '';
      if (name.startsWith('./')) visit(name.slice(2));
      else packages.add(name);
    }
  };
  entries.forEach(visit);
  return { bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0), packages };
}

// Needed for the settings, or loaded while PostgreSQL starts.
const instance = readdirSync(folder).find((name) => /^run-instance-\w+\.js$/.test(name)) ?? 'run-instance is missing';
const { bytes, packages } = readAtStart(['main.js', instance]);

it('a start does not load code only for pictures, syntax highlighting or mail', () => {
  expect([...packages]).toEqual(expect.arrayContaining(['pg', 'pino', 'hono', 'drizzle-orm']));
  expect([...packages].filter((name) => /^(sharp|shiki|nodemailer|ai|@ai-sdk)\b/.test(name))).toEqual([]);
});

it("a start does not load the writer's word tables or the demonstration catalogue", () => {
  expect(bytes).toBeGreaterThan(500 * kB);
  expect(bytes).toBeLessThan(1_750 * kB);
});
