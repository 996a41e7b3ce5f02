import { availableParallelism } from 'node:os';
import { cpuTime } from './cpu-time.ts';
import { median, met, runLoad } from './load.ts';
import type { Program } from './program.ts';
import type { Scenario } from './scenarios.ts';

const ROUNDS = 5;

const WORKERS_TARGET = 1.6;

export async function measureWorkerGain(
  one: Program,
  two: Program,
  scenarios: readonly Scenario[],
  databasePid: number,
): Promise<string> {
  const rows: string[] = [];
  for (const { name, kind, next } of scenarios) {
    // A process composes one text at a time; requests still queued at the end of a round would be processed in the next
    // one.
    const options = kind === 'robot' ? { connections: 4, seconds: 4 } : { connections: 64, seconds: 2 };
    const load = (server: Program) => runLoad(server.url, next, options);
    await load(one);
    await load(two);
    const rounds: { gain: number; most: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = spentBy(one.pid, databasePid);
      const single = await load(one);
      const msPerRequest = (spentBy(one.pid, databasePid) - before) / single.requests;
      const mostPerSecond = (availableParallelism() * 1000) / msPerRequest;
      const double = await load(two);
      rounds.push({
        gain: double.requestsPerSecond / single.requestsPerSecond,
        most: mostPerSecond / single.requestsPerSecond,
      });
    }
    const gain = median(rounds.map((round) => round.gain));
    // The maximum on this machine: the database and the load generator use its cores too.
    const most = median(rounds.map((round) => round.most));
    rows.push(`| ${name} | ${gain.toFixed(2)} | ${met(gain >= WORKERS_TARGET)} | ${most.toFixed(2)} |`);
    console.log(`${name}, two workers to one: ${gain.toFixed(2)} of at most ${most.toFixed(2)}`);
  }
  return `## Two processes (\`WORKERS=2\`) to one

The database and whoever sends the load share the cores, so a request that asks much of them cannot double: the last column is what
the processor time of all parts leaves room for on this machine.

| request | ratio (at least ${WORKERS_TARGET}) | | at most, here |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** CPU time of the server, the database and this process, which generates the load. */
function spentBy(serverPid: number, databasePid: number): number {
  const { user, system } = process.cpuUsage();
  return cpuTime(serverPid) + cpuTime(databasePid) + (user + system) / 1000;
}
