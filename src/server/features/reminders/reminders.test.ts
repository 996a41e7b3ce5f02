import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { getReminders, type Reminders, stopReminders, updateReminders } from '#contract/reminders.ts';
import { createTask, updateTask } from '#contract/tasks.ts';
import { openDatabase } from '#server/db/client.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { taskReminders } from '#server/db/schema/tasks.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { inDatabase } from '#tests/support/database-server.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { sweepReminders } from './reminder-sweep.ts';

const { api, deps, outbox } = await createTestApp();

/** A second instance: its own connections to the same database, its own mailer. */
const { rows } = await deps.pool.query<{ name: string }>('select current_database() as name');
const secondDatabase = openDatabase(inDatabase(inject('databaseServer'), rows[0]?.name ?? ''), {
  poolSize: 4,
  onError: () => {},
});
afterAll(() => secondDatabase.close());

/** 08:00 in Brasília, 20:00 in Japan. */
const MORNING = new Date('2026-12-10T11:00:00Z');
const ON: Reminders = { enabled: true, timeZone: 'America/Sao_Paulo' };

const at = (now: Date, over: Partial<typeof deps> = {}) => ({ ...deps, now: () => now, ...over });
const mailsTo = (user: TestUser, box: readonly MailMessage[] = outbox) => box.filter(({ to }) => to === user.email);

async function addTask(
  user: TestUser,
  title: string,
  dueAt: string | null,
  columnId: 'coluna1' | 'coluna2' = 'coluna1',
) {
  const reply = await api.as(user).send(createTask, { body: { id: randomUUID(), title, columnId, dueAt } });
  expect(reply.status).toBe(201);
  return reply.body.id;
}

async function buildSeller(over: Partial<Reminders> = {}, userType: 'free' | 'premium' = 'free') {
  const user = await buildUser(deps.db, { userType });
  await api.as(user).send(updateReminders, { body: { ...ON, ...over } });
  return user;
}

beforeEach(async () => {
  outbox.length = 0;
  await deps.db.delete(taskReminders);
});

describe('reminder settings', () => {
  it('are off by default, and stored per person', async () => {
    const [user, other] = [await buildUser(deps.db), await buildUser(deps.db)];
    expect((await api.as(user).send(getReminders, {})).body).toEqual({ enabled: false, timeZone: 'America/Sao_Paulo' });
    const body: Reminders = { enabled: true, timeZone: 'Asia/Tokyo' };
    expect((await api.as(user).send(updateReminders, { body })).body).toEqual(body);
    expect((await api.as(user).send(getReminders, {})).body).toEqual(body);
    expect((await api.as(other).send(getReminders, {})).body.enabled).toBe(false);
  });

  it.each([{ timeZone: 'Mars/Base' }, { enabled: 'sim' }])('reject %o', async (over) => {
    const body = { ...ON, ...over } as Reminders;
    expect((await api.as(await buildUser(deps.db)).send(updateReminders, { body })).status).toBe(400);
  });

  it('reject a visitor', async () => {
    expect((await api.visitor.send(updateReminders, { body: ON })).status).toBe(401);
  });
});

describe('reminder mail on the morning before', () => {
  it("lists only tasks that are due on the next day in the person's time zone", async () => {
    const user = await buildSeller();
    await addTask(user, 'Hoje à noite', '2026-12-11T02:59:00Z');
    await addTask(user, 'Abrir as vendas', '2026-12-11T11:00:00Z');
    await addTask(user, 'Fim do dia', '2026-12-12T02:59:00Z');
    await addTask(user, 'Depois', '2026-12-12T03:00:00Z');
    await addTask(user, 'Sem data', null);
    const done = await addTask(user, 'Feita', '2026-12-11T12:00:00Z');
    await api.as(user).send(updateTask, { params: { taskId: done }, body: { completed: true } });
    expect(await sweepReminders(at(MORNING))).toEqual({ reminded: 1 });
    const [mail] = mailsTo(user);
    expect(mail?.subject).toBe('Amanhã no Dropar: 2 tarefas');
    expect(mail?.text).toContain('Amanhã, 11/12, vencem 2 tarefas:');
    expect(mail?.text).toContain('20:00 JST · 08:00 BRT: Abrir as vendas');
    expect(mail?.text).toContain('Fim do dia');
    for (const title of ['Hoje à noite', 'Depois', 'Sem data', 'Feita']) expect(mail?.text).not.toContain(title);
  });

  it('contains no task titles when the mailbox is unproved', async () => {
    const user = await buildSeller();
    await deps.db.update(authUsers).set({ emailProvedAt: null }).where(eq(authUsers.id, user.id));
    await addTask(user, 'Ligue já para https://golpe.example', '2026-12-11T11:00:00Z');
    await sweepReminders(at(MORNING));
    const [mail] = mailsTo(user);
    expect(mail?.text).toContain('Amanhã, 11/12, vence 1 tarefa.');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/golpe|Ligue/);
  });

  it('is sent once, even if the job runs again and tasks are added later', async () => {
    const user = await buildSeller();
    await addTask(user, 'Uma', '2026-12-11T11:00:00Z');
    for (let turn = 0; turn < 3; turn += 1) await sweepReminders(at(MORNING));
    await addTask(user, 'Outra', '2026-12-11T12:00:00Z');
    await sweepReminders(at(new Date(MORNING.getTime() + 3_600_000)));
    expect(mailsTo(user)).toHaveLength(1);
    await addTask(user, 'No dia seguinte', '2026-12-12T11:00:00Z');
    await sweepReminders(at(new Date(MORNING.getTime() + 86_400_000)));
    expect(mailsTo(user)).toHaveLength(2);
  });

  it('is sent once to each person by two concurrent instances', async () => {
    const people = await Promise.all(Array.from({ length: 120 }, () => buildUser(deps.db)));
    await deps.db.insert(taskReminders).values(people.map(({ id }) => ({ userId: id, ...ON })));
    for (const person of people) await addTask(person, 'Abrir', '2026-12-11T11:00:00Z');
    const secondBox: MailMessage[] = [];
    const slowly = (box: MailMessage[]) => ({
      send: async (message: MailMessage) => {
        await new Promise((resolve) => setImmediate(resolve));
        box.push(message);
      },
    });
    const first = at(MORNING, { mailer: slowly(outbox) });
    const second = at(MORNING, { db: secondDatabase.db, pool: secondDatabase.pool, mailer: slowly(secondBox) });
    const counts = await Promise.all([first, second, first, second].map(sweepReminders));
    expect(counts.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(120);
    const got = [...outbox, ...secondBox].map(({ to }) => to).sort();
    expect(got).toEqual(people.map(({ email }) => email).sort());
    expect(secondBox.length).toBeGreaterThan(0);
    expect(outbox.length).toBeGreaterThan(0);
  });

  it("uses the person's time zone", async () => {
    const [tokyo, manaus] = [
      await buildSeller({ timeZone: 'Asia/Tokyo' }),
      await buildSeller({ timeZone: 'America/Manaus' }),
    ];
    for (const user of [tokyo, manaus]) await addTask(user, 'Abrir', '2026-12-11T11:00:00Z');
    await sweepReminders(at(new Date('2026-12-09T22:00:00Z')));
    expect([mailsTo(tokyo).length, mailsTo(manaus).length]).toEqual([1, 0]);
    await sweepReminders(at(MORNING));
    expect([mailsTo(tokyo).length, mailsTo(manaus).length]).toEqual([1, 1]);
  });

  it('skips people who did not opt in, and columns locked by the plan', async () => {
    const quiet = await buildSeller({ enabled: false });
    await addTask(quiet, 'Abrir', '2026-12-11T11:00:00Z');
    const former = await buildSeller({}, 'premium');
    await addTask(former, 'Aberta', '2026-12-11T11:00:00Z');
    await addTask(former, 'Fechada', '2026-12-11T11:00:00Z', 'coluna2');
    await deps.db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, former.id));
    await sweepReminders(at(MORNING));
    expect(mailsTo(quiet)).toEqual([]);
    expect(mailsTo(former)[0]?.text).toContain('Aberta');
    expect(mailsTo(former)[0]?.text).not.toContain('Fechada');
  });

  it('is retried when the mail server was down, and not after noon', async () => {
    const user = await buildSeller();
    await addTask(user, 'Abrir', '2026-12-11T11:00:00Z');
    const mailer = { send: () => Promise.reject(new Error('mail server away')) };
    expect(await sweepReminders(at(MORNING, { mailer }))).toEqual({ reminded: 0 });
    // The claim of the first attempt has not expired yet.
    expect(await sweepReminders(at(new Date(MORNING.getTime() + 60_000)))).toEqual({ reminded: 0 });
    expect(await sweepReminders(at(new Date('2026-12-10T15:00:00Z')))).toEqual({ reminded: 0 });
    expect(await sweepReminders(at(new Date(MORNING.getTime() + 11 * 60_000)))).toEqual({ reminded: 1 });
  });
});

describe('unsubscribe link', () => {
  it('stops the reminders without a sign-in, idempotently', async () => {
    const user = await buildSeller();
    await addTask(user, '<b>Abrir</b>', '2026-12-11T11:00:00Z');
    await sweepReminders(at(MORNING));
    const [mail] = mailsTo(user);
    expect(mail?.html).not.toContain('<b>');
    const token = /\/lembretes#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.unsubscribeUrl).toBe(`http://localhost:3000/lembretes#${token}`);
    const other = await buildSeller();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await api.visitor.send(stopReminders, { body: { token } })).status).toBe(204);
    }
    expect((await api.as(user).send(getReminders, {})).body).toEqual({ ...ON, enabled: false });
    expect((await api.as(other).send(getReminders, {})).body.enabled).toBe(true);
  });

  it.each(['x'.repeat(43), 'A'.repeat(43)])('rejects the token %j', async (token) => {
    expect((await api.visitor.send(stopReminders, { body: { token } })).status).toBe(404);
  });

  it("rejects another person's id with this person's signature", async () => {
    const [user, other] = [await buildSeller(), await buildSeller()];
    await addTask(user, 'Abrir', '2026-12-11T11:00:00Z');
    await sweepReminders(at(MORNING));
    const token = Buffer.from(/#([\w-]{43})/.exec(mailsTo(user)[0]?.text ?? '')?.[1] ?? '', 'base64url');
    const forged = Buffer.concat([Buffer.from(other.id.replaceAll('-', ''), 'hex'), token.subarray(16)]);
    const reply = await api.visitor.send(stopReminders, { body: { token: forged.toString('base64url') } });
    expect(reply.status).toBe(404);
    expect((await api.as(other).send(getReminders, {})).body.enabled).toBe(true);
  });
});
