import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { createMigratedDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { type Session, signUp } from '#tests/support/samples/person.ts';
import { createCaller, keepBusy, type Outcome } from './request-outcomes.ts';

const ROUNDS = process.env.FAULTS === 'long' ? 20 : 2;
const CONNECTIONS = 64;
const PEOPLE = 8;

let database: OwnDatabase;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let people: Session[];
let server: BuiltServer;

const start = () =>
  startBuiltServer({ DATABASE_URL: database.url, PUBLIC_URL: 'http://localhost:3000', DATA_DIR: folder.path });

beforeAll(async () => {
  [database, folder] = await Promise.all([createMigratedDatabase(), makeTemporaryFolder()]);
  server = await start();
  people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(server.url)));
});

afterAll(async () => {
  await server?.kill();
  await Promise.all([database?.drop(), folder?.remove()]);
});

it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  'round %i: a stop signal under load loses no accepted request and truncates no reply',
  async () => {
    const { ask, close } = createCaller(server.url, CONNECTIONS);
    const outcomes = new Map<string, Outcome>();
    let refusals = 0;
    const busy = keepBusy(CONNECTIONS, async (worker) => {
      if (refusals > 20) return new Promise((resolve) => setTimeout(resolve, 5));
      const id = randomUUID();
      const body = { id, title: `Tarefa ${id}`, columnId: 'coluna1' };
      const outcome = await ask('/api/tasks', {
        method: 'POST',
        token: people[worker % PEOPLE]?.access_token ?? '',
        body,
      });
      outcomes.set(id, outcome);
      if (outcome.kind === 'refused') refusals += 1;
    });
    await expect.poll(() => outcomes.size, { timeout: 40_000, interval: 5 }).toBeGreaterThan(300);
    const started = performance.now();
    expect(await server.stop()).toBe(0);
    const stopMs = performance.now() - started;
    await expect.poll(() => refusals, { timeout: 10_000 }).toBeGreaterThan(0);
    await busy.stop();
    close();

    const seen = [...outcomes.values()];
    const kinds = Object.fromEntries(
      ['reply', 'refused', 'closed', 'cut', 'hung'].map((kind) => [
        kind,
        seen.filter((each) => each.kind === kind).length,
      ]),
    );
    console.log(`stopped in ${Math.round(stopMs)} ms: ${JSON.stringify(kinds)}`);
    expect(kinds).toMatchObject({ cut: 0, hung: 0 });
    // An overloaded machine may refuse a request for lack of a connection; that is a complete reply too.
    const answered = seen.filter((outcome) => outcome.kind === 'reply');
    expect(answered.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);

    // Exactly the acknowledged tasks are stored: a request whose connection was closed had not been read.
    const stored = await database.query<{ id: string }>('select id from user_tasks');
    const acknowledged = [...outcomes].filter(([, { status }]) => status === 201).map(([id]) => id);
    expect(new Set(stored.map((row) => row.id))).toEqual(new Set(acknowledged));
    await database.query('delete from user_tasks');
    server = await start();
  },
  90_000,
);
