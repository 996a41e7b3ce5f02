import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { capture, root, seconds, tool } from './project.mjs';

const withBrowser = !process.argv.includes('--no-browser');
const reports = join(root, 'test-results', 'reports');
const totals = { passed: 0, failed: 0 };
let broken = false;

await installMissing({ development: true });
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await check('format and lint', () => node([tool('@biomejs/biome', 'bin', 'biome'), 'check', '--colors=off', '.']));
await check('types', () => capture('npm', ['run', '--silent', 'types']));
// The byte budgets are tests of the built site.
const built = await buildStale();
if (!built) broken = true;
await check('unit and API tests', runVitest);
if (built && withBrowser) await check('browser tests', runPlaywright);

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(broken || totals.failed > 0 ? 1 : 0);

/** One line when all is well; the whole output when not. */
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

async function runVitest() {
  const report = join(reports, 'vitest.json');
  const result = await node([
    tool('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return count(result, report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
}

async function runPlaywright() {
  const report = join(reports, 'playwright.json');
  const result = await node([tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'], {
    // CI: a stalled machine costs a second try, which is told, and no test may be singled out.
    env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return count(result, report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }));
}

/** A run that breaks outside any test (a crash, no test found) still counts as one failure. */
function count(result, report, read) {
  const sums = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  const failed = result.code === 0 ? sums.failed : Math.max(1, sums.failed);
  totals.passed += sums.passed;
  totals.failed += failed;
  const rest = [sums.skipped && `${sums.skipped} skipped`, sums.flaky && `${sums.flaky} on the second try`];
  const note = [`${sums.passed} passed`, `${failed} failed`, ...rest].filter(Boolean).join(', ');
  return { ...result, note };
}
