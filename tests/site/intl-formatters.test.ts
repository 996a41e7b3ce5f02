import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['src/web', 'src/domain', 'src/contract'];
const madeAtStart = /^(?:export )?const \w+ = new Intl\./m;

test('no file creates an Intl formatter while it loads, which takes 100 ms on a slow phone: `once`', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => madeAtStart.test(readFileSync(file, 'utf8')))).toEqual([]);
});
