import { median, met, number, runLoad } from './load.ts';
import type { Program } from './program.ts';
import type { Scenario } from './scenarios.ts';

const ROUNDS = 5;
const SIZE_TARGET = 1.3;

type Sized = { rows: number; server: Program; scenarios: readonly Scenario[] };

/**
 * How many times longer the same reads take on a large database than on a small one, measured alternately on the same
 * server.
 */
export async function measureSizeCost(small: Sized, large: Sized): Promise<string> {
  const rows: string[] = [];
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
    const slower = median(ratios);
    rows.push(`| ${scenario.name} | ${slower.toFixed(2)} | ${met(slower <= SIZE_TARGET)} |`);
    console.log(`${scenario.name}, large to small: ${slower.toFixed(2)}`);
  }
  return `## Cost against size

The same reads with ${number.format(small.rows)} and with ${number.format(large.rows)} rows in each of the tables of users, profiles,
sessions, tasks, snippets, subscriptions, payment events and deliveries. Modules of snippets are written by hand and stay 200.

| request | times slower (at most ${SIZE_TARGET}) | |
|---|---|---|
${rows.join('\n')}
`;
}
