import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getProfile } from '#contract/account/profile.ts';
import {
  changeUserPlan,
  endUserSessions,
  listAdminActions,
  listUsers,
  removeUserFactors,
} from '#contract/admin/admin-users.ts';
import type { Reply } from '#contract/base/endpoint.ts';
import { authFactors, authSessions } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN });
const { db, pool } = deps;
const admin = await buildUser(db, { userType: 'admin', name: 'Rafael Nunes' });
const as = api.as(admin);

const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const planOf = async (user: TestUser) => (await api.as(user).send(getProfile, {})).body.userType;
const trailOf = async (user: TestUser) =>
  (await as.send(listAdminActions, { query: { userId: user.id } })).body.entries;
const find = async (search: string) => (await as.send(listUsers, { query: { search } })).body.users;
const change = (user: { id: string }, userType: 'free' | 'premium' | 'admin', reason = 'pagamento por fora') =>
  as.send(changeUserPlan, { params: { id: user.id }, body: { userType, reason } });

describe('list of people', () => {
  it('finds by name without accents and by part of the e-mail, and returns the total', async () => {
    const mark = randomUUID().slice(0, 8);
    const person = await buildUser(db, { name: `Júlia Conceição ${mark}`, email: `${mark}@loja.exemplo` });
    expect((await find(`conceicao ${mark}`)).map(({ id }) => id)).toEqual([person.id]);
    expect((await find(`${mark.toUpperCase()}@LOJA`)).map(({ id }) => id)).toEqual([person.id]);
    expect((await as.send(listUsers, { query: { search: `${mark}_` } })).body).toMatchObject({ users: [], total: 0 });
  });

  it('continues after the last page, in both sort orders, with each person once', async () => {
    const fresh = await createTestApp();
    const boss = await buildUser(fresh.deps.db, { userType: 'admin' });
    for (let index = 0; index < 44; index += 1) await buildUser(fresh.deps.db);
    await fresh.deps.pool.query("update last_seen set seen_at = now() - random() * interval '9 days'");
    for (const query of [{}, { sort: 'createdAt' as const, direction: 'asc' as const }]) {
      const seen: string[] = [];
      const keys: string[] = [];
      let cursor: string | null = null;
      do {
        const body: Reply<typeof listUsers> = (
          await fresh.api.as(boss).send(listUsers, { query: { ...query, ...(cursor ? { cursor } : {}) } })
        ).body;
        expect(body.total).toBe(45);
        seen.push(...body.users.map(({ id }) => id));
        keys.push(...body.users.map((user) => ('sort' in query ? user.createdAt : user.seenAt)));
        cursor = body.nextCursor;
      } while (cursor);
      expect(new Set(seen).size).toBe(45);
      expect(seen.length).toBe(45);
      expect(keys).toEqual('sort' in query ? [...keys].sort() : [...keys].sort().reverse());
    }
    const admins = await fresh.api.as(boss).send(listUsers, { query: { userType: 'admin' } });
    expect(admins.body.users.map(({ id }) => id)).toEqual([boss.id]);
    expect((await fresh.api.as(boss).send(listUsers, { query: { cursor: 'x' } })).status).toBe(400);
  });

  it('returns subscription, grant, sessions and factors, and no secrets', async () => {
    const name = `Assinante ${randomUUID().slice(0, 8)}`;
    const person = await buildUser(db, { name });
    await deliver(api.visitor, buildPayment({ sck: person.id, periodEnd: days(30) }));
    await db.insert(authSessions).values({ userId: person.id, refreshKey: randomBytes(32) });
    await db.insert(authFactors).values({ userId: person.id, secret: randomBytes(20), status: 'verified' });
    const [user] = await find(name);
    expect(user).toMatchObject({ userType: 'premium', grant: null, sessions: 1, factors: 1 });
    expect(user?.subscription?.status).toBe('active');
    expect(new Date(user?.subscription?.accessUntil ?? 0).getTime()).toBeGreaterThan(days(29).getTime());
  });
});

describe('a plan changed by an administrator', () => {
  it('takes effect on the next request and is audited with actor, change, reason, before and after', async () => {
    const person = await buildUser(db, { name: 'Caio Yamada' });
    const reply = await change(person, 'premium', '  pagamento por fora confirmado ');
    expect([reply.status, reply.body]).toEqual([200, { userType: 'premium' }]);
    expect(await planOf(person)).toBe('premium');
    expect(await trailOf(person)).toMatchObject([
      {
        actor: { id: admin.id, name: 'Rafael Nunes' },
        user: { id: person.id, name: 'Caio Yamada' },
        action: 'plan_changed',
        subject: 'user',
        subjectId: person.id,
        reason: 'pagamento por fora confirmado',
        changes: { plan: { before: 'free', after: 'premium' }, grant: { before: null, after: 'premium' } },
      },
    ]);
  });

  it('is independent of payments: a refund does not end a grant, and ending a grant does not end a paid plan', async () => {
    const person = await buildUser(db);
    const order = { sck: person.id, orderId: randomUUID(), subscriptionId: randomUUID() };
    await deliver(api.visitor, buildPayment({ ...order, periodEnd: days(30) }));
    const refused = await change(person, 'free');
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('assinatura paga')]);
    expect((await change(person, 'premium')).status).toBe(200);
    expect((await change(person, 'free')).body).toEqual({ userType: 'premium' });
    expect(await planOf(person)).toBe('premium');
    expect((await change(person, 'premium')).status).toBe(200);
    await deliver(api.visitor, buildPayment({ ...order, kind: 'order_refunded' }));
    expect(await planOf(person)).toBe('premium');
    expect((await change(person, 'free')).body).toEqual({ userType: 'free' });
    expect(await planOf(person)).toBe('free');
    expect(await trailOf(person)).toHaveLength(4);
  });

  it('is rejected for oneself, without a reason, without a change and for an unknown person', async () => {
    expect((await change(admin, 'free')).status).toBe(403);
    expect(await planOf(admin)).toBe('admin');
    const person = await buildUser(db);
    expect((await change(person, 'premium', ' ok ')).body.issues?.[0]?.path).toBe('reason');
    expect((await change(person, 'free')).status).toBe(409);
    expect((await change({ id: randomUUID() }, 'premium')).status).toBe(404);
    expect(await trailOf(person)).toEqual([]);
  });

  it('keeps one administrator when two demote each other at the same time', async () => {
    const fresh = await createTestApp();
    const [one, two] = [
      await buildUser(fresh.deps.db, { userType: 'admin' }),
      await buildUser(fresh.deps.db, { userType: 'admin' }),
    ] as const;
    const demote = (by: TestUser, whom: TestUser) =>
      fresh.api
        .as(by)
        .send(changeUserPlan, { params: { id: whom.id }, body: { userType: 'free', reason: 'saiu da equipe' } });
    // Whoever has passed all checks waits to write the audit entry: neither is done before the other has begun.
    const holder = await fresh.deps.pool.connect();
    await holder.query('begin');
    await holder.query('lock table admin_audit in exclusive mode');
    const replies = Promise.all([demote(one, two), demote(two, one)]);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await fresh.deps.pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(2);
    await holder.query('commit');
    holder.release();
    expect((await replies).map(({ status }) => status).sort()).toEqual([200, 403]);
    const left = await fresh.deps.db.select().from(profiles).where(eq(profiles.userType, 'admin'));
    expect(left).toHaveLength(1);
  });
});

describe('sessions and factors', () => {
  const body = { reason: 'acesso suspeito' };

  it('ends and counts every session of a person, and rejects their next request', async () => {
    const person = await buildUser(db);
    expect(await planOf(person)).toBe('free');
    await db.insert(authSessions).values({ userId: person.id, refreshKey: randomBytes(32) });
    const reply = await as.send(endUserSessions, { params: { id: person.id }, body });
    expect([reply.status, reply.body]).toEqual([200, { ended: 2 }]);
    expect((await api.as(person).send(getProfile, {})).status).toBe(401);
    expect(await trailOf(person)).toMatchObject([
      { action: 'sessions_ended', reason: 'acesso suspeito', changes: { sessions: { before: 2, after: 0 } } },
    ]);
  });

  it('keeps the session of the caller', async () => {
    const boss = await buildUser(db, { userType: 'admin' });
    expect(await planOf(boss)).toBe('admin');
    await db.insert(authSessions).values({ userId: boss.id, refreshKey: randomBytes(32) });
    const reply = await api.as(boss).send(endUserSessions, { params: { id: boss.id }, body });
    expect(reply.body).toEqual({ ended: 1 });
    expect(await planOf(boss)).toBe('admin');
  });

  it('removes the factors and ends the sessions; rejected for oneself and without factors', async () => {
    const person = await buildUser(db);
    expect(await planOf(person)).toBe('free');
    const remove = (id: string) => as.send(removeUserFactors, { params: { id }, body });
    expect((await remove(person.id)).status).toBe(409);
    expect((await api.as(person).send(getProfile, {})).status).toBe(200);
    await db.insert(authFactors).values({ userId: person.id, secret: randomBytes(20), status: 'verified' });
    expect((await remove(person.id)).body).toEqual({ removed: 1 });
    expect((await api.as(person).send(getProfile, {})).status).toBe(401);
    expect((await remove(admin.id)).status).toBe(403);
    expect((await remove(randomUUID())).status).toBe(404);
    expect(await trailOf(person)).toMatchObject([{ action: 'factors_removed' }]);
  });
});

describe('audit log', () => {
  it('is searched by reason without accents, by administrator and by kind, with paging', async () => {
    const boss = await buildUser(db, { userType: 'admin' });
    const mark = randomUUID().slice(0, 8);
    for (let index = 0; index < 31; index += 1) {
      const person = await buildUser(db);
      const body = { userType: 'premium' as const, reason: `Promoção ${mark}` };
      await api.as(boss).send(changeUserPlan, { params: { id: person.id }, body });
    }
    const first = (await as.send(listAdminActions, { query: { search: `promocao ${mark}` } })).body;
    expect(first.entries).toHaveLength(30);
    const query = { actorId: boss.id, subject: 'user' as const, cursor: first.nextCursor ?? '' };
    const second = (await as.send(listAdminActions, { query })).body;
    expect(second).toMatchObject({ entries: [{ actor: { id: boss.id } }], nextCursor: null });
    const none = await as.send(listAdminActions, { query: { actorId: boss.id, subject: 'lesson' } });
    expect(none.body.entries).toEqual([]);
  });

  it('cannot be updated, deleted or truncated', async () => {
    await change(await buildUser(db), 'premium');
    for (const deed of ["update admin_audit set reason = 'outro'", 'delete from admin_audit', 'truncate admin_audit']) {
      await expect(pool.query(deed)).rejects.toThrow('neither changed nor deleted');
    }
  });
});
