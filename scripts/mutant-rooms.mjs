import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { filesOf, rooms } from '../tests/mutants/rooms.mjs';
import { root, tool } from './project.mjs';

const THRESHOLD = 0.85;
const folder = join(root, 'test-results', 'mutants');
const ignore = () => {};
const logger = { debug: ignore, info: ignore, warn: ignore, trace: ignore, isDebugEnabled: () => false };

/**
 * Puts all of Stryker's mutants into the files of a room and runs them in one process, where everything is loaded once:
 * minutes instead of hours. One of `every` mutants is tried; `only` and `tests` are path patterns. Returns whether
 * enough mutants were killed.
 */
export async function tryRoom(name, { every, only, tests: among }) {
  const found = filesOf(root, rooms[name]);
  const mutate = found.mutate.filter((path) => new RegExp(only).test(path));
  const tests = found.tests.filter((path) => new RegExp(among).test(path));
  const { files, mutants } = await new Instrumenter(logger).instrument(
    mutate.map((path) => ({ name: join(root, path), mutate: true, content: readFileSync(join(root, path), 'utf8') })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const instrumented = Object.fromEntries(files.map((file) => [file.name.replaceAll('\\', '/'), file.content]));
  mkdirSync(folder, { recursive: true });
  // Parts of a room may run in parallel.
  const label = only === '' ? name : `${name}-${only.replaceAll(/\W+/g, '-')}`;
  const [plan, findings] = ['plan', 'findings'].map((part) => join(folder, `${label}.${part}.json`));
  writeFileSync(plan, JSON.stringify({ tests, instrumented }));
  await runTests({ MUTANT_PLAN: plan, MUTANT_FINDINGS: findings, MUTANT_EVERY: String(every) });
  const sample = mutants.filter(({ id }) => Number(id) % every === 0);
  return report(label, sample, JSON.parse(readFileSync(findings, 'utf8')));
}

function runTests(env) {
  const args = ['run', '--config', 'vitest.mutant-rooms.config.ts', '--reporter=dot'];
  const child = spawn(process.execPath, [tool('vitest', 'vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
    // Repeated tests add listeners, about which Node warns.
    env: { ...process.env, ...env, NODE_NO_WARNINGS: '1' },
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the tests ended with ${code}`))));
  });
}

function report(name, mutants, { noticed, endless, reached, once, unrepeatable }) {
  const rows = {};
  const survivors = [];
  for (const { id, fileName, location, mutatorName, replacement } of mutants) {
    const file = fileName.slice(root.length).replaceAll('\\', '/');
    rows[file] ??= { file, noticed: 0, all: 0, data: 0 };
    // Evaluated only once, when its module was loaded or first used: a table, not a rule.
    if (!(id in reached) && id in once) {
      rows[file].data += 1;
      continue;
    }
    rows[file].all += 1;
    if (id in noticed || id in endless) rows[file].noticed += 1;
    else survivors.push({ file, line: location.start.line + 1, mutatorName, replacement, isReached: id in reached });
  }
  writeFileSync(join(folder, `${name}.survivors.json`), JSON.stringify(survivors, null, 1));
  const sum = (key) => Object.values(rows).reduce((total, row) => total + row[key], 0);
  const share = sum('noticed') / sum('all');
  console.table(Object.values(rows).filter(({ all }) => all > 0));
  if (unrepeatable.length > 0) console.log('Not counted, for they do not pass twice:', unrepeatable);
  const percent = (share * 100).toFixed(1);
  console.log(`${name}: ${sum('noticed')} of ${sum('all')} noticed, ${percent} %; ${sum('data')} of tables left out`);
  return share >= THRESHOLD;
}
