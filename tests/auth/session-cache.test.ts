import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getProfile } from '#contract/account/profile.ts';
import { authSessions, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** Who is behind a session is remembered, and yet every change counts at once. */
const { api, deps } = await createTestApp();
/** Somebody else's connection: this process does not hear its own statements, only what the database tells all. */
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

describe('written by this process', () => {
  for (const { title, sql, seen } of changes) {
    it(`${title} counts for the very next request`, async () => {
      await deps.pool.query(sql, [user.id]);
      expect(await ask()).toBe(seen);
      expect(await ask()).toBe(seen);
    });
  }

  it('a plan that is still being written is neither shown nor kept', async () => {
    await deps.db.transaction(async (tx) => {
      await tx.update(profiles).set({ userType: 'premium' }).where(eq(profiles.id, user.id));
      expect(await ask()).toBe('free Marina');
    });
    expect(await ask()).toBe('premium Marina');
  });

  it('an update that changes nothing about the person lets the memory stand', async () => {
    const before = deps.sessionCache.count();
    const now = new Date().toISOString();
    await deps.db.update(authUsers).set({ lastSignInAt: now }).where(eq(authUsers.id, user.id));
    await deps.db.update(authSessions).set({ refreshedAt: now }).where(eq(authSessions.userId, user.id));
    await deps.db.update(profiles).set({ name: 'Marina' }).where(eq(profiles.id, user.id));
    expect(deps.sessionCache.count()).toBe(before);
  });
});

it('a wish to leave that was taken back counts for the very next request', async () => {
  await deps.pool.query(`insert into account_deletions (user_id, due_at) values ($1, now())`, [user.id]);
  expect(await ask()).toBe('free Marina, leaving');
  await deps.pool.query('delete from account_deletions where user_id = $1', [user.id]);
  expect(await ask()).toBe('free Marina');
});

describe('written by another process', () => {
  for (const { title, sql, seen } of changes) {
    it(`${title} counts as soon as it was told`, async () => {
      await stranger.query(sql, [user.id]);
      await expect.poll(ask, { timeout: 1000, interval: 5 }).toBe(seen);
    });
  }

  it('counts at once while the listening connection is lost', async () => {
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
