import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, findFreePort, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { type Ledger, openLedger } from './ledger.ts';

/** `npm run test:crash` runs many more rounds. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const victims = ['the server', 'the database', 'both'] as const;

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let server: BuiltServer;
let ledger: Ledger;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  // One port for all rounds: the sessions contain the address they were created for.
  env = { DATA_DIR: join(folder.path, 'data'), LOG_LEVEL: 'silent', PORT: String(await findFreePort()) };
  server = await startBuiltServer(env);
  ledger = await openLedger(server.url);
});

afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

async function killDatabase(): Promise<void> {
  const text = await readFile(join(env.DATA_DIR ?? '', 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(text, 10), 'SIGKILL');
}

/** Stops at a different point during the writes in each round. */
async function writeForAWhile() {
  const end = new AbortController();
  const done = ledger.work(server.url, end.signal);
  let failure: unknown;
  done.catch((error: unknown) => {
    failure = error;
  });
  const progress = async (writes: number) => {
    const goal = ledger.acknowledged() + writes;
    const deadline = Date.now() + 40_000;
    while (ledger.acknowledged() < goal) {
      if (failure) throw failure;
      if (Date.now() > deadline) throw new Error(`no progress: ${JSON.stringify(server.output)}`);
      await delay(5);
    }
  };
  const stop = async () => {
    end.abort();
    await done;
  };
  await progress(20);
  await delay(Math.random() * 150);
  return { progress, stop };
}

it.each(Array.from({ length: ROUNDS }, (_, round) => [round + 1, victims[round % victims.length]]))(
  'round %i: killing %s during writes loses no acknowledged write',
  async (_, victim) => {
    const writing = await writeForAWhile();
    if (victim === 'the database') {
      await killDatabase();
      // The server restarts the database by itself: the writers continue until they succeed again.
      await writing.progress(10);
      await writing.stop();
    } else {
      if (victim === 'both') await Promise.all([killDatabase(), server.kill()]);
      else await server.kill();
      await writing.stop();
      server = await startBuiltServer(env);
    }
    await ledger.verify(server.url);
  },
  90_000,
);

it('wrote enough data for a meaningful test', () => {
  console.log(`${ROUNDS} rounds, ${ledger.acknowledged()} acknowledged writes`);
  expect(ledger.acknowledged()).toBeGreaterThan(ROUNDS * 20);
});
