import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCaller, keepBusy, type Outcome } from '#tests/faults/request-outcomes.ts';
import { type BuiltServer, findFreePort, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { createOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { type Session, signUp } from '#tests/support/samples/person.ts';
import { provideCaddy, startCaddy } from './caddy.ts';

const REQUESTS = 5000;
const CONNECTIONS = 16;
const caddy = await provideCaddy();

let database: OwnDatabase;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let ports: number[];
let instances: BuiltServer[];
let proxy: Awaited<ReturnType<typeof startCaddy>>;
let people: Session[];

const start = (port: number) =>
  startBuiltServer({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: folder.path,
    PORT: String(port),
    STOP_DELAY_SECONDS: '5',
  });

beforeAll(async () => {
  if (!caddy) return;
  [database, folder] = await Promise.all([createOwnDatabase(), makeTemporaryFolder()]);
  ports = [await findFreePort(), await findFreePort()];
  instances = [];
  for (const port of ports) instances.push(await start(port));
  proxy = await startCaddy(
    caddy,
    ports.map((port) => `127.0.0.1:${port}`),
    folder.path,
  );
  people = await Promise.all(Array.from({ length: 4 }, () => signUp(proxy.url)));
});

afterAll(async () => {
  await proxy?.stop();
  await Promise.all((instances ?? []).map((instance) => instance.kill()));
  await Promise.all([database?.drop(), folder?.remove()]);
});

const title = `both instances restarted in turn behind deploy/Caddyfile: none of ${REQUESTS} requests fails`;

it.skipIf(!caddy)(
  caddy ? title : `${title} (skipped: no apt to fetch Caddy with)`,
  async () => {
    const { ask, close } = createCaller(proxy.url, CONNECTIONS);
    const outcomes: Outcome[] = [];
    const written: string[] = [];
    const busy = keepBusy(CONNECTIONS, async (worker, turn) => {
      const token = people[worker % people.length]?.access_token ?? '';
      const id = randomUUID();
      const isWrite = turn % 3 === 0;
      const body = { id, title: `Tarefa ${id}`, columnId: 'coluna1' };
      const outcome = isWrite
        ? await ask('/api/tasks', { method: 'POST', token, body })
        : await ask(turn % 3 === 1 ? '/api/profile' : '/api/plans/standing', { token });
      outcomes.push(outcome);
      if (isWrite && outcome.status === 201) written.push(id);
      // Throttled, so that the restarts happen during the requests on a fast machine too.
      await new Promise((resolve) => setTimeout(resolve, 40));
    });
    await expect.poll(() => outcomes.length, { timeout: 30_000 }).toBeGreaterThan(200);

    const startedAt = performance.now();
    for (const [index, port] of ports.entries()) {
      const leaving = instances[index]?.stop();
      await expect.poll(() => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status)).toBe(503);
      expect(await leaving).toBe(0);
      instances[index] = await start(port);
      // The proxy checks health once a second; then the next instance may restart.
      const before = outcomes.length;
      await expect.poll(() => outcomes.length, { timeout: 30_000 }).toBeGreaterThan(before + 600);
    }
    const restartedAt = outcomes.length;
    await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(REQUESTS);
    await busy.stop();
    close();

    const failed = outcomes.filter(({ kind, status }) => kind !== 'reply' || status >= 300);
    console.log(
      `${outcomes.length} requests, ${restartedAt} while both were restarted (${Math.round((performance.now() - startedAt) / 1000)} s), ${failed.length} failed`,
    );
    expect(failed).toEqual([]);
    const stored = await database.query<{ id: string }>('select id from user_tasks');
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(written));
  },
  180_000,
);
