import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { createOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { type Database, type DatabaseOptions, openDatabase, SILENCE_LIMITS } from './client.ts';

const POOL_SIZE = 3;
const short = { suspectMs: 100, probeMs: 400, longestMs: 2_000 };
const NEVER_MS = 60_000;
let own: OwnDatabase;
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let database: Database | undefined;

beforeAll(async () => {
  own = await createOwnDatabase();
});
afterAll(() => own.drop());
beforeEach(async () => {
  proxy = await startDatabaseProxy(own.url);
});
afterEach(async () => {
  await close();
  await proxy.close();
});

const close = async () => {
  const closing = database?.close();
  database = undefined;
  await closing;
};
const open = (over: Partial<DatabaseOptions> = {}, url = proxy.url) => {
  database = openDatabase(
    { connectionString: url },
    { poolSize: POOL_SIZE, onError: () => {}, silence: short, ...over },
  );
};

const ask = (statement: string) => database?.pool.query(statement) ?? Promise.reject(new Error('closed'));
const times = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: POOL_SIZE }, work));
const failure = (work: Promise<unknown>): Promise<string> => work.then(String, (error: Error) => error.message);

/** Opens every connection of the pool and lets them idle longer than the silence limit. */
async function idle(): Promise<void> {
  await times(() => ask('select pg_sleep(0.02)'));
  expect(database?.pool.idleCount).toBe(POOL_SIZE);
  await delay(3 * short.suspectMs);
}

it('closes formerly idle connections that wait for a silent server, and opens new ones once it is back', async () => {
  open();
  await idle();
  proxy.setMode('silent');
  const answers = await times(() => failure(ask('select 1')));
  expect(answers).toEqual(answers.map(() => 'Connection terminated: the database is silent'));
  proxy.setMode('pass');
  expect((await ask('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('closes a single lost connection while the server answers on others', async () => {
  open();
  await idle();
  proxy.setMode('silent');
  const lost = failure(ask('select 1'));
  proxy.setMode('pass');
  expect(await lost).toBe('Connection terminated: the database is silent');
});

it('waits for a slow statement while the server responds', async () => {
  open();
  const { rows } = await ask('select pg_sleep(0.8), 1 as one');
  expect(rows).toMatchObject([{ one: 1 }]);
});

it('switches to the writable server within 5 s when the current one becomes silent', async () => {
  const other = await startDatabaseProxy(own.url);
  const onMoved = vi.fn();
  open({ onMoved, silence: SILENCE_LIMITS }, proxy.url.replace(proxy.address, `${proxy.address},${other.address}`));
  await times(() => ask('select pg_sleep(0.02)'));
  proxy.setMode('silent');
  const silentAt = performance.now();
  await times(() => failure(ask('select 1')));
  expect((await ask('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(performance.now() - silentAt).toBeLessThan(5_000);
  expect(onMoved.mock.calls).toEqual([[other.address]]);
  await close();
  await other.close();
}, 15_000);

it('closes the pool in time although queries are still waiting', async () => {
  open({ silence: { suspectMs: NEVER_MS, probeMs: NEVER_MS, longestMs: NEVER_MS } });
  await times(() => ask('select pg_sleep(0.02)'));
  proxy.setMode('silent');
  const waiting = times(() => failure(ask('select 1')));
  const closingAt = performance.now();
  await close();
  expect(performance.now() - closingAt).toBeLessThan(5_000);
  await waiting;
}, 15_000);
