import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getProfile } from '#contract/account/profile.ts';
import { authSessions, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** Sessions are cached, but every change takes effect at once. */
const { api, deps } = await createTestApp();
/** A separate connection: this process does not see its statements, only the database notifications. */
const stranger = new pg.Client(deps.link.direct());
await stranger.connect();
afterAll(() => stranger.end());

let user: TestUser;
const ask = async () => {
  const { status, body } = await api.as(user).send(getProfile, {});
  return status === 200 ? `${body.userType} ${body.name}${body.deletionDueAt ? ', leaving' : ''}` : status;
};

beforeEach(async () => {
  await deps.listener.ready();
  user = await buildUser(deps.db, { name: 'Marina' });
  expect(await ask()).toBe('free Marina');
  expect(deps.sessionCache.count()).toBeGreaterThan(0);
});

type Change = { title: string; sql: string; seen: unknown };
const changes: Change[] = [
  { title: 'a new plan', sql: `update profiles set user_type = 'premium' where id = $1`, seen: 'premium Marina' },
  { title: 'a new name', sql: `update profiles set name = 'Rita' where id = $1`, seen: 'free Rita' },
  { title: 'a ban', sql: `update auth_users set banned_until = now() + interval '1 day' where id = $1`, seen: 401 },
  { title: 'the end of the sessions', sql: 'delete from auth_sessions where user_id = $1', seen: 401 },
  { title: 'the end of the account', sql: 'delete from auth_users where id = $1', seen: 401 },
  {
    title: 'the wish to leave',
    sql: `insert into account_deletions (user_id, due_at) values ($1, now() + interval '7 days')`,
    seen: 'free Marina, leaving',
  },
];

describe('a change by this process', () => {
  for (const { title, sql, seen } of changes) {
    it(`${title} applies to the next request`, async () => {
      await deps.pool.query(sql, [user.id]);
      expect(await ask()).toBe(seen);
      expect(await ask()).toBe(seen);
    });
  }

  it('an uncommitted plan is neither shown nor cached', async () => {
    await deps.db.transaction(async (tx) => {
      await tx.update(profiles).set({ userType: 'premium' }).where(eq(profiles.id, user.id));
      expect(await ask()).toBe('free Marina');
    });
    expect(await ask()).toBe('premium Marina');
  });

  it('an update that does not change the person keeps the cache entry', async () => {
    const before = deps.sessionCache.count();
    const now = new Date().toISOString();
    await deps.db.update(authUsers).set({ lastSignInAt: now }).where(eq(authUsers.id, user.id));
    await deps.db.update(authSessions).set({ refreshedAt: now }).where(eq(authSessions.userId, user.id));
    await deps.db.update(profiles).set({ name: 'Marina' }).where(eq(profiles.id, user.id));
    expect(deps.sessionCache.count()).toBe(before);
  });
});

it('a cancelled account deletion applies to the next request', async () => {
  await deps.pool.query(`insert into account_deletions (user_id, due_at) values ($1, now())`, [user.id]);
  expect(await ask()).toBe('free Marina, leaving');
  await deps.pool.query('delete from account_deletions where user_id = $1', [user.id]);
  expect(await ask()).toBe('free Marina');
});

describe('a change by another process', () => {
  for (const { title, sql, seen } of changes) {
    it(`${title} applies once notified`, async () => {
      await stranger.query(sql, [user.id]);
      await expect.poll(ask, { timeout: 1000, interval: 5 }).toBe(seen);
    });
  }

  it('applies at once while the listening connection is lost', async () => {
    await stranger.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query ~ '^(listen|select 1)'`,
    );
    await expect.poll(() => deps.listener.provedAt(), { interval: 1 }).toBeUndefined();
    expect(await ask()).toBe('free Marina');
    await stranger.query(`update profiles set user_type = 'premium' where id = $1`, [user.id]);
    expect(await ask()).toBe('premium Marina');
    await deps.listener.ready();
    await stranger.query('delete from auth_sessions where user_id = $1', [user.id]);
    await expect.poll(ask, { timeout: 1000, interval: 5 }).toBe(401);
  });
});
