import { openSync, writeFileSync, writeSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';

type Hits = Record<string, number>;
/** The interface of Stryker's instrumented code. */
type Namespace = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
};

/** Shared by all files of one run. */
type Findings = {
  /** Mutant id to the test that killed it. */
  noticed: Record<string, string>;
  endless: Record<string, string>;
  reached: Record<string, number>;
  /** Tests that fail when run a second time: their results on mutants do not count. */
  unrepeatable: string[];
};
type Shared = typeof globalThis & { __stryker__?: Namespace; mutantFindings?: Findings };

const shared = globalThis as Shared;
shared.__stryker__ ??= {};
const stryker = shared.__stryker__;
stryker.mutantCoverage ??= { static: {}, perTest: {} };
/** `once`: reached while a module was loaded or a test ran for the first time. */
const { perTest, static: once } = stryker.mutantCoverage;
shared.mutantFindings ??= { noticed: {}, endless: {}, reached: {}, unrepeatable: [] };
const findings = shared.mutantFindings;

const SLOW_MS = 20;
const DEAR_MS = 200;
/** A test that takes this long without a mutant is not run on mutants. */
const WAITING_MS = 1_000;
/** Slow and expensive tests run on a limited number of mutants; the remaining mutants count as survivors. */
const SLOW_TRIES = 12;
const DEAR_TRIES = 3;
/** Tests one of this many mutants: a sample if all would take hours. */
const EVERY = Number(process.env.MUTANT_EVERY ?? 1);
const out = process.env.MUTANT_FINDINGS ?? '';
/** Contains the current mutant, for diagnosing a hanging run. */
const watch = openSync(`${out}.now`, 'w');
const slowTries: Hits = {};

/**
 * Runs each test on the original code, then on every surviving mutant that it reaches. Modules are not reloaded: values
 * that a module creates once are data and are excluded.
 */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test) as () => Promise<unknown>;
    await run();
    perTest.again = {};
    stryker.currentTestId = 'again';
    const startedAt = performance.now();
    const isRepeatable = await passes(run);
    const tookMs = performance.now() - startedAt;
    stryker.currentTestId = 'mutated';
    const name = `${test.file.name} > ${test.name}`;
    if (!isRepeatable) findings.unrepeatable.push(name);
    else if (tookMs < WAITING_MS) await tryMutants(run, name, perTest.again, tookMs);
    // Modules loaded for the next file belong to no test.
    stryker.currentTestId = undefined;
    perTest.mutated = {};
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    writeFileSync(out, JSON.stringify({ ...findings, once }));
  }
}

async function tryMutants(run: () => Promise<unknown>, name: string, reached: Hits, tookMs: number): Promise<void> {
  const killed: string[] = [];
  const isSlow = tookMs > SLOW_MS;
  const tries = tookMs > DEAR_MS ? DEAR_TRIES : SLOW_TRIES;
  for (const [mutant, hits] of Object.entries(reached)) {
    if (Number(mutant) % EVERY !== 0) continue;
    findings.reached[mutant] = (findings.reached[mutant] ?? 0) + 1;
    if (mutant in findings.noticed || mutant in findings.endless) continue;
    if (isSlow) {
      slowTries[mutant] = (slowTries[mutant] ?? 0) + 1;
      if (slowTries[mutant] > tries) continue;
    }
    writeSync(watch, mutant.padEnd(10), 0);
    stryker.activeMutant = mutant;
    stryker.hitCount = 0;
    stryker.hitLimit = hits * 100 + 1_000;
    const isAlive = await passes(run);
    const isEndless = stryker.hitCount > stryker.hitLimit;
    stryker.activeMutant = undefined;
    stryker.hitCount = undefined;
    if (isAlive) continue;
    (isEndless ? findings.endless : findings.noticed)[mutant] = name;
    killed.push(mutant);
  }
  // A mutant with side effects would make the next ones look killed.
  if (killed.length === 0 || (await passes(run))) return;
  findings.unrepeatable.push(name);
  for (const mutant of killed) {
    delete findings.noticed[mutant];
    delete findings.endless[mutant];
  }
}

async function passes(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}
