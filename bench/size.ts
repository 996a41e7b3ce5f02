import { median, runLoad } from './load.ts';
import type { Program } from './program.ts';
import type { Scenario } from './scenarios.ts';

const ROUNDS = 5;

export type SizeCost = { scenario: string; slower: number };

/**
 * How many times longer the same reads take on a large database than on a small one, measured alternately on the same
 * server.
 */
export async function measureSizeCost(
  small: { server: Program; scenarios: readonly Scenario[] },
  large: { server: Program; scenarios: readonly Scenario[] },
): Promise<SizeCost[]> {
  const costs: SizeCost[] = [];
  for (const scenario of small.scenarios.filter(({ kind }) => kind === 'read')) {
    const other = large.scenarios.find(({ name }) => name === scenario.name) ?? scenario;
    const rate = async (server: Program, { next }: Scenario) =>
      (await runLoad(server.url, next, { connections: 16, seconds: 2 })).requestsPerSecond;
    // A first round fills the caches of both.
    await rate(small.server, scenario);
    await rate(large.server, other);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ratios.push((await rate(small.server, scenario)) / (await rate(large.server, other)));
    }
    costs.push({ scenario: scenario.name, slower: median(ratios) });
    console.log(`${scenario.name}, large to small: ${median(ratios).toFixed(2)}`);
  }
  return costs;
}
