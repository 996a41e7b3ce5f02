import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toConnectionString } from '#server/db/client.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { type BuiltServer, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { type Session, send, signUp } from '#tests/support/samples/person.ts';
import { startDatabaseProxy } from './faulty-proxy.ts';
import { createCaller, keepBusy, type Outcome } from './load.ts';

const isLong = process.env.FAULTS === 'long';
/** The pool closes connections after a minute of idle time. */
const IDLE_MS = 55_000;
const TROUBLE_MS = 20_000;
const CALLERS = 24;
const POOL_SIZE = 10;
/** 5 s for a pool connection, 3.5 s until the server counts as silent, and a margin for a busy machine. */
const LONGEST_REPLY_MS = 12_000;
const RECOVERY_MS = 5_000;
/** Shutdown limit of the server, without its delay. */
const STOP_LIMIT_MS = 50_000;

vi.setConfig({ testTimeout: 180_000 });

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let server: BuiltServer;
/** The server handles two requests of a person at a time: filling the pool takes several people. */
let people: Session[];

beforeEach(async () => {
  folder = await makeTemporaryFolder();
});

afterEach(async () => {
  await server.kill();
  await folder.remove();
});

const signUpMany = () => Promise.all(Array.from({ length: CALLERS / 2 }, () => signUp(server.url)));

function startLoad() {
  const { ask, close } = createCaller(server.url, CALLERS);
  const outcomes: (Outcome & { at: number })[] = [];
  const busy = keepBusy(CALLERS, async (caller, turn) => {
    const token = people[caller % people.length]?.access_token ?? '';
    const id = randomUUID();
    const body = { id, title: `Tarefa ${id}`, description: 'x'.repeat(2_000), columnId: 'coluna1' };
    const outcome = await (turn % 2 === 0
      ? ask('/api/tasks', { method: 'POST', token, body })
      : ask('/api/plans', { token }));
    outcomes.push({ ...outcome, at: performance.now() });
    await delay(outcome.status >= 500 ? 50 : 5);
  });
  return {
    outcomes,
    succeeded: (since = 0) => outcomes.filter(({ at, status }) => at > since && status < 300),
    failed: () => outcomes.filter(({ status }) => status >= 500),
    async stop() {
      await busy.stop();
      close();
    },
  };
}

type Load = ReturnType<typeof startLoad>;

/** Opens all connections of the pool, then leaves them idle. */
async function idle(): Promise<void> {
  const load = startLoad();
  await expect.poll(async () => (await connections()) === POOL_SIZE, { timeout: 30_000 }).toBe(true);
  await load.stop();
  await delay(IDLE_MS);
  expect(await connections()).toBeGreaterThan(POOL_SIZE / 2);
}

async function connections(): Promise<number> {
  const { text } = await send(server.url, 'GET', '/metrics');
  const count = (state: string) =>
    Number(new RegExp(`^dropar_database_connections{state="${state}"} (\\d+)`, 'm').exec(text)?.[1]);
  return count('idle') + count('busy');
}

/** Time from the end of the fault to the first success, and to a success of every caller. */
async function expectRecovery(name: string, load: Load): Promise<void> {
  const backAt = performance.now();
  await expect.poll(() => load.succeeded(backAt).length, { timeout: 30_000 }).toBeGreaterThan(CALLERS);
  await load.stop();
  const seconds = (at: number | undefined) => (((at ?? Number.NaN) - backAt) / 1000).toFixed(1);
  const succeeded = load.succeeded(backAt);
  const longest = Math.max(...load.outcomes.map(({ milliseconds }) => milliseconds));
  console.log(
    `${name} after ${IDLE_MS / 1000} s without work: first success ${seconds(succeeded[0]?.at)} s, ${CALLERS} successes ` +
      `${seconds(succeeded[CALLERS - 1]?.at)} s after its end; longest reply ${(longest / 1000).toFixed(1)} s; ${load.failed().length} answered 503`,
  );
  expect(load.outcomes.filter(({ kind, status }) => kind !== 'reply' || (status >= 300 && status !== 503))).toEqual([]);
  expect((succeeded[0]?.at ?? Infinity) - backAt).toBeLessThan(RECOVERY_MS);
  expect(longest).toBeLessThan(LONGEST_REPLY_MS);
}

async function expectStopInTime(name: string): Promise<void> {
  const load = startLoad();
  await expect.poll(() => load.failed().length, { timeout: 30_000 }).toBeGreaterThan(0);
  const stoppingAt = performance.now();
  const code = await server.stop();
  const milliseconds = performance.now() - stoppingAt;
  await load.stop();
  console.log(
    `stop signal while the database is ${name}: ended with ${code} after ${(milliseconds / 1000).toFixed(1)} s`,
  );
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(STOP_LIMIT_MS);
}

describe.skipIf(!isLong)('an external PostgreSQL', () => {
  let postgres: EmbeddedDatabase;
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  let frozen: number[] = [];

  beforeEach(async () => {
    postgres = await startEmbeddedDatabase({ dataDir: join(folder.path, 'postgres') });
    proxy = await startDatabaseProxy(toConnectionString(postgres.connection));
    server = await startBuiltServer({
      DATABASE_URL: proxy.url,
      DATA_DIR: join(folder.path, 'data'),
      LOG_LEVEL: 'silent',
    });
    people = await signUpMany();
  });

  afterEach(async () => {
    thaw();
    await server.kill();
    await proxy.close();
    await postgres.stop();
  });

  async function freeze(): Promise<void> {
    frozen = await findServerProcesses(join(folder.path, 'postgres'));
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  }
  function thaw(): void {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  }

  const troubles = [
    ['silent', () => proxy.setMode('silent'), () => proxy.setMode('pass')],
    ['frozen', freeze, thaw],
  ] as const;

  it.each(troubles)(
    '%s: every request is answered in time, and the service recovers soon',
    async (name, begin, end) => {
      await idle();
      await begin();
      const load = startLoad();
      await delay(TROUBLE_MS);
      expect(load.failed().length).toBeGreaterThan(CALLERS);
      end();
      await expectRecovery(name, load);
    },
  );

  it.each(troubles)('%s: a stop signal ends the process in time', async (name, begin) => {
    await idle();
    await begin();
    await expectStopInTime(name);
  });
});

/** The server and its child processes (Linux only, like the long run). */
async function findServerProcesses(dataDir: string): Promise<number[]> {
  const postmaster = Number.parseInt(await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return { pid, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) };
    }),
  );
  return [postmaster, ...parents.filter(({ parent }) => parent === postmaster).map(({ pid }) => pid)];
}

/** A small separate disk in its own mount namespace: only root on Linux can create one. */
const canMount = isLong && process.platform === 'linux' && process.getuid?.() === 0;

it.skipIf(!canMount)(
  'full: every request is answered, the cause is in the log and in /readyz, and the service recovers soon',
  async () => {
    const mount = 'mount -t tmpfs -o size=200m,mode=711 tmpfs "$0" && exec "$@"';
    server = await startBuiltServer({ DATA_DIR: folder.path, LOG_LEVEL: 'error' }, [
      'unshare',
      '-m',
      'sh',
      '-c',
      mount,
      folder.path,
    ]);
    people = await signUpMany();
    await idle();
    const filler = `/proc/${server.pid}/root${folder.path}/filler`;
    await writeFile(filler, Buffer.alloc(300 * 1024 * 1024)).catch(() => undefined);
    const load = startLoad();
    await expect.poll(() => load.failed().length, { timeout: 60_000 }).toBeGreaterThan(CALLERS);
    expect((await send(server.url, 'GET', '/readyz')).json()).toEqual({
      status: 'database cannot store',
      code: '53100',
    });
    expect(server.output.stdout).toMatch(/"level":50.*"code":"53100"/);
    await rm(filler);
    await expectRecovery('full', load);
    await expect.poll(async () => (await send(server.url, 'GET', '/readyz')).status, { timeout: 40_000 }).toBe(200);
    expect(await server.stop()).toBe(0);
  },
);
