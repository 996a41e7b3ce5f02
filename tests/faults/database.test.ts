import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '#contract/tasks.ts';
import { toConnectionString } from '#server/db/client.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { type BuiltServer, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { type Session, send, signUp } from '#tests/support/samples/person.ts';
import { createCaller, keepBusy, type Outcome } from './request-outcomes.ts';

const isLong = process.env.FAULTS === 'long';
const ROUNDS = isLong ? 10 : 1;
const WORKERS = 12;
/** The pool waits 5 s for a connection; the rest is for a busy machine. */
const LONGEST_REPLY_MS = 20_000;

type Folder = Awaited<ReturnType<typeof makeTemporaryFolder>>;

async function findPostmaster(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

/** Reads and writes of every kind without pause; records each outcome and the acknowledged tasks. */
function startLoad(url: string, session: Session) {
  const { ask, close } = createCaller(url, WORKERS);
  const outcomes: (Outcome & { path: string; at: number })[] = [];
  const acknowledged: string[] = [];
  const token = session.access_token;
  const busy = keepBusy(WORKERS, async (worker, turn) => {
    const id = randomUUID();
    const [path, init] = (
      [
        ['/api/tasks', { method: 'POST', token, body: { id, title: `Tarefa ${id}`, columnId: 'coluna1' } }],
        ['/api/profile', { token }],
        ['/auth/v1/token?grant_type=password', { method: 'POST', body: { email: 'nobody@example.com', password: id } }],
        ['/api/snippets', { token }],
        ['/api/plans/standing', { token }],
        ['/readyz', {}],
      ] as const
    )[(worker + turn) % 6] ?? ['/readyz', {}];
    const outcome = await ask(path, init);
    outcomes.push({ ...outcome, path, at: Date.now() });
    if (path === '/api/tasks' && outcome.status === 201) acknowledged.push(id);
    if (outcome.status >= 500) await delay(20);
  });
  const stop = async () => {
    await busy.stop();
    close();
  };
  return { outcomes, acknowledged, stop };
}

type Load = ReturnType<typeof startLoad>;

const succeeded = (load: Load, since = 0) =>
  load.outcomes.filter(({ at, status, path }) => at > since && status < 300 && path !== '/readyz').length;
const failed = (load: Load) => load.outcomes.filter(({ status }) => status >= 500).length;

function expectCleanFailures({ outcomes }: Load) {
  expect(outcomes.filter(({ kind }) => kind !== 'reply')).toEqual([]);
  expect(Math.max(...outcomes.map(({ milliseconds }) => milliseconds))).toBeLessThan(LONGEST_REPLY_MS);
  const failures = outcomes.filter(({ status }) => status >= 500);
  // The accounts protocol has its own error code for a timeout.
  const isAllowed = ({ status, text }: Outcome) => status === 503 || /"error_code":"request_timeout"/.test(text);
  expect(failures.filter((failure) => !isAllowed(failure))).toEqual([]);
  for (const { path, status, text, type, retryAfter } of failures) {
    expect(type).toMatch(/^application\/json/);
    expect(text).not.toMatch(/\bat \/|node_modules|ECONN|postgres|password/i);
    if (path === '/readyz') continue;
    expect(retryAfter).toMatch(/^\d+$/);
    const body = JSON.parse(text);
    if (path.startsWith('/auth/')) expect(body).toMatchObject({ code: status, msg: expect.any(String) });
    else expect(body).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/^Serviço indisponível/) });
  }
}

async function expectNothingLost(url: string, session: Session, load: Load) {
  const board = (await send(url, 'GET', '/api/board', { token: session.access_token })).json<Board>();
  const stored = new Set(board.tasks.map((task) => task.id));
  expect(load.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(load.acknowledged.length).toBeGreaterThan(0);
}

describe('an external PostgreSQL', () => {
  let folder: Folder;
  let dataDir: string;
  let postgres: EmbeddedDatabase;
  let server: BuiltServer;
  let session: Session;

  const startPostgres = async () => {
    postgres = await startEmbeddedDatabase({ dataDir });
    return postgres.connection;
  };

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    dataDir = join(folder.path, 'postgres');
    server = await startBuiltServer({
      DATABASE_URL: toConnectionString(await startPostgres()),
      DATA_DIR: join(folder.path, 'data'),
      LOG_LEVEL: 'silent',
    });
    session = await signUp(server.url);
  });

  afterAll(async () => {
    // A leaked connection would prevent the pool from closing.
    expect(await server?.stop()).toBe(0);
    await postgres?.stop();
    await folder?.remove();
  });

  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'round %i: killed under load and down for a while: every request is answered 503, and the service recovers',
    async () => {
      const load = startLoad(server.url, session);
      await expect.poll(() => succeeded(load), { timeout: 30_000 }).toBeGreaterThan(50);
      process.kill(await findPostmaster(dataDir), 'SIGKILL');
      await postgres.stop();
      await expect.poll(() => failed(load), { timeout: 30_000 }).toBeGreaterThan(50);
      expect((await send(server.url, 'GET', '/healthz')).status).toBe(200);
      await startPostgres();
      const backAt = Date.now();
      await expect.poll(() => succeeded(load, backAt), { timeout: 15_000 }).toBeGreaterThan(50);
      await load.stop();
      expectCleanFailures(load);
      await expectNothingLost(server.url, session, load);
      expect((await send(server.url, 'GET', '/readyz')).status).toBe(200);
    },
    120_000,
  );
});
