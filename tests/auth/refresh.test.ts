import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { authAudit, authSessions, authUsers } from '#server/db/schema/auth.ts';
import { createAuthApp } from './auth-app.ts';

const auth = await createAuthApp();
const { db } = auth.deps;

const refresh = (refresh_token: unknown) => auth.post('/token?grant_type=refresh_token', { refresh_token });

async function firstToken() {
  const { client, userId } = await auth.signedUp();
  return { client, userId, token: (await client.getSession()).data.session?.refresh_token ?? '' };
}

const next = async (token: string): Promise<string> => (await (await refresh(token)).json()).refresh_token;

describe('refresh', () => {
  it('rotates the refresh token and returns a new access token with the current user data', async () => {
    const { client } = await firstToken();
    expect((await client.updateUser({ data: { city: 'Nagoya' } })).error).toBeNull();
    const before = (await client.getSession()).data.session;
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect(data.user?.user_metadata.city).toBe('Nagoya');
    expect((await client.getUser()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('exchanges a token that was current ten seconds ago for the current one, after any number of rotations', async () => {
    const { token } = await firstToken();
    const second = await next(token);
    const third = await next(second);
    const fourth = await next(third);
    auth.later(9);
    for (const older of [token, second, third]) expect(await next(older)).toBe(fourth);
    expect((await refresh(fourth)).status).toBe(200);
  });

  it('rotates the token only once for concurrent requests', async () => {
    const { token, userId } = await firstToken();
    const replies = await Promise.all(Array.from({ length: 12 }, () => refresh(token)));
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const [session] = await db.select().from(authSessions).where(eq(authSessions.userId, userId));
    expect(session?.refreshCounter).toBe(1);
  });

  it('waits for a running change of the session, and uses its result', async () => {
    const { token, userId } = await firstToken();
    const other = await auth.deps.pool.connect();
    await other.query('begin');
    await other.query('update auth_sessions set refresh_counter = refresh_counter + 2 where user_id = $1', [userId]);
    const reply = refresh(token);
    await vi.waitUntil(async () => {
      const { rows } = await auth.deps.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    });
    await other.query('commit');
    other.release();
    expect(await (await reply).json()).toMatchObject({ error_code: 'refresh_token_already_used' });
  });

  it('ends the session when an older token is reused', async () => {
    const { client, token, userId } = await firstToken();
    const second = await next(token);
    const third = await next(second);
    auth.later(11);
    const response = await refresh(token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error_code: 'refresh_token_already_used',
      msg: 'Invalid Refresh Token: Already Used',
    });
    expect(await db.select().from(authSessions).where(eq(authSessions.userId, userId))).toEqual([]);
    expect(await (await refresh(third)).json()).toMatchObject({ error_code: 'refresh_token_not_found' });
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    const audit = await db.select().from(authAudit).where(eq(authAudit.userId, userId));
    expect(audit.map(({ action }) => action)).toContain('token_reused');
  });

  it.each([
    ['too short', 'abc'],
    ['not ours', 'x'.repeat(60)],
    ['empty', ''],
  ])('refuses a token that is %s', async (_, value) => {
    const response = await refresh(value);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed', msg: 'Refresh token is not valid' });
  });

  it('refuses a mistyped token like one that is none', async () => {
    const { token } = await firstToken();
    const mistyped = `${token.slice(0, 10)}${token[10] === 'A' ? 'B' : 'A'}${token.slice(11)}`;
    expect(await (await refresh(mistyped)).json()).toMatchObject({ error_code: 'validation_failed' });
    expect((await refresh(token)).status).toBe(200);
  });

  it('refuses a forged token of a real session without ending it', async () => {
    const { token } = await firstToken();
    const stranger = await firstToken();
    const ours = Buffer.from(token, 'base64url');
    const theirs = Buffer.from(stranger.token, 'base64url');
    // Session id of one token, signature of the other; the checksum only detects typing errors.
    const { createHash } = await import('node:crypto');
    const signed = Buffer.concat([ours.subarray(0, 21), theirs.subarray(21, 37)]);
    const forged = Buffer.concat([signed, createHash('sha256').update(signed).digest().subarray(0, 4)]);
    const response = await refresh(forged.toString('base64url'));
    expect(await response.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
    expect((await refresh(token)).status).toBe(200);
  });

  it('refuses a banned user', async () => {
    const { token, userId } = await firstToken();
    await db
      .update(authUsers)
      .set({ bannedUntil: new Date(Date.now() + 60_000).toISOString() })
      .where(eq(authUsers.id, userId));
    expect(await (await refresh(token)).json()).toMatchObject({ error_code: 'user_banned' });
  });
});

describe('a session', () => {
  const DAY = 24 * 3600;

  it('ends after 30 days without a refresh', async () => {
    const { token, userId } = await firstToken();
    auth.later(29 * DAY);
    const second = await next(token);
    auth.later(29 * DAY);
    const third = await next(second);
    auth.later(31 * DAY);
    expect(await (await refresh(third)).json()).toMatchObject({
      error_code: 'session_expired',
      msg: 'Invalid Refresh Token: Session Expired (Inactivity)',
    });
    expect(await db.select().from(authSessions).where(eq(authSessions.userId, userId))).toEqual([]);
  });

  it('ends after 180 days in total', async () => {
    const started = await firstToken();
    let { token } = started;
    for (let month = 0; month < 8; month += 1) {
      auth.later(22 * DAY);
      token = await next(token);
    }
    auth.later(5 * DAY);
    expect(await (await refresh(token)).json()).toMatchObject({
      error_code: 'session_expired',
      msg: 'Invalid Refresh Token: Session Expired',
    });
  });

  it('lasts as long as configured', async () => {
    const short = await createAuthApp({ SESSION_IDLE_DAYS: '1', SESSION_MAX_DAYS: '2' });
    const { client } = await short.signedUp();
    short.setNow(new Date(Date.now() + 25 * 3600_000));
    expect((await client.refreshSession()).error?.code).toBe('session_expired');
  });
});
