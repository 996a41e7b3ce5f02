import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Outside the folders that a run clears. */
const LIST = 'node_modules/.cache/dropar/flaky-tests.json';

/** Lists tests that needed a retry; the same test in two consecutive runs fails the run. */
export default class FlakyReporter implements Reporter {
  #flaky = new Set<string>();

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'flaky') this.#flaky.add(test.titlePath().filter(Boolean).join(' › '));
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const before: string[] = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : [];
    mkdirSync(dirname(LIST), { recursive: true });
    writeFileSync(LIST, JSON.stringify([...this.#flaky]));
    const again = before.filter((title) => this.#flaky.has(title));
    for (const title of this.#flaky) console.log(`second try: ${title}`);
    if (again.length === 0) return {};
    console.log(`\nNeeded a second try in two runs after another:\n${again.join('\n')}`);
    return { status: 'failed' };
  }
}
