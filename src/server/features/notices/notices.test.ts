import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { getProfile } from '#contract/account/profile.ts';
import {
  getNoticeSettings,
  listNotices,
  type NoticeSettingsDraft,
  readNotices,
  stopNoticeMails,
  updateNoticeSettings,
} from '#contract/notices.ts';
import { saveCalculation } from '#contract/pricing.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { addSnippetComment, deleteSnippetComment, editSnippetComment } from '#contract/snippets.ts';
import { createTask, updateTask } from '#contract/tasks.ts';
import { DEFAULT_SETTINGS, MAX_NOTICES } from '#domain/notices/notices.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import { openDatabase } from '#server/db/client.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { productCalculations } from '#server/db/schema/calculations.ts';
import { exchangeRates } from '#server/db/schema/exchange-rates.ts';
import { noticeSettings, notices } from '#server/db/schema/notices.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { userTasks } from '#server/db/schema/tasks.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { inDatabase } from '#tests/support/database-server.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildSnippet } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { sweepNotices } from './notice-sweep.ts';
import { addNotices } from './notices.service.ts';

const { api, deps, outbox } = await createTestApp();

/** A second instance: its own connections to the same database, its own mail. */
const { rows } = await deps.pool.query<{ name: string }>('select current_database() as name');
const secondDatabase = openDatabase(inDatabase(inject('databaseServer'), rows[0]?.name ?? ''), {
  poolSize: 4,
  onError: () => {},
});
afterAll(() => secondDatabase.close());

/** 08:00 in Brasília, 20:00 in Japan. */
const MORNING = new Date('2026-12-10T11:00:00Z');
const MINUTE = 60_000;
const TOMORROW = '2026-12-11T11:00:00Z';
const BOTH = { app: true, mail: true };
const ALL: NoticeSettingsDraft = {
  ...DEFAULT_SETTINGS,
  kinds: { task: BOTH, answer: BOTH, price: BOTH, shopify: BOTH },
  timeZone: 'America/Sao_Paulo',
};

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

async function buildSeller(over: Partial<NoticeSettingsDraft> = {}, userType: 'free' | 'premium' = 'free') {
  const user = await buildUser(deps.db, { userType });
  await api.as(user).send(updateNoticeSettings, { body: { ...ALL, ...over } });
  return user;
}

const sentences = async (user: TestUser) =>
  (await api.as(user).send(listNotices, { query: {} })).body.notices.map(
    ({ before, strong, after }) => `${before}${strong}${after}`,
  );
const unread = async (user: TestUser) => (await api.as(user).send(getProfile, {})).body.unreadNotices;

beforeEach(async () => {
  outbox.length = 0;
  await deps.db.delete(noticeSettings);
  await deps.db.delete(notices);
  await deps.db.delete(userTasks);
});

describe('notice settings', () => {
  it('default to notices in the app without mails, and are stored per person', async () => {
    const [user, other] = [await buildUser(deps.db), await buildUser(deps.db)];
    const mail = { isMailboxProved: true, isMailSetUp: false };
    const unasked = { ...DEFAULT_SETTINGS, timeZone: 'America/Sao_Paulo', ...mail };
    expect((await api.as(user).send(getNoticeSettings, {})).body).toEqual(unasked);
    const body: NoticeSettingsDraft = { ...ALL, ratePercent: 5, mailMode: 'now', timeZone: 'Asia/Tokyo' };
    expect((await api.as(user).send(updateNoticeSettings, { body })).body).toEqual({ ...body, ...mail });
    expect((await api.as(user).send(getNoticeSettings, {})).body).toMatchObject(body);
    expect((await api.as(other).send(getNoticeSettings, {})).body).toEqual(unasked);
  });

  it.each([{ timeZone: 'Mars/Base' }, { ratePercent: 0 }, { mailHour: 24 }, { mailMode: 'x' }, { kinds: {} }])(
    'refuses %o',
    async (over) => {
      const body = { ...ALL, ...over } as NoticeSettingsDraft;
      expect((await api.as(await buildUser(deps.db)).send(updateNoticeSettings, { body })).status).toBe(400);
    },
  );
});

describe('dates of tasks', () => {
  it('give one notice when overdue, and one in the morning for today and tomorrow', async () => {
    const user = await buildUser(deps.db);
    await addTask(user, 'Há um mês', '2026-11-10T10:00:00Z');
    await addTask(user, 'Ontem', '2026-12-09T10:00:00Z');
    await addTask(user, 'Agora', '2026-12-10T10:59:00Z');
    await addTask(user, 'À noite', '2026-12-11T02:59:00Z');
    await addTask(user, 'Vendas', TOMORROW);
    await addTask(user, 'Depois', '2026-12-12T03:00:00Z');
    await addTask(user, 'Sem data', null);
    const done = await addTask(user, 'Feita', TOMORROW);
    await api.as(user).send(updateTask, { params: { taskId: done }, body: { completed: true } });
    for (let turn = 0; turn < 3; turn += 1) await sweepNotices(at(new Date(MORNING.getTime() + turn * MINUTE)));
    const kept = await deps.db.select().from(notices).where(eq(notices.userId, user.id));
    expect(kept.map(({ kind, data }) => `${kind} ${'title' in data && data.title}`).sort()).toEqual([
      'task-late Agora',
      'task-late Ontem',
      'task-today À noite',
      'task-tomorrow Vendas',
    ]);
    expect(mailsTo(user)).toEqual([]);
  });

  it('use the time zone of the person, and only lists that the plan opens', async () => {
    const tokyo = await buildSeller({ timeZone: 'Asia/Tokyo' });
    const former = await buildSeller({}, 'premium');
    await addTask(tokyo, 'Abrir', TOMORROW);
    await addTask(former, 'Aberta', TOMORROW);
    await addTask(former, 'Fechada', TOMORROW, 'coluna2');
    await deps.db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, former.id));
    await sweepNotices(at(new Date('2026-12-09T22:00:00Z')));
    const told = async () => (await deps.db.select().from(notices)).map(({ userId }) => userId);
    expect(await told()).toEqual([tokyo.id]);
    await sweepNotices(at(MORNING));
    expect((await told()).sort()).toEqual([tokyo.id, former.id].sort());
  });

  it('give one notice each, also when there are more dates than stored notices', async () => {
    const user = await buildSeller({ mailMode: 'now' });
    const sample = await addTask(user, 'Ontem', '2026-12-09T10:00:00Z');
    await deps.pool.query(
      `insert into user_tasks (user_id, column_id, title, position, due_at)
       select user_id, column_id, title, position, due_at from user_tasks, generate_series(1, $2) where id = $1`,
      [sample, MAX_NOTICES + 50],
    );
    expect(await sweepNotices(at(MORNING))).toMatchObject({ told: 1, mailed: 1 });
    expect(await sweepNotices(at(new Date(MORNING.getTime() + MINUTE)))).toMatchObject({ told: 0, mailed: 0 });
  });
});

describe('notice mails', () => {
  it('are sent once a day at the chosen hour, with what is still open', async () => {
    const user = await buildSeller();
    await addTask(user, '<b>Abrir as vendas</b>', TOMORROW);
    const done = await addTask(user, 'Feita cedo', TOMORROW);
    await sweepNotices(at(new Date(MORNING.getTime() - MINUTE)));
    expect(mailsTo(user)).toEqual([]);
    await api.as(user).send(updateTask, { params: { taskId: done }, body: { completed: true } });
    expect(await sweepNotices(at(MORNING))).toMatchObject({ mailed: 1 });
    const [mail] = mailsTo(user);
    expect(mail?.subject).toBe('1 aviso do Dropar');
    expect(mail?.text).toContain('Abrir as vendas</b> vence amanhã (11/12 · 20:00 JST · 08:00 BRT)');
    expect(mail?.html).not.toContain('<b>');
    await addTask(user, 'Outra', TOMORROW);
    expect(await sweepNotices(at(new Date(MORNING.getTime() + MINUTE)))).toMatchObject({ told: 1, mailed: 0 });
  });

  it('are sent at once to people who chose that', async () => {
    const user = await buildSeller({ mailMode: 'now' });
    for (const title of ['Uma', 'Outra']) {
      await addTask(user, title, TOMORROW);
      await sweepNotices(at(MORNING));
    }
    expect(mailsTo(user)).toHaveLength(2);
  });

  it('are never sent to an unproved address', async () => {
    const user = await buildSeller({ mailMode: 'now' });
    const isProved = async () => (await api.as(user).send(getNoticeSettings, {})).body.isMailboxProved;
    expect(await isProved()).toBe(true);
    await deps.db.update(authUsers).set({ emailProvedAt: null }).where(eq(authUsers.id, user.id));
    expect(await isProved()).toBe(false);
    await addTask(user, 'Abrir', TOMORROW);
    expect(await sweepNotices(at(MORNING))).toMatchObject({ told: 1, mailed: 0 });
    await deps.db.update(authUsers).set({ emailProvedAt: MORNING.toISOString() }).where(eq(authUsers.id, user.id));
    expect(await sweepNotices(at(MORNING))).toMatchObject({ mailed: 0 });
  });

  it('are sent once to each of many people by two instances at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => buildUser(deps.db)));
    const wish = { enabled: true, timeZone: 'America/Sao_Paulo' } as const;
    await deps.db.insert(noticeSettings).values(people.map(({ id }) => ({ userId: id, ...wish })));
    for (const person of people) await addTask(person, 'Abrir', TOMORROW);
    const secondBox: MailMessage[] = [];
    const slowly = (box: MailMessage[]) => ({
      send: async (message: MailMessage) => {
        await new Promise((resolve) => setImmediate(resolve));
        box.push(message);
      },
    });
    const first = at(MORNING, { mailer: slowly(outbox) });
    const second = at(MORNING, { db: secondDatabase.db, pool: secondDatabase.pool, mailer: slowly(secondBox) });
    const counts = await Promise.all([first, second, first, second].map(sweepNotices));
    expect(counts.reduce((sum, { mailed }) => sum + mailed, 0)).toBe(40);
    const got = [...outbox, ...secondBox].map(({ to }) => to).sort();
    expect(got).toEqual(people.map(({ email }) => email).sort());
    expect(await deps.db.$count(notices)).toBe(40);
  });

  it('are retried after a failure of the mail server', async () => {
    const user = await buildSeller();
    await addTask(user, 'Abrir', TOMORROW);
    const mailer = { send: () => Promise.reject(new Error('mail server away')) };
    expect(await sweepNotices(at(MORNING, { mailer }))).toMatchObject({ mailed: 0 });
    // Somebody may still be at it.
    expect(await sweepNotices(at(new Date(MORNING.getTime() + MINUTE)))).toMatchObject({ mailed: 0 });
    expect(await sweepNotices(at(new Date(MORNING.getTime() + 11 * MINUTE)))).toMatchObject({ mailed: 1 });
  });
});

describe('the list of notices', () => {
  const fill = (user: TestUser, count: number) =>
    deps.db.transaction((tx) =>
      addNotices(
        tx,
        Array.from({ length: count }, (_, index) => ({
          kind: 'task-today' as const,
          subjectId: randomUUID(),
          userId: user.id,
          data: { title: `Tarefa ${index}`, dueAt: TOMORROW },
        })),
      ),
    );

  it('is paged, and marked as read one by one or all at once, by its owner only', async () => {
    const [user, stranger] = [await buildUser(deps.db), await buildUser(deps.db)];
    await fill(user, 25);
    const first = (await api.as(user).send(listNotices, { query: {} })).body;
    const rest = (await api.as(user).send(listNotices, { query: { cursor: first.nextCursor ?? '' } })).body;
    expect(new Set([...first.notices, ...rest.notices].map(({ id }) => id)).size).toBe(25);
    expect(rest.nextCursor).toBeNull();
    const noticeId = first.notices[0]?.id ?? '';
    expect((await api.as(stranger).send(listNotices, { query: {} })).body.notices).toEqual([]);
    await api.as(stranger).send(readNotices, { body: { noticeId } });
    await api.as(stranger).send(readNotices, { body: {} });
    expect(await unread(user)).toBe(25);
    expect((await api.as(user).send(readNotices, { body: { noticeId } })).status).toBe(204);
    expect(await unread(user)).toBe(24);
    await api.as(user).send(readNotices, { body: {} });
    expect(await unread(user)).toBeUndefined();
    expect((await api.as(user).send(readNotices, { body: { noticeId: 'x' } })).status).toBe(400);
    expect((await api.as(user).send(listNotices, { query: { cursor: 'x' } })).status).toBe(400);
  });

  it('contains the newest notices only, and no old ones', async () => {
    const user = await buildUser(deps.db);
    await fill(user, MAX_NOTICES);
    await deps.db.update(notices).set({ createdAt: '2026-09-01T00:00:00Z' });
    await fill(user, 5);
    expect(await deps.db.$count(notices)).toBe(MAX_NOTICES);
    expect(await sweepNotices(at(MORNING))).toMatchObject({ forgotten: MAX_NOTICES - 5 });
  });
});

describe('an answer to a comment', () => {
  it('gives the author of the comment a notice, which is deleted with the answer', async () => {
    const [author, other, third] = await Promise.all(
      ['Ana', 'Bia', 'Caio'].map((name) => buildUser(deps.db, { name })),
    );
    if (!author || !other || !third) throw new Error('three people');
    const params = { snippetId: (await buildSnippet(deps.db)).id };
    const add = async (user: TestUser, content: string, parentId?: string) =>
      (await api.as(user).send(addSnippetComment, { params, body: { content, parentId } })).body.id;
    const comment = await add(author, 'Alguém usou?');
    await add(author, 'Eu mesma', comment);
    const answer = await add(other, 'Usei', comment);
    await add(third, 'Eu não', answer);
    expect(await sentences(author)).toEqual(['Bia respondeu ao seu comentário']);
    expect(await sentences(other)).toEqual(['Caio respondeu ao seu comentário']);
    await api.as(other).send(editSnippetComment, { params: { commentId: answer }, body: { content: 'Usei ontem' } });
    const { notices: told } = (await api.as(author).send(listNotices, { query: {} })).body;
    expect(told.map(({ line }) => line)).toEqual(['“Usei ontem”']);
    await api.as(author).send(deleteSnippetComment, { params: { commentId: comment } });
    expect([await sentences(author), await sentences(other)]).toEqual([[], []]);
  });

  it('is not quoted to a person whose plan no longer opens the comments, who cannot edit there either', async () => {
    const [former, other] = [await buildSeller({}, 'premium'), await buildSeller({}, 'premium')];
    const params = { snippetId: (await buildSnippet(deps.db, { accessType: 'premium' })).id };
    const { id } = (await api.as(former).send(addSnippetComment, { params, body: { content: 'Oi' } })).body;
    const body = { content: 'Segredo', parentId: id };
    await api.as(other).send(addSnippetComment, { params, body });
    const lines = async () =>
      (await api.as(former).send(listNotices, { query: {} })).body.notices.map(({ line }) => line);
    expect(await lines()).toEqual(['“Segredo”']);
    await deps.db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, former.id));
    await api.as(other).send(addSnippetComment, { params, body });
    expect(await lines()).toEqual(['Esta conversa está fechada no seu plano.']);
    const edit = { params: { commentId: id }, body: { content: 'Ainda aqui' } };
    expect((await api.as(former).send(editSnippetComment, edit)).status).toBe(403);
  });

  it('gives no notice to a person who turned these off, and is not quoted in a mail', async () => {
    const off = { app: false, mail: false };
    const [quiet, mailed] = [
      await buildSeller({ kinds: { ...ALL.kinds, answer: off } }),
      await buildSeller({ mailMode: 'now', kinds: { ...ALL.kinds, answer: { app: false, mail: true } } }),
    ];
    const other = await buildUser(deps.db, { name: 'https://golpe.example' });
    const params = { snippetId: (await buildSnippet(deps.db, { title: 'Frete grátis' })).id };
    for (const user of [quiet, mailed]) {
      const { id } = (await api.as(user).send(addSnippetComment, { params, body: { content: 'Oi' } })).body;
      const body = { content: 'Veja https://golpe.example', parentId: id };
      await api.as(other).send(addSnippetComment, { params, body });
    }
    expect(await deps.db.$count(notices, eq(notices.userId, quiet.id))).toBe(0);
    expect(await unread(mailed)).toBeUndefined();
    await sweepNotices(deps);
    expect(mailsTo(mailed)[0]?.text).toContain('Responderam ao seu comentário em “Frete grátis”');
    expect(mailsTo(mailed)[0]?.text).not.toContain('golpe');
  });
});

it('a change of the rate gives one notice about saved prices that fall below their margin', async () => {
  const user = await buildSeller({}, 'premium');
  const supplier = { currency: 'USD' as const, amountMinor: 2_000, rateMicro: 150_000_000, spreadBp: 0 };
  const inputs = { ...DEFAULT_CALCULATION, supplier, choice: 'own' as const, ownPrice: 0 };
  for (const name of ['Garrafa Mizu', 'Copo']) {
    const productId = randomUUID();
    await api.as(user).send(createProduct, { body: { id: productId, name } });
    const save = (body: typeof inputs) =>
      api.as(user).send(saveCalculation, { params: { productId }, body: { id: randomUUID(), name, inputs: body } });
    const { minimum } = (await save(inputs)).body.result;
    await save({ ...inputs, ownPrice: minimum ?? 0 });
  }
  const setRate = async (yen: number) => {
    const rate = { yenMicro: yen * 1_000_000, source: 'x', fetchedAt: new Date(MORNING.getTime() + yen).toISOString() };
    await deps.db
      .insert(exchangeRates)
      .values({ currency: 'USD', ...rate })
      .onConflictDoUpdate({ target: exchangeRates.currency, set: rate });
    await Promise.all([sweepNotices(at(MORNING)), sweepNotices(at(MORNING, { db: secondDatabase.db }))]);
    return sentences(user);
  };
  expect(await setRate(150)).toEqual([]);
  expect(await setRate(151)).toEqual([]);
  expect(await setRate(154)).toEqual(['2 preços saíram da margem']);
  expect(await setRate(155)).toEqual(['2 preços saíram da margem']);
});

it.each([
  ['price', 'finishes', { result: { price: 3_000_000_000 } }],
  ['calculation that cannot be read', 'fails', { inputs: { supplier: { currency: 'USD', rateMicro: 1 } } }],
])('a stored %s stops no notice of others, and the sweep %s', async (_, expected, stored) => {
  const [user, other] = [await buildSeller({}, 'premium'), await buildSeller({ mailMode: 'now' })];
  const productId = randomUUID();
  await api.as(user).send(createProduct, { body: { id: productId, name: 'Copo' } });
  const supplier = { currency: 'USD' as const, amountMinor: 2_000, rateMicro: 150_000_000, spreadBp: 0 };
  const body = { id: randomUUID(), name: 'Loja', inputs: { ...DEFAULT_CALCULATION, supplier } };
  await api.as(user).send(saveCalculation, { params: { productId }, body });
  await deps.db.update(productCalculations).set(stored as never);
  onTestFinished(async () => void (await deps.db.delete(productCalculations)));
  await deps.db.delete(exchangeRates);
  const rate = { currency: 'USD', yenMicro: 160_000_000, heldYenMicro: 150_000_000, source: 'x' } as const;
  await deps.db.insert(exchangeRates).values({ ...rate, fetchedAt: MORNING.toISOString() });
  await addTask(other, 'Abrir', TOMORROW);
  const outcome = await sweepNotices(at(MORNING)).then(
    () => 'finishes',
    () => 'fails',
  );
  expect([outcome, mailsTo(other).length]).toEqual([expected, 1]);
});

describe('the link that ends the mails', () => {
  const tokenOf = (mail: MailMessage | undefined) => /\/lembretes#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  const wantsMail = async (user: TestUser) =>
    Object.values((await api.as(user).send(getNoticeSettings, {})).body.kinds).some(({ mail }) => mail);

  async function mailToken(user: TestUser) {
    await addTask(user, 'Abrir', TOMORROW);
    await sweepNotices(at(MORNING));
    const [mail] = mailsTo(user);
    expect(mail?.unsubscribeUrl).toBe(`http://localhost:3000/lembretes#${tokenOf(mail)}`);
    return tokenOf(mail);
  }

  it('ends the mails without a sign-in, however often it is opened', async () => {
    const [user, other] = [await buildSeller(), await buildSeller()];
    const token = await mailToken(user);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await api.visitor.send(stopNoticeMails, { body: { token } })).status).toBe(204);
    }
    expect([await wantsMail(user), await wantsMail(other)]).toEqual([false, true]);
  });

  it.each(['x'.repeat(43), 'A'.repeat(43)])('%j ends nothing', async (token) => {
    expect((await api.visitor.send(stopNoticeMails, { body: { token } })).status).toBe(404);
  });

  it('changes nothing with the id of one person and the token of another', async () => {
    const [user, other] = [await buildSeller(), await buildSeller()];
    const token = Buffer.from(await mailToken(user), 'base64url');
    const forged = Buffer.concat([Buffer.from(other.id.replaceAll('-', ''), 'hex'), token.subarray(16)]);
    const reply = await api.visitor.send(stopNoticeMails, { body: { token: forged.toString('base64url') } });
    expect(reply.status).toBe(404);
    expect(await wantsMail(other)).toBe(true);
  });
});
