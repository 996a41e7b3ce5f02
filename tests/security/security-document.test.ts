import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');
const files = [...new Set([...document.matchAll(/`((?:tests|src)\/[^`]+)`/g)].map(([, path]) => path ?? ''))];
const titles = [...document.matchAll(/`((?:tests|src)\/[^`]+)`: “([^”]+)”/g)].map(
  ([, path = '', title = '']) => [path, title] as const,
);

it('names tests', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(titles.length).toBeGreaterThan(40);
});

it.each(files)('%s exists', (path) => expect(existsSync(path)).toBe(true));

it.each(titles)('%s has a test "%s"', (path, title) => {
  expect(readFileSync(path, 'utf8')).toContain(title);
});

it('every promise has at least one test', () => {
  const promises = document.split('\n').filter((line) => /^\| (?!Promise|---)/.test(line));
  expect(promises.length).toBeGreaterThan(25);
  for (const promise of promises) expect(promise).toMatch(/\| `(tests|src)\/[^`]+`: “/);
});
