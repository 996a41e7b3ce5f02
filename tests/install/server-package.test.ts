import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram } from '#tests/support/built-server.ts';

type Entry = { dev?: boolean; devOptional?: boolean; os?: string[]; cpu?: string[]; libc?: string[] };
type Lock = { packages: Record<string, Entry> };

const MB = 1024 * 1024;
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));
const serverLock = readJson<Lock>('dist/server/package-lock.json');
const wholeLock = readJson<Lock>('package-lock.json');

const target = await mkdtemp(join(tmpdir(), 'dropar-server-only-'));
afterAll(() => rm(target, { recursive: true }));

/** Installed packages of a lock file: those of other systems are absent, and nested folders count separately. */
async function installedSize(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => folderSize(path).catch(() => 0)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function folderSize(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    size += entry.isDirectory() ? await folderSize(path) : (await lstat(path)).size;
  }
  return size;
}

const pathsOf = ({ packages }: Lock) => Object.keys(packages).filter((path) => path !== '');

describe('the server alone', () => {
  it('starts from the packages of its own lock file', async () => {
    await cp('dist/server', target, { recursive: true });
    const present = async (path: string) => (await lstat(path).catch(() => undefined)) !== undefined;
    for (const path of pathsOf(serverLock)) {
      if (!(await present(path))) continue;
      await cp(path, join(target, path), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !source.slice(path.length).includes('node_modules'),
      });
    }
    // It gets as far as connecting to its database: every import for a start was found.
    const result = await runProgram(
      'main',
      [],
      { PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:9/x' },
      { folder: target },
    );
    expect(result.stderr).toMatch(/^O PostgreSQL não respondeu\. /);
    expect(result.code).toBe(1);
    // Packages that are loaded on first use.
    const later = ['sharp', 'shiki', 'shiki/engine/javascript', 'nodemailer', 'ai', '@ai-sdk/anthropic'];
    const script = later.map((name) => `await import('${name}');`).join(' ');
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: target });
  });

  it('has a command for every tool', async () => {
    const tools = (await readdir('src/server/tools')).filter((name) => name.endsWith('.ts'));
    const { scripts } = readJson<{ scripts: Record<string, string> }>('dist/server/package.json');
    const expected = tools.map((name) => name.replace(/\.ts$/, '')).map((name) => [name, `node ${name}.js`]);
    expect(scripts).toMatchObject(Object.fromEntries(expected));
    await Promise.all(tools.map((name) => lstat(join('dist/server', name.replace(/\.ts$/, '.js')))));
  });

  it('needs less than 190 MB', async () => {
    const size = (await installedSize(pathsOf(serverLock))) / MB;
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThan(190);
  });

  it('contains no package of the site, the build or the tests', () => {
    const names = pathsOf(serverLock).map((path) => path.replace(/^.*node_modules\//, ''));
    const strangers = /^(react|react-dom|vite|rolldown|tailwindcss|esbuild|lucide-react|vitest|playwright|typescript)$/;
    expect(names.filter((name) => strangers.test(name))).toEqual([]);
  });
});

it('running and building need less than 420 MB', async () => {
  const paths = Object.entries(wholeLock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path);
  expect((await installedSize(paths)) / MB).toBeLessThan(420);
});
