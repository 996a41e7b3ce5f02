import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, makeTemporaryFolder, runProgram, startBuiltServer } from '#tests/support/built-server.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { createMigratedDatabase, createOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { type Session, send, signIn, signUp } from '#tests/support/samples/person.ts';
import { noisyPicture, upload } from '#tests/support/samples/pictures.ts';
import { createCaller, keepBusy } from './load.ts';

const ROUNDS = process.env.FAULTS === 'long' ? 10 : 1;
const ADMIN = { email: 'admin@example.com', password: 'senha-do-admin-1' };
const PEOPLE = 4;

let source: OwnDatabase;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let server: BuiltServer;
let env: Record<string, string>;
let people: Session[];
let lessonIds: string[];
let admin: Session;

beforeAll(async () => {
  [source, folder] = await Promise.all([createMigratedDatabase(), makeTemporaryFolder()]);
  env = {
    DATABASE_URL: source.url,
    DATA_DIR: join(folder.path, 'data'),
    SEED: 'demo',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
  };
  server = await startBuiltServer(env);
  people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(server.url)));
  admin = (await signIn(server.url, ADMIN.email, ADMIN.password)).json<Session>();
  const lessons = await source.query<{ id: string }>(
    `select id from academy_lessons where access_type = 'free' and status = 'posted' order by id limit 2`,
  );
  lessonIds = lessons.map((lesson) => lesson.id);
});

afterAll(async () => {
  await server?.stop();
  await Promise.all([source?.drop(), folder?.remove()]);
});

/** Writes votes, payments, tasks, accounts and pictures; records when each task existed. */
function startWriting() {
  const { ask, close } = createCaller(server.url, PEOPLE * 3 + 1);
  const caller = { fetch: (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init) };
  const tasks = new Map<string, { sentAt: number; storedAt: number }>();
  const statuses = new Map<string, number>();
  const note = (kind: string, status: number) =>
    statuses.set(`${kind} ${status}`, (statuses.get(`${kind} ${status}`) ?? 0) + 1);
  const writers = [
    async (person: Session, turn: number) => {
      const path = `/api/lessons/${lessonIds[turn % lessonIds.length]}/rating`;
      const reply = await ask(path, { method: 'PUT', token: person.access_token, body: { rating: 1 + (turn % 5) } });
      note('vote', reply.status);
    },
    async (person: Session, turn: number) => {
      const at = new Date(Date.now() - (turn % 12) * 30 * 86_400_000);
      const kind = turn % 7 === 6 ? 'order_refunded' : 'order_approved';
      const draft = { sck: person.user.id, subscriptionId: `sub-${person.user.id}-${turn % 3}`, at, kind } as const;
      note('payment', (await deliver(caller, buildPayment(draft))).status);
    },
    async (person: Session) => {
      const id = randomUUID();
      const sentAt = Date.now();
      const body = { id, title: `Tarefa ${id}`, columnId: 'coluna1' };
      const reply = await ask('/api/tasks', { method: 'POST', token: person.access_token, body });
      if (reply.status === 201) tasks.set(id, { sentAt, storedAt: Date.now() });
      note('task', reply.status);
    },
  ];
  const busy = keepBusy(PEOPLE * 3 + 1, async (worker, turn) => {
    const person = people[worker % PEOPLE];
    const work = writers[Math.floor(worker / PEOPLE)];
    if (person && work) return work(person, turn);
    note('picture', (await upload(server.url, admin.access_token, await noisyPicture(64))).status);
  });
  const stop = async () => {
    await busy.stop();
    close();
  };
  return { tasks, statuses, stop };
}

/** Each returned row is an inconsistency. */
const rules: Record<string, string> = {
  'the average and the number of votes are those of the votes': `
    select l.id from academy_lessons l
    left join (select lesson_id, avg(rating) as average, count(*) as votes
               from lesson_comments where rating is not null group by 1) v on v.lesson_id = l.id
    where l.rating_count <> coalesce(v.votes, 0) or abs(l.rating - coalesce(v.average, 0)) > 1e-9`,
  'each applied delivery has its event, each event its delivery': `
    select coalesce(e.order_id, w.order_id) from webhook_logs w
    full join payment_events e on e.webhook_log_id = w.id
    where (w.outcome = 'applied') is distinct from (e.order_id is not null)`,
  'a subscription knows exactly the orders of its events': `
    select s.id from subscriptions s
    where (select array_agg(key order by key) from jsonb_object_keys(s.state -> 'orders') key)
      is distinct from
      (select array_agg(distinct e.order_id order by e.order_id) from payment_events e where e.subscription_id = s.id)`,
  'who has an active subscription has premium, nobody else': `
    select p.id from profiles p where p.user_type <> 'admin' and (p.user_type = 'premium') is distinct from exists (
      select 1 from subscriptions s where s.user_id = p.id and s.status in ('active', 'late', 'canceled')
        and (s.access_until is null or s.access_until > now()))`,
  'places in a list are different': `
    select user_id from user_tasks group by user_id, column_id, position having count(*) > 1`,
  'each account has its profile': `
    select u.id from auth_users u left join profiles p on p.id = u.id where p.id is null`,
};

/** Checks every foreign key by its definition, without relying on the restore. */
async function findOrphans(database: OwnDatabase): Promise<string[]> {
  const keys = await database.query<{ name: string; child: string; parent: string; pairs: string; filled: string }>(`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      (select string_agg(format('p.%I = c.%I', pa.attname, ca.attname), ' and ')
       from unnest(c.conkey, c.confkey) as k(child, parent)
       join pg_attribute ca on ca.attrelid = c.conrelid and ca.attnum = k.child
       join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = k.parent) as pairs,
      (select string_agg(format('c.%I is not null', ca.attname), ' and ')
       from unnest(c.conkey) as k(child)
       join pg_attribute ca on ca.attrelid = c.conrelid and ca.attnum = k.child) as filled
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  expect(keys.length).toBeGreaterThan(10);
  const broken: string[] = [];
  for (const { name, child, parent, pairs, filled } of keys) {
    const orphans = await database.query(
      `select 1 from ${child} c where ${filled} and not exists (select 1 from ${parent} p where ${pairs}) limit 1`,
    );
    if (orphans.length > 0) broken.push(name);
  }
  return broken;
}

it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  'round %i: a backup taken under load restores to one consistent moment',
  async (round) => {
    const target = await createOwnDatabase();
    const file = join(folder.path, `${round}.gz`);
    const writing = startWriting();
    try {
      await expect.poll(() => writing.tasks.size, { timeout: 30_000 }).toBeGreaterThan(20);
      const beganAt = Date.now();
      expect(await runProgram('backup', [file], env)).toMatchObject({ code: 0, stderr: '' });
      const endedAt = Date.now();
      const written = [...writing.tasks.values()].filter(({ storedAt }) => storedAt > beganAt).length;
      await writing.stop();
      console.log(
        `backup of ${endedAt - beganAt} ms, ${written} tasks written during it, ${JSON.stringify([...writing.statuses])}`,
      );
      expect(written).toBeGreaterThan(0);
      expect([...writing.statuses.keys()].sort()).toEqual(['payment 200', 'picture 201', 'task 201', 'vote 200']);

      const restored = { ...env, DATABASE_URL: target.url, DATA_DIR: join(folder.path, `restored-${round}`) };
      expect(await runProgram('restore', [file], restored)).toMatchObject({ code: 0, stderr: '' });
      expect(await findOrphans(target)).toEqual([]);
      for (const [rule, query] of Object.entries(rules)) expect(await target.query(query), rule).toEqual([]);

      const stored = new Set((await target.query<{ id: string }>('select id from user_tasks')).map(({ id }) => id));
      for (const [id, { sentAt, storedAt }] of writing.tasks) {
        if (storedAt < beganAt) expect(stored.has(id), 'stored before the backup began').toBe(true);
        if (sentAt > endedAt) expect(stored.has(id), 'sent after the backup ended').toBe(false);
      }
      const again = await startBuiltServer(restored);
      const pictures = await target.query<{ path: string }>(`select bucket || '/' || name as path from uploads`);
      for (const { path } of pictures) {
        expect((await fetch(`${again.url}/storage/v1/object/public/${path}`)).status, path).toBe(200);
      }
      expect((await send(again.url, 'GET', '/readyz')).status).toBe(200);
      expect(await again.stop()).toBe(0);
    } finally {
      await writing.stop();
      await target.drop();
    }
  },
  120_000,
);
