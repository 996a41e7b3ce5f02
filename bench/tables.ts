import type { Ratio, Side } from './ratios.ts';
import type { RobotFigures } from './robots.ts';
import type { SizeCost } from './size.ts';
import type { SizingFigures } from './sizing.ts';
import type { WorkerGain } from './worker-gain.ts';

const BARE_TARGET = 0.8;
const BOARD_TARGET = 0.7;
const SIZE_TARGET = 1.3;
const WORKERS_TARGET = 1.6;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const met = (isMet: boolean): string => (isMet ? 'met' : '**missed**');

const bareTargetOf = (scenario: string): number => (scenario === 'board read' ? BOARD_TARGET : BARE_TARGET);

export function describeRatios(ratios: readonly Ratio[]): string {
  const cost = (side: Side) => `${side.serverMs.toFixed(2)} + ${side.databaseMs.toFixed(2)}`;
  const rows = ratios.map(
    ({ scenario, connections, toBare, ours, bare }) =>
      `| ${scenario} | ${connections} | ${toBare.toFixed(2)} | ${met(toBare >= bareTargetOf(scenario))} | ${number.format(ours.requestsPerSecond)} | ${number.format(bare.requestsPerSecond)} | ${cost(ours)} | ${cost(bare)} |`,
  );
  return `## Requests per second, product to bare server

The bare server is node:http and pg with the same statements and the same token check (\`bench/bare-*.ts\`): no framework, validation,
limits, log, metrics or security headers. Processor time is that of the server and of the database, in milliseconds per request.

| request | connections | ratio (at least ${BARE_TARGET}, board ${BOARD_TARGET}) | | product req/s | bare req/s | product ms | bare ms |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

export function describeSizeCost(costs: readonly SizeCost[], small: number, large: number): string {
  const rows = costs.map(
    ({ scenario, slower }) => `| ${scenario} | ${slower.toFixed(2)} | ${met(slower <= SIZE_TARGET)} |`,
  );
  return `## Cost against size

The same reads with ${number.format(small)} and with ${number.format(large)} rows in each of the tables of users, profiles,
sessions, tasks, snippets, subscriptions, payment events and deliveries. Modules of snippets are written by hand and stay 200.

| request | times slower (at most ${SIZE_TARGET}) | |
|---|---|---|
${rows.join('\n')}
`;
}

export function describeWorkerGain(gains: readonly WorkerGain[]): string {
  const rows = gains.map(
    ({ scenario, gain, most }) =>
      `| ${scenario} | ${gain.toFixed(2)} | ${met(gain >= WORKERS_TARGET)} | ${most.toFixed(2)} |`,
  );
  return `## Two processes (\`WORKERS=2\`) to one

The database and whoever sends the load share the cores, so a request that asks much of them cannot double: the last column is what
the processor time of all parts leaves room for on this machine.

| request | ratio (at least ${WORKERS_TARGET}) | | at most, here |
|---|---|---|---|
${rows.join('\n')}
`;
}

export function describeRobots(figures: RobotFigures): string {
  const { providerMs, addedMs, inFlight, finished, toIdle } = figures;
  return `## Robots with a provider

| figure | value |
|---|---|
| time of a generation, product to provider alone (${providerMs.toFixed(0)} ms) | ${((providerMs + addedMs) / providerMs).toFixed(3)} (${addedMs.toFixed(1)} ms added) |
| other requests while ${inFlight} generations are in flight, median to idle | ${toIdle.toFixed(2)} |
| generations that finished | ${finished} of ${inFlight} |

Memory, streams and pictures: \`bench/notes.md\`.
`;
}

export function describeSizing({ signInMs, streamBytes }: SizingFigures): string {
  return `## For sizing

The letters of \`docs/scaling.md\` that no ratio gives.

| figure | value |
|---|---|
| processor time of a sign-in with a password | ${signInMs.toFixed(0)} ms |
| memory of an open event stream, of 1,000 | ${(streamBytes / 1000).toFixed(0)} kB |
`;
}
