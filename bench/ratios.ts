import { cpuTime } from './cpu-time.ts';
import { median, runLoad } from './load.ts';
import { type Program, startProgram } from './program.ts';
import type { Scenario } from './scenarios.ts';
import { POOL_SIZE, PUBLIC_URL, WEBHOOK_TOKEN } from './settings.ts';

const ROUNDS = 3;
const SECONDS = 2;
const WARM_UP_SECONDS = 2;

export type Side = {
  requestsPerSecond: number;
  /** CPU time per request in milliseconds: of the server, and of the database. */
  serverMs: number;
  databaseMs: number;
};

export type Ratio = {
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
): Promise<Ratio[]> {
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
  return ratios;
}

const medianSide = (sides: readonly Side[]): Side => ({
  requestsPerSecond: median(sides.map((side) => side.requestsPerSecond)),
  serverMs: median(sides.map((side) => side.serverMs)),
  databaseMs: median(sides.map((side) => side.databaseMs)),
});

const describeSide = (side: Side): string =>
  `${Math.round(side.requestsPerSecond)}/s (${side.serverMs.toFixed(3)} + ${side.databaseMs.toFixed(3)} ms)`;
