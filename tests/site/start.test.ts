import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['src/web', 'src/domain', 'src/contract'];
const madeAtStart = /^(?:export )?const \w+ = new Intl\./m;

test('no file makes a format while it is loaded, which would take a slow phone a tenth of a second: `once`', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => madeAtStart.test(readFileSync(file, 'utf8')))).toEqual([]);
});
