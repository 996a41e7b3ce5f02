import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, step, tool } from './run-step.mjs';
import { writeServerPackage } from './server-package.mjs';

const parts = [
  {
    title: 'Compilando o servidor',
    out: 'dist/server',
    inputs: [
      'src/domain',
      'src/writer',
      'src/contract',
      'src/server',
      'package.json',
      'package-lock.json',
      'scripts/build.mjs',
      'scripts/server-package.mjs',
    ],
    work: buildServer,
  },
  {
    title: 'Construindo o site',
    out: 'dist/site',
    inputs: [
      'src/domain',
      'src/contract',
      'src/web',
      'src/worker',
      'public',
      'app.html',
      'vite.config.ts',
      'tsr.config.json',
      'package-lock.json',
      'scripts/build.mjs',
      'scripts/build-app-worker.ts',
      'scripts/strip-schemas-and-icons.ts',
      'scripts/merge-site-chunks.ts',
      'scripts/skeleton-modules.ts',
      'scripts/site-chunks.ts',
      'scripts/write-site-html.ts',
    ],
    work: buildSite,
  },
];

/**
 * Builds the parts whose inputs changed, by content hash; returns whether all builds succeeded. If size and change time
 * of every file match the last build, the content is not read: every start calls this.
 */
export async function buildStale({ only } = {}) {
  for (const part of parts) {
    if (only && part.out !== `dist/${only}`) continue;
    const mark = join(root, `${part.out}.inputs`);
    const files = part.inputs.flatMap((input) => listFiles(join(root, input))).sort();
    const [builtHash, builtGlance] = readMark(join(root, part.out), mark);
    const glance = hashGlance(files);
    if (glance === builtGlance) continue;
    const hash = hashContent(files);
    if (hash === builtHash) {
      noteGlance(mark, hash, glance);
      continue;
    }
    const done = await step(part.title, async () => {
      // Built beside the old output and then swapped: a running server or a second build never sees a partial build.
      const draft = `${part.out}.new-${process.pid}`;
      try {
        await part.work(draft);
        rmSync(mark, { force: true });
        swap(draft, part.out);
        writeFileSync(mark, `${hash}\n${glance}`);
      } finally {
        rmSync(join(root, draft), { recursive: true, force: true });
      }
    });
    if (!done) return false;
  }
  return true;
}

function swap(draft, out) {
  rmSync(join(root, out), { recursive: true, force: true });
  renameSync(join(root, draft), join(root, out));
  const manifest = join(root, `${draft}.manifest.json`);
  if (existsSync(manifest)) renameSync(manifest, join(root, `${out}.manifest.json`));
}

/** Stamp of a build: hash of its inputs, and of their sizes and times. */
function readMark(out, mark) {
  return existsSync(out) && existsSync(mark) ? readFileSync(mark, 'utf8').split('\n') : [];
}

function noteGlance(mark, hash, glance) {
  try {
    writeFileSync(mark, `${hash}\n${glance}`);
  } catch {
    // The folder is writable by root only: the next start hashes the content again.
  }
}

function hashContent(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Unlike mtime, ctime cannot be set: any write or rename updates it. */
function hashGlance(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, ctimeMs } = statSync(file);
    hash.update(`${relative(root, file)}\0${size}\0${ctimeMs}\0`);
  }
  return hash.digest('hex');
}

function listFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? listFolder(path) : [path];
}

function listFolder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(path);
    if (entry.isSymbolicLink()) return listFiles(path);
    return /\.test\.tsx?$|\.gen\.ts$/.test(entry.name) ? [] : [path];
  });
}

/**
 * Entry points of the server: the server itself, its worker threads and processes, and its command-line tools; built
 * together so that they share chunks and migrations.
 */
export function serverEntries() {
  const folder = join(root, 'src/server/tools');
  const tools = existsSync(folder) ? readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name)) : [];
  return [
    { in: join(root, 'src/server/main.ts'), out: 'main' },
    { in: join(root, 'src/server/writer-threads/writer-worker.ts'), out: 'writer-worker' },
    { in: join(root, 'src/server/import-processes/import-process.ts'), out: 'import-process' },
    { in: join(root, 'src/server/images/redraw-image.ts'), out: 'redraw-image' },
    {
      in: join(root, 'src/server/providers/translation/local/translator-engine.ts'),
      out: 'translator-engine',
    },
    ...tools.map((name) => ({ in: join(folder, name), out: basename(name, '.ts') })),
  ];
}

export const serverBuild = {
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'silent',
};

async function buildServer(out) {
  const { build, stop } = await import('esbuild');
  const built = await build({ ...serverBuild, metafile: true, outdir: join(root, out), entryPoints: serverEntries() });
  copyServerFiles(out);
  writeServerPackage(join(root, out), built.metafile);
  stop();
}

/** Files that the server reads from its own folder at run time. */
export function copyServerFiles(out) {
  for (const [source, target] of [
    ['src/server/db/migrations', 'migrations'],
    ['src/server/seed/seed-content', 'seed-content'],
  ]) {
    if (!existsSync(join(root, source))) continue;
    cpSync(join(root, source), join(root, out, target), { recursive: true });
  }
}

async function buildSite(out) {
  await run(process.execPath, [tool('vite', 'bin', 'vite.js'), 'build', '--outDir', out, '--logLevel', 'warn']);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!(await buildStale({ only: process.argv[2] }))) process.exit(1);
}
