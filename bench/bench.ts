import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { startPostgres } from './bench-database.ts';
import { measureRatios, startBare, startProduct } from './compare-with-bare.ts';
import { measureSizeCost } from './large-database.ts';
import { measureSizing } from './measure-sizing.ts';
import { measureRobots } from './robots.ts';
import { createScenarios } from './scenarios.ts';
import { seedRows } from './seed-rows.ts';
import { measureSite } from './site/site.ts';
import { measureStart } from './start.ts';
import { measureWorkerGain } from './worker-gain.ts';

/**
 * `npm run bench`: every figure is a ratio of two things measured alternately in this run. `npm run bench ratios start`
 * measures only these parts and prints them.
 */
const SMALL = 10_000;
const LARGE = 1_000_000;
const CONNECTIONS = [16, 64];

const parts: Record<string, () => Promise<string>> = {
  ratios: withPostgres(async (postgres) => {
    const small = await postgres.create('small');
    const product = await startProduct(small.url);
    await seedRows(small.client, SMALL);
    const bare = await startBare(small.url);
    const scenarios = (await createScenarios(small.database.db, small.client)).filter(({ kind }) => kind !== 'robot');
    const ratios = await measureRatios({ product, bare, databasePid: postgres.pid }, scenarios, CONNECTIONS);
    await Promise.all([product.stop(), bare.stop()]);
    return ratios;
  }),
  size: withPostgres(async (postgres) => {
    const sides = [];
    for (const [name, rows] of Object.entries({ small: SMALL, large: LARGE })) {
      const created = await postgres.create(name);
      const server = await startProduct(created.url);
      await seedRows(created.client, rows);
      sides.push({ rows, server, scenarios: await createScenarios(created.database.db, created.client) });
    }
    const [small, large] = sides;
    if (!small || !large) throw new Error('two databases are needed');
    const costs = await measureSizeCost(small, large);
    await Promise.all(sides.map((side) => side.server.stop()));
    return costs;
  }),
  workers: withPostgres(async (postgres) => {
    const small = await postgres.create('small');
    const one = await startProduct(small.url);
    const two = await startProduct(small.url, { WORKERS: '2' });
    await seedRows(small.client, SMALL);
    const scenarios = (await createScenarios(small.database.db, small.client)).filter(({ name }) =>
      ['translation without a model', 'snippet list', 'board read'].includes(name),
    );
    const gains = await measureWorkerGain(one, two, scenarios, postgres.pid);
    await Promise.all([one.stop(), two.stop()]);
    return gains;
  }),
  robots: withPostgres(async (postgres) => {
    const small = await postgres.create('small');
    await (await startProduct(small.url)).stop(); // runs the migrations
    await seedRows(small.client, SMALL);
    return measureRobots(small);
  }),
  sizing: withPostgres(async (postgres) => {
    const small = await postgres.create('small');
    await (await startProduct(small.url)).stop(); // runs the migrations
    await seedRows(small.client, SMALL);
    return measureSizing(small);
  }),
  start: measureStart,
  site: measureSite,
};

const chosen = process.argv.slice(2);
const sections: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n# ${name}`);
  sections.push(await measure());
}
const text = [describeMachine(), ...sections].join('\n');
if (chosen.length === 0) writeFileSync('bench/results.md', text);
else console.log(text);

function withPostgres(measure: (postgres: Awaited<ReturnType<typeof startPostgres>>) => Promise<string>) {
  return async () => {
    const postgres = await startPostgres();
    try {
      return await measure(postgres);
    } finally {
      await postgres.stop();
    }
  };
}

function describeMachine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return `# Benchmark

Written by \`npm run bench\`. Everything runs on one machine: the servers, the PostgreSQL that the product brings along (\`fsync\` on) and
whoever sends the load. A figure is the median of rounds in which both sides took turns; targets are in brackets.
What falls short, and why: \`bench/notes.md\`.

Commit ${commit}, Node ${process.version}, ${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end.
`;
}
