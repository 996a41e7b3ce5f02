import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface LockEntry {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}
type LockEntries = Record<string, LockEntry>;

const lock: { packages: LockEntries } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

/** Optional packages that an entry requires but the lock file lacks: `npm ci` would fail on their system. */
function findMissingPackages(packages: LockEntries): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => {
        const found = foldersAbove(path).find((folder) => `${folder}node_modules/${name}` in packages);
        if (found === undefined) return true;
        // Native packages need one exact version; a copy of another version further up does not count.
        return /^\d/.test(wanted) && packages[`${found}node_modules/${name}`]?.version !== wanted;
      })
      .map(([name]) => `${name}, wanted by ${path || 'the project'}`),
  );
}

/** The folders in which Node looks for a package, nearest first. */
function foldersAbove(path: string): string[] {
  if (path === '') return [''];
  const end = path.lastIndexOf('/node_modules/');
  return [`${path}/`, ...foldersAbove(end < 0 ? '' : path.slice(0, end))];
}

describe('package-lock.json', () => {
  test('contains the packages of every system', () => {
    expect(findMissingPackages(lock.packages)).toEqual([]);
  });

  test('contains no registry URL', () => {
    const withRegistry = Object.values(lock.packages).filter(({ resolved }) => resolved !== undefined);
    expect(withRegistry).toEqual([]);
  });
});

test('manifest, lock file, README and the newest, dated section of the changelog have the same version', () => {
  const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const [newest = ''] = read('CHANGELOG.md').match(/^## .*$/m) ?? [];
  expect(newest).toMatch(/^## \d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/);
  const version = newest.split(' ')[1];
  expect(JSON.parse(read('package.json')).version).toBe(version);
  expect(lock.packages['']?.version).toBe(version);
  expect(read('README.md')).toContain(`Version ${version};`);
});
