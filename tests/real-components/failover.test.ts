import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCaller, keepBusy } from '#tests/faults/request-outcomes.ts';
import { type BuiltServer, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { type Session, send, signUp } from '#tests/support/samples/person.ts';
import { openStream } from '#tests/two-instances/stream.ts';
import { type Node, type ReplicatedPostgres, startReplicatedPostgres } from './replicated-postgres.ts';
import { startSwitchingAddress } from './switching-address.ts';

const WRITERS = 12;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let postgres: ReplicatedPostgres;
let server: BuiltServer | undefined;

beforeEach(async () => {
  [folder, postgres] = await Promise.all([makeTemporaryFolder(), startReplicatedPostgres()]);
});

afterEach(async () => {
  await server?.kill();
  await postgres.stop();
  await folder.remove();
});

async function start(url: string): Promise<Session> {
  server = await startBuiltServer({ DATABASE_URL: url, DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
  return signUp(server.url);
}

/** Writes and reads without pause; records what was acknowledged and when. */
function startLoad(url: string, { access_token: token }: Session) {
  const { ask, close } = createCaller(url, WRITERS);
  const acknowledged: { id: string; at: number }[] = [];
  const statuses = new Map<number, number>();
  const busy = keepBusy(WRITERS, async (_, turn) => {
    const id = randomUUID();
    const isWrite = turn % 2 === 0;
    const body = { id, title: `Tarefa ${id}`, columnId: 'coluna1' };
    const { status } = isWrite
      ? await ask('/api/tasks', { method: 'POST', token, body })
      : await ask('/api/profile', { token });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (isWrite && status === 201) acknowledged.push({ id, at: performance.now() });
    await delay(status >= 500 ? 50 : 5);
  });
  const written = (since = 0) => acknowledged.filter(({ at }) => at > since).length;
  return {
    acknowledged,
    statuses,
    written,
    firstAfter: (since: number) => acknowledged.find(({ at }) => at > since)?.at ?? Number.NaN,
    async stop() {
      await busy.stop();
      close();
    },
  };
}

const countOurs = async (node: Node) => {
  const rows = await node.query<{ count: string }>(
    `select count(*) from pg_stat_activity where application_name = 'dropar'`,
  );
  return Number(rows[0]?.count);
};

/**
 * Transactions that can still write: each session becomes read-only with its next transaction, shortly after the
 * server.
 */
const countWriting = async (node: Node) => {
  const rows = await node.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where application_name = 'dropar' and xact_start < pg_conf_load_time() + interval '1 second'`,
  );
  return Number(rows[0]?.count);
};

async function expectAllThere(node: Node, { acknowledged }: ReturnType<typeof startLoad>) {
  const rows = await node.query<{ id: string }>('select id from user_tasks');
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter(({ id }) => !stored.has(id))).toEqual([]);
}

it('switchover under load: the old primary becomes read-only, and the whole pool uses the new one within 5 s', async () => {
  const { primary, standby } = postgres;
  const address = await startSwitchingAddress(primary.host);
  const session = await start(postgres.url(address.host));
  const url = server?.url ?? '';
  const stream = await openStream(url, session.access_token);
  const load = startLoad(url, session);
  await expect.poll(() => load.written(), { timeout: 30_000 }).toBeGreaterThan(200);

  await primary.query('alter system set default_transaction_read_only = on');
  await primary.query('select pg_reload_conf()');
  await expect.poll(async () => (await send(url, 'GET', '/readyz')).status, { interval: 20 }).toBe(503);
  // Earlier transactions finish first, as in every orderly switchover: the replica has to confirm them.
  await expect.poll(() => countWriting(primary), { timeout: 15_000, interval: 20 }).toBe(0);
  await standby.query('select pg_promote()');
  address.pointTo(standby.host);
  const switchedAt = performance.now();
  await expect.poll(() => countOurs(primary), { timeout: 5000, interval: 50 }).toBe(0);
  const leftMs = performance.now() - switchedAt;
  await expect.poll(() => load.written(switchedAt), { timeout: 5000 }).toBeGreaterThan(50);
  const backMs = load.firstAfter(switchedAt) - switchedAt;
  expect((await send(url, 'GET', '/readyz')).status).toBe(200);
  await load.stop();
  console.log(
    `switched: first write after ${Math.round(backMs)} ms, old server left after ${Math.round(leftMs)} ms; ${load.written()} acknowledged; replies ${JSON.stringify(Object.fromEntries(load.statuses))}`,
  );
  await expectAllThere(standby, load);
  expect([...load.statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);

  // Live events come from the new server too.
  const id = randomUUID();
  await send(url, 'POST', '/api/tasks', {
    token: session.access_token,
    body: { id, title: 'Depois', columnId: 'coluna1' },
  });
  for (let event = await stream.next(); !event?.data.ids?.includes(id); event = await stream.next()) {
    expect(event).toBeDefined();
  }
  address.close();
}, 120_000);

it('primary killed under load and replica promoted: no acknowledged write is lost, and the other host is found automatically', async () => {
  const { primary, standby } = postgres;
  const session = await start(postgres.url(primary.host, standby.host));
  const load = startLoad(server?.url ?? '', session);
  await expect.poll(() => load.written(), { timeout: 30_000 }).toBeGreaterThan(200);
  await primary.kill();
  await standby.query('select pg_promote()');
  const promotedAt = performance.now();
  await expect.poll(() => load.written(promotedAt), { timeout: 10_000 }).toBeGreaterThan(50);
  const backMs = load.firstAfter(promotedAt) - promotedAt;
  await load.stop();
  console.log(
    `promoted: first write after ${Math.round(backMs)} ms; ${load.written()} acknowledged; replies ${JSON.stringify(Object.fromEntries(load.statuses))}`,
  );
  expect(backMs).toBeLessThan(5000);
  await expectAllThere(standby, load);
  expect([...load.statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
}, 120_000);

it('starts with the replica listed first', async () => {
  const { primary, standby } = postgres;
  await start(postgres.url(standby.host, primary.host));
  expect((await send(server?.url ?? '', 'GET', '/readyz')).status).toBe(200);
  expect(await countOurs(standby)).toBe(0);
});
