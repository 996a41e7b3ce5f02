import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './install-missing.mjs';
import { capture, root, seconds, tool } from './run-step.mjs';
import { checkTypes } from './types.mjs';

const withBrowser = !process.argv.includes('--no-browser');
const reports = join(root, 'test-results', 'reports');
const MOST_SECOND_TRIES = 3;
const totals = { passed: 0, failed: 0 };
let broken = false;
let isBuilt = false;

await installMissing({ development: true });
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// The byte budgets are tests of the built site.
await check('format, lint, unused code, types and build', readSources);
await check('unit and API tests', runVitest);
if (withBrowser && isBuilt) await check('browser tests', runPlaywright);

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(broken || totals.failed > 0 ? 1 : 0);

/** Prints one line on success; the whole output on failure. */
async function check(title, work) {
  const start = performance.now();
  process.stdout.write(`${title} … `);
  const { code, output, note } = await work();
  console.log(`${code === 0 ? 'ok' : 'FAILED'} ${seconds(start)}${note ? ` (${note})` : ''}`);
  if (code === 0) return;
  broken = true;
  console.log(output.trimEnd());
}

function node(args, options) {
  return capture(process.execPath, args, options);
}

async function readSources() {
  const build = [join(root, 'scripts', 'build.mjs')];
  const lint = [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--colors=off', '.'];
  const unused = [tool('knip', 'bin', 'knip.js'), '--no-progress', '--no-config-hints'];
  const { results, ...sum } = await checkTypes([build, lint, unused]);
  isBuilt = results[0].code === 0;
  return sum;
}

async function runVitest() {
  const report = join(reports, 'vitest.json');
  const result = await vitest(report);
  if (result.code === 0 || !existsSync(report)) return count(result, report, vitestSums);
  const first = readJson(report);
  const failed = first.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  // Retries a few failed files alone, because a stalled machine may have caused the failure; the retry is reported, as
  // with the browser tests.
  if (failed.length === 0 || failed.length > MOST_SECOND_TRIES) return count(result, report, vitestSums);
  const again = join(reports, 'vitest-again.json');
  const second = await vitest(again, ['--no-file-parallelism', ...failed]);
  if (second.code !== 0 || !existsSync(again)) return count(result, report, vitestSums);
  console.log(result.output.trimEnd());
  return count(second, report, (json) => ({
    ...vitestSums(json),
    passed: json.numPassedTests + json.numFailedTests,
    failed: 0,
    flaky: json.numFailedTests,
  }));
}

function vitest(report, extra = []) {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return node([tool('vitest', 'vitest.mjs'), 'run', '--project=!slow', ...output, ...extra]);
}

function vitestSums(json) {
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  };
}

async function runPlaywright() {
  const report = join(reports, 'playwright.json');
  const result = await node(
    [tool('@playwright', 'test', 'cli.js'), 'test', '--project=pages', '--reporter=list,json'],
    {
      // CI mode: retries once, which is reported, and forbids `test.only`.
      env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  return count(result, report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }));
}

/** A run that fails outside any test (a crash, no test found) counts as one failure. */
function count(result, report, read) {
  const sums = existsSync(report) ? read(readJson(report)) : { passed: 0, failed: 0, skipped: 0 };
  const failed = result.code === 0 ? sums.failed : Math.max(1, sums.failed);
  totals.passed += sums.passed;
  totals.failed += failed;
  const rest = [sums.skipped && `${sums.skipped} skipped`, sums.flaky && `${sums.flaky} on the second try`];
  const note = [`${sums.passed} passed`, `${failed} failed`, ...rest].filter(Boolean).join(', ');
  return { ...result, note };
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
