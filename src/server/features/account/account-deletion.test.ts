import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLesson } from '#contract/academy.ts';
import { cancelAccountDeletion, getAccountDeletion, requestAccountDeletion } from '#contract/account/account.ts';
import { getProfile } from '#contract/account/profile.ts';
import { academyLessons } from '#server/db/schema/academy.ts';
import { authAudit, authSessions, authUsers } from '#server/db/schema/auth.ts';
import { subscriptions } from '#server/db/schema/payments.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { createAccount } from '#server/features/auth/auth-account.service.ts';
import { finishPendingMail } from '#server/features/auth/mail/send-in-background.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildLesson } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { sweepDeletions } from './account-deletion.service.ts';
import { personalTables } from './personal-tables.ts';

const { api, deps, outbox, setNow } = await createTestApp({ RATE_LIMITS: 'on' });
const { db, pool, files } = deps;
const DAY = 86_400_000;
const PASSWORD = 'senha-muito-boa-1';

async function withPassword(over: Partial<TestUser> = {}): Promise<TestUser> {
  const name = 'Marina Tanaka';
  const account = await createAccount(db, { email: `${randomUUID()}@example.com`, password: PASSWORD, name, ...over });
  return { ...account, name, userType: over.userType ?? 'free' };
}

const leave = (user: TestUser, password = PASSWORD) =>
  api.as(user).send(requestAccountDeletion, { body: { password } });

const mailsTo = async (user: TestUser) => {
  await finishPendingMail(deps.mailer);
  return outbox.filter(({ to }) => to === user.email);
};

async function sweepIn(days: number) {
  setNow(new Date(Date.now() + days * DAY));
  const done = await sweepDeletions(deps);
  setNow(new Date());
  return done;
}

const exists = async (user: TestUser) =>
  (await db.select().from(authUsers).where(eq(authUsers.id, user.id))).length > 0;

describe('account deletion', () => {
  it('asks for the password, shows the consequences and signs out everywhere', async () => {
    const user = await withPassword();
    await api.tokenOf(user);
    await db.insert(authSessions).values({ userId: user.id, refreshKey: Buffer.alloc(32) });
    const before = (await api.as(user).send(getAccountDeletion, {})).body;
    expect(before).toEqual({ dueAt: null, hasPassword: true, isSubscribed: false });
    const wrong = await leave(user, 'errada');
    expect(wrong.body).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'password', message: 'Senha incorreta.' }],
    });
    expect(await mailsTo(user)).toEqual([]);
    const { status, body } = await leave(user);
    expect(status).toBe(200);
    expect(Date.parse(body.dueAt) - Date.now()).toBeGreaterThan(6.9 * DAY);
    expect((await api.as(user).send(getProfile, {})).status).toBe(401);
    expect(await db.select().from(authSessions).where(eq(authSessions.userId, user.id))).toEqual([]);
    const [mail] = await mailsTo(user);
    expect(mail?.subject).toBe('Sua conta do Dropar será excluída em 7 dias');
    expect(mail?.text).toContain('Desfazer exclusão');
  });

  it('can be cancelled by signing in before the due date', async () => {
    const user = await withPassword();
    await leave(user);
    const [session] = await db
      .insert(authSessions)
      .values({ userId: user.id, refreshKey: Buffer.alloc(32) })
      .returning();
    const { token } = await deps.accessTokens.sign({
      userId: user.id,
      sessionId: session?.id ?? '',
      email: user.email,
      aal: 'aal1',
      amr: [],
      appMetadata: {},
      userMetadata: {},
    });
    const headers = { authorization: `Bearer ${token}` };
    const profile = async () => (await api.visitor.fetch(getProfile.path, { headers })).json();
    expect(await profile()).toHaveProperty('deletionDueAt');
    await sweepIn(6.9);
    expect(await exists(user)).toBe(true);
    await api.visitor.fetch(cancelAccountDeletion.path, { method: 'DELETE', headers });
    expect(await profile()).not.toHaveProperty('deletionDueAt');
    await sweepIn(7.1);
    expect(await exists(user)).toBe(true);
  });

  it('requires a recent sign-in for an account without a password', async () => {
    const user = await buildUser(db);
    await api.tokenOf(user);
    await db
      .update(authSessions)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000).toISOString() })
      .where(eq(authSessions.userId, user.id));
    expect((await leave(user, '')).body.code).toBe('forbidden');
    await db.update(authSessions).set({ createdAt: new Date().toISOString() }).where(eq(authSessions.userId, user.id));
    expect((await leave(user, '')).status).toBe(200);
  });

  it('warns about an active subscription, and rate-limits password guesses', async () => {
    const user = await withPassword();
    const subscription = { id: randomUUID(), userId: user.id, status: 'active' as const, amountCents: 4700 };
    await db.insert(subscriptions).values({ ...subscription, accessUntil: new Date(Date.now() + DAY).toISOString() });
    expect((await api.as(user).send(getAccountDeletion, {})).body.isSubscribed).toBe(true);
    const replies = [];
    for (let guess = 0; guess < 6; guess += 1) replies.push((await leave(user, `palpite-${guess}`)).status);
    expect(replies).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await leave(user)).status).toBe(429);
  });

  it('cannot be requested for another person', async () => {
    const [user, stranger] = [await withPassword(), await withPassword()];
    await leave(user);
    await api.as(stranger).send(cancelAccountDeletion, {});
    expect((await api.as(stranger).send(getAccountDeletion, {})).body.dueAt).toBeNull();
    await sweepIn(7.1);
    expect([await exists(user), await exists(stranger)]).toEqual([false, true]);
  });
});

describe('the last administrator', () => {
  it('cannot leave, even if two leave at the same moment or the other one has left', async () => {
    await db.update(profiles).set({ userType: 'free' });
    const [a, b] = [await withPassword({ userType: 'admin' }), await withPassword({ userType: 'admin' })];
    await Promise.all([api.tokenOf(a), api.tokenOf(b)]);
    const statuses = (await Promise.all([leave(a), leave(b)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    await db.update(profiles).set({ userType: 'free' });
    const left = (await db.select().from(authUsers).where(eq(authUsers.id, a.id))).length > 0 ? a : b;
    await db.update(profiles).set({ userType: 'admin' }).where(eq(profiles.id, left.id));
    await db.execute(
      `insert into account_deletions (user_id, due_at) values ('${left.id}', now()) on conflict do nothing`,
    );
    await sweepIn(8);
    expect(await exists(left)).toBe(true);
  });
});

describe('on the due date', () => {
  it('deletes all data and pictures, corrects averages and totals, and runs on one of two instances', async () => {
    const user = await withPassword({ userType: 'premium' });
    const lesson = await buildLesson(db);
    await api.as(user).send(rateLesson, { params: { lessonId: lesson.id }, body: { rating: 2 } });
    const picture = { name: `${randomUUID()}.webp`, contentType: 'image/webp', size: 1, uploadedBy: user.id };
    await db.insert(uploads).values([
      { bucket: 'product-photos', ...picture },
      { bucket: 'lesson-thumbnails', ...picture },
    ]);
    await files.put(`product-photos/${picture.name}`, new Uint8Array([1]), 'image/webp');
    await files.put(`lesson-thumbnails/${picture.name}`, new Uint8Array([1]), 'image/webp');
    const order = randomUUID();
    await db
      .insert(subscriptions)
      .values({ id: order, userId: user.id, status: 'canceled', customerEmail: user.email });
    await leave(user);
    setNow(new Date(Date.now() + 7.1 * DAY));
    const sweeps = await Promise.all([sweepDeletions(deps), sweepDeletions(deps)]);
    setNow(new Date());
    expect(sweeps.reduce((sum, { deleted }) => sum + deleted, 0)).toBeGreaterThan(0);
    expect(await exists(user)).toBe(false);
    for (const { table, owner } of personalTables.filter(({ owner }) => !('parent' in owner))) {
      const { rows } = await pool.query(`select 1 from ${table} where ${owner.column} = $1`, [user.id]);
      expect(rows, table).toEqual([]);
    }
    expect(await db.select().from(authAudit).where(eq(authAudit.userId, user.id))).toEqual([]);
    expect(await files.get(`product-photos/${picture.name}`)).toBeUndefined();
    expect(await files.get(`lesson-thumbnails/${picture.name}`)).toBeDefined();
    const [rated] = await db.select().from(academyLessons).where(eq(academyLessons.id, lesson.id));
    expect([rated?.rating, rated?.ratingCount]).toEqual([0, 0]);
    const [paid] = await db.select().from(subscriptions).where(eq(subscriptions.id, order));
    expect([paid?.userId, paid?.customerEmail]).toEqual([null, null]);
    const subjects = (await mailsTo(user)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Sua conta do Dropar será excluída em 7 dias', 'Sua conta do Dropar foi excluída']);
  });
});
