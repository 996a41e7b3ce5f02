import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Board, Task } from '#contract/tasks.ts';
import { MIGRATION_LOCK } from '#server/db/migrate.ts';
import { type BuiltServer, makeTemporaryFolder, runProgram, startBuiltServer } from '#tests/support/built-server.ts';
import { S3_SERVER_KEY, type S3Server, startS3Server } from '#tests/support/doubles/fake-s3-server.ts';
import { WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { createMigratedDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { refresh, type Session, send, signIn, signUp } from '#tests/support/samples/person.ts';
import { openStream } from './stream.ts';

const ADMIN = { email: 'admin@example.com', password: 'senha-do-admin-1' };

let database: OwnDatabase;
let store: S3Server;
type Folder = Awaited<ReturnType<typeof makeTemporaryFolder>>;
const folders: Folder[] = [];
let servers: BuiltServer[] = [];
let a: string;
let b: string;

/** The output of each instance until it was ready. */
let startOutputs: BuiltServer['output'][];

const startServer = (folder: Folder, env: Record<string, string> = {}) =>
  startBuiltServer({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: folder.path,
    SEED: 'demo',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMITS: 'on',
    PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: S3_SERVER_KEY.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_SERVER_KEY.secretAccessKey,
    ...env,
  });

beforeAll(async () => {
  [database, store] = await Promise.all([createMigratedDatabase(), startS3Server()]);
  folders.push(await makeTemporaryFolder(), await makeTemporaryFolder());
  // On an empty database, with the migration lock held until both instances wait for it.
  await database.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const starting = Promise.allSettled(folders.map((folder) => startServer(folder)));
  const waiting = `pg_stat_activity where datname = current_database() and query like '%pg_try_advisory_lock%'
    and pid <> pg_backend_pid()`;
  try {
    await vi.waitFor(async () => expect(await count(waiting)).toBe(2), { timeout: 60_000 });
  } finally {
    await database.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    const results = await starting;
    servers = results.filter((result) => result.status === 'fulfilled').map((result) => result.value);
  }
  startOutputs = servers.map(({ output }) => ({ ...output }));
  [a = '', b = ''] = servers.map((server) => server.url);
  expect(servers).toHaveLength(2);
});

afterAll(async () => {
  const codes = await Promise.all(servers.map((server) => server.stop()));
  await Promise.all([database?.drop(), store?.close(), ...folders.map((folder) => folder.remove())]);
  expect(codes).toEqual([0, 0]);
});

const count = async (from: string): Promise<number> => {
  const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return row?.count ?? -1;
};

const createTask = (url: string, { access_token: token }: Session, title: string) =>
  send(url, 'POST', '/api/tasks', { token, body: { id: randomUUID(), title, columnId: 'coluna1' } });

const readBoard = async (url: string, { access_token: token }: Session): Promise<Board> =>
  (await send(url, 'GET', '/api/board', { token })).json<Board>();

/** A session ended on the other instance may be valid here only until the notification arrives. */
const expectRefusedSoon = (url: string, token: string) =>
  expect
    .poll(async () => (await send(url, 'GET', '/api/profile', { token })).status, { timeout: 1000, interval: 20 })
    .toBe(401);

describe('started at the same time on an empty database', () => {
  it('migrates and seeds once: one administrator, each catalogue entry once', async () => {
    expect(await count(`profiles where user_type = 'admin'`)).toBe(1);
    expect(await count('plans_config')).toBe(1);
    for (const table of ['academy_modules', 'academy_lessons', 'snippet_modules', 'snippets']) {
      const copies = await database.query(`select title from ${table} group by title having count(*) > 1`);
      expect(copies, table).toEqual([]);
      expect(await count(table), table).toBeGreaterThan(0);
    }
    expect(await count('(select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1) x')).toBe(0);
  });

  it('starts without warnings except the one about unconfirmed payments', () => {
    expect(startOutputs.map((output) => output.stderr)).toEqual(['', '']);
    for (const { stdout } of startOutputs) {
      const warnings = stdout.split('\n').filter((line) => /"level":(40|50|60)/.test(line));
      expect(warnings).toEqual([expect.stringContaining('payments are on and EMAIL_CONFIRMATION is off')]);
    }
  });
});

describe('one person on both instances', () => {
  it('signs in on one, is recognised on the other and refreshes there, repeatedly', async () => {
    const email = `${randomUUID()}@example.com`;
    await signUp(a, email);
    let session = (await signIn(a, email)).json<Session>();
    for (const url of [b, a, b, a]) {
      const reply = await refresh(url, session.refresh_token);
      expect(reply.status).toBe(200);
      expect(reply.json<Session>().refresh_token).not.toBe(session.refresh_token);
      session = reply.json<Session>();
      const other = url === a ? b : a;
      expect((await send(other, 'GET', '/api/profile', { token: session.access_token })).status).toBe(200);
    }
  });

  it('is refused on one as soon as the session was signed out on the other', async () => {
    const session = await signUp(a);
    const { access_token: token } = session;
    expect((await send(b, 'GET', '/api/profile', { token })).status).toBe(200);
    expect((await send(a, 'POST', '/auth/v1/logout?scope=global', { token })).status).toBe(204);
    await expectRefusedSoon(b, token);
    expect((await refresh(b, session.refresh_token)).status).toBe(400);
  });

  it('has premium on both after the command line grants it', async () => {
    const email = `${randomUUID()}@example.com`;
    const { access_token: token } = await signUp(a, email);
    const plan = async (url: string) =>
      (await send(url, 'GET', '/api/profile', { token })).json<{ userType: string }>().userType;
    expect(await Promise.all([plan(a), plan(b)])).toEqual(['free', 'free']);
    const result = await runProgram('user', ['set-type', email, 'premium'], { DATABASE_URL: database.url });
    expect(result).toMatchObject({ code: 0, stderr: '' });
    for (const url of [a, b]) await expect.poll(() => plan(url), { timeout: 1000 }).toBe('premium');
  });
});

describe('limits', () => {
  it('count wrong passwords on both together', async () => {
    const email = `${randomUUID()}@example.com`;
    await signUp(a, email);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await signIn(attempt % 2 ? a : b, email, `errada-${attempt}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await signIn(a, email)).status).toBe(429);
    expect((await signIn(b, email)).status).toBe(429);
  });
});

describe('the board', () => {
  it('notifies a tab on one instance of a change on the other', async () => {
    const session = await signUp(a);
    const stream = await openStream(b, session.access_token);
    expect(await stream.next()).toMatchObject({ event: 'ready' });
    const task = (await createTask(a, session, 'Do outro lado')).json<Task>();
    const isAnnounced = (frame: { event: string; data: { ids?: string[] } } | undefined) =>
      frame?.event === 'change' && frame.data.ids?.includes(task.id);
    let frame = await stream.next();
    while (frame && !isAnnounced(frame)) frame = await stream.next();
    expect(frame).toMatchObject({ event: 'change', data: { topic: 'tasks' } });
    await stream.close();
  });

  it('ends the stream on one when the session is signed out on the other', async () => {
    const { access_token: token } = await signUp(a);
    const stream = await openStream(b, token);
    expect(await stream.next()).toMatchObject({ event: 'ready' });
    await send(a, 'POST', '/auth/v1/logout', { token });
    const signedOutAt = performance.now();
    let frame = await stream.next();
    while (frame && frame.event !== 'ended') frame = await stream.next();
    expect(frame).toMatchObject({ event: 'ended' });
    // By notification, not by the check of all sessions every 25 seconds.
    expect(performance.now() - signedOutAt).toBeLessThan(5000);
    await stream.close();
  });

  it('keeps one order, without lost or equal positions, when both move tasks at once', async () => {
    const session = await signUp(a);
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      ids.push((await createTask(index % 2 ? a : b, session, `Tarefa ${index}`)).json<Task>().id);
    }
    const [target = ''] = ids;
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all(
        ids.slice(1).map((id, index) =>
          send(index % 2 ? a : b, 'POST', `/api/tasks/${id}/move`, {
            token: session.access_token,
            body: { columnId: 'coluna1', afterId: target, beforeId: null },
          }),
        ),
      );
      expect(replies.map((reply) => reply.status)).toEqual(Array(5).fill(200));
      const [seenByA, seenByB] = [await readBoard(a, session), await readBoard(b, session)];
      expect(seenByB.tasks).toEqual(seenByA.tasks);
      expect(seenByA.tasks[0]?.id).toBe(target);
      expect(new Set(seenByA.tasks.map((task) => task.id))).toEqual(new Set(ids));
      expect(new Set(seenByA.tasks.map((task) => task.position)).size).toBe(ids.length);
    }
  });
});

describe('files', () => {
  it('uploaded on one are read on the other', async () => {
    const admin = (await signIn(a, ADMIN.email, ADMIN.password)).json<Session>();
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();
    const stored = await fetch(`${a}/storage/v1/object/lesson-thumbnails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.access_token}`, 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    });
    expect(stored.status).toBe(201);
    const { url }: { url: string } = await stored.json();
    const read = async (base: string) => {
      const reply = await fetch(`${base}${url}`);
      return {
        type: reply.headers.get('content-type'),
        etag: reply.headers.get('etag'),
        body: Buffer.from(await reply.arrayBuffer()),
      };
    };
    const [fromA, fromB] = await Promise.all([read(a), read(b)]);
    expect(fromB).toEqual(fromA);
    expect(fromB.type).toBe('image/webp');
    expect(fromB.body.length).toBeGreaterThan(0);
  });
});

describe('one of the two instances', () => {
  it('can stop and restart while the other continues', async () => {
    const session = await signUp(a);
    const [first, second] = servers;
    const [, folder] = folders;
    if (!first || !second || !folder) throw new Error('not two servers');
    expect(await second.stop()).toBe(0);
    expect((await createTask(a, session, 'Enquanto isso')).status).toBe(201);
    const back = await startServer(folder, { PORT: new URL(b).port });
    servers = [first, back];
    expect((await readBoard(back.url, session)).tasks).toMatchObject([{ title: 'Enquanto isso' }]);
  });
});
