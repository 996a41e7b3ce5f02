import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** They read settings of the installation, or the digits of one number. */
const FILES_WITH_SHORT_TEXTS = new Set([
  'src/server/start/read-environment.ts',
  'src/server/db/writable-host.ts',
  'src/domain/text/format-number.ts',
  'src/domain/sheet/wording/say-number.ts',
]);

type Literal = { pattern: string; flags: string };

function patternsIn(node: unknown): Literal[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node) return [node.regex as Literal];
  return Object.values(node).flatMap(patternsIn);
}

const files = ['src/server', 'src/domain', 'src/contract']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name).replaceAll('\\', '/')),
  )
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !FILES_WITH_SHORT_TEXTS.has(file));

it('every pattern takes linear time', () => {
  const slow = files.flatMap((file) =>
    patternsIn(parseSync(file, readFileSync(file, 'utf8')).program)
      .filter(({ pattern, flags }) => analyse(new RegExp(pattern, flags)).reports.length > 0)
      .map(({ pattern }) => `${file}: ${pattern}`),
  );
  expect(slow).toEqual([]);
});
