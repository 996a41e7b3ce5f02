import { cpuTime } from './cpu-time.ts';
import { median, met, number, runLoad } from './load.ts';
import { type Program, startProgram } from './program.ts';
import type { Scenario } from './scenarios.ts';
import { POOL_SIZE, PUBLIC_URL, WEBHOOK_TOKEN } from './settings.ts';

const BARE_TARGET = 0.8;
const BOARD_TARGET = 0.7;
const ROUNDS = 3;
const SECONDS = 2;
const WARM_UP_SECONDS = 2;

type Side = {
  requestsPerSecond: number;
  /** CPU time per request in milliseconds: of the server, and of the database. */
  serverMs: number;
  databaseMs: number;
};

type Ratio = {
  scenario: string;
  connections: number;
  /** Requests per second of the product relative to the bare server, in the median round. */
  toBare: number;
  ours: Side;
  bare: Side;
};

export const startProduct = (databaseUrl: string, env: Record<string, string> = {}): Promise<Program> =>
  startProgram('dist/server/main.js', {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    PUBLIC_URL,
    PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
    TRANSLATE_PROVIDER: 'none',
    RATE_LIMITS: 'off',
    ...env,
  });

export const startBare = (databaseUrl: string, env: Record<string, string> = {}): Promise<Program> =>
  startProgram('dist/bench/bare-server.js', { DATABASE_URL: databaseUrl, POOL_SIZE: String(POOL_SIZE), ...env });

/** Both servers use one database and alternate, so that other load on the machine affects both. */
export async function measureRatios(
  servers: { product: Program; bare: Program; databasePid: number },
  scenarios: readonly Scenario[],
  connectionCounts: readonly number[],
): Promise<string> {
  const { product, bare, databasePid } = servers;
  const ratios: Ratio[] = [];
  for (const { name, next } of scenarios) {
    for (const connections of connectionCounts) {
      const load = async (server: Program, seconds = SECONDS): Promise<Side> => {
        const before = [cpuTime(server.pid), cpuTime(databasePid)] as const;
        const { requests, requestsPerSecond } = await runLoad(server.url, next, { connections, seconds });
        const spent = (index: 0 | 1, pid: number) => (cpuTime(pid) - before[index]) / requests;
        return { requestsPerSecond, serverMs: spent(0, server.pid), databaseMs: spent(1, databasePid) };
      };
      await load(product, WARM_UP_SECONDS);
      await load(bare, WARM_UP_SECONDS);
      const rounds: { ours: Side; bare: Side }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({ ours: await load(product), bare: await load(bare) });
      }
      const ratio: Ratio = {
        scenario: name,
        connections,
        toBare: median(rounds.map((round) => round.ours.requestsPerSecond / round.bare.requestsPerSecond)),
        ours: medianSide(rounds.map((round) => round.ours)),
        bare: medianSide(rounds.map((round) => round.bare)),
      };
      console.log(
        `${name}, ${connections} connections: ${ratio.toBare.toFixed(2)} ${describeSide(ratio.ours)} / ${describeSide(ratio.bare)}`,
      );
      ratios.push(ratio);
    }
  }
  return describeRatios(ratios);
}

const medianSide = (sides: readonly Side[]): Side => ({
  requestsPerSecond: median(sides.map((side) => side.requestsPerSecond)),
  serverMs: median(sides.map((side) => side.serverMs)),
  databaseMs: median(sides.map((side) => side.databaseMs)),
});

const describeSide = (side: Side): string =>
  `${Math.round(side.requestsPerSecond)}/s (${side.serverMs.toFixed(3)} + ${side.databaseMs.toFixed(3)} ms)`;

const bareTargetOf = (scenario: string): number => (scenario === 'board read' ? BOARD_TARGET : BARE_TARGET);

function describeRatios(ratios: readonly Ratio[]): string {
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
