import bcrypt from 'bcryptjs';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authAudit, authSessions, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { bearer, createAuthApp, freshEmail, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp();
const { db } = auth.deps;

const change = (userId: string, values: Partial<typeof authUsers.$inferInsert>) =>
  db.update(authUsers).set(values).where(eq(authUsers.id, userId));
const hashOf = async (userId: string) =>
  (await db.select().from(authUsers).where(eq(authUsers.id, userId)))[0]?.passwordHash ?? '';

describe('password sign-in', () => {
  it('stores device and IP address of the session and writes an audit row', async () => {
    const { userId } = await auth.signedUp();
    const [session] = await db.select().from(authSessions).where(eq(authSessions.userId, userId));
    expect(session).toMatchObject({ ip: '127.0.0.1', aal: 'aal1', userAgent: expect.stringContaining('node') });
    const actions = await db.select().from(authAudit).where(eq(authAudit.userId, userId));
    expect(actions.map(({ action }) => action)).toEqual(['user_signedup', 'login']);
  });

  it('answers the same for a wrong password, an unknown address and an account without password', async () => {
    const { email } = await auth.signedUp();
    const passwordless = await auth.signedUp();
    await change(passwordless.userId, { passwordHash: null });
    const bodies = await Promise.all(
      [email, freshEmail(), passwordless.email, 'not an address'].map(async (address) => {
        const response = await auth.post('/token?grant_type=password', { email: address, password: 'errada-errada' });
        return [response.status, await response.text()];
      }),
    );
    expect(new Set(bodies.map(String)).size).toBe(1);
    const { error } = await auth.client().signInWithPassword({ email, password: 'errada-errada' });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
  });

  it('accepts an imported bcrypt hash once and replaces it with argon2id', async () => {
    const { email, userId } = await auth.signedUp();
    await change(userId, { passwordHash: await bcrypt.hash('senha-importada', 4) });
    const wrong = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(wrong.error?.code).toBe('invalid_credentials');
    expect(await hashOf(userId)).toMatch(/^\$2b\$/);
    const right = await auth.client().signInWithPassword({ email, password: 'senha-importada' });
    expect(right.error).toBeNull();
    expect(await hashOf(userId)).toMatch(/^\$argon2id\$/);
    expect(await auth.canSignIn(email, 'senha-importada')).toBe(true);
  });

  it('reveals a ban only after the right password', async () => {
    const { email, userId } = await auth.signedUp();
    await change(userId, { bannedUntil: new Date(Date.now() + 60_000).toISOString() });
    const wrong = await auth.client().signInWithPassword({ email, password: 'errada-errada' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    const right = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(right.error).toMatchObject({ status: 400, code: 'user_banned' });
  });
});

describe('the caller', () => {
  it('needs a bearer token', async () => {
    for (const method of ['GET', 'PUT']) {
      const response = await fetch(`${auth.url}/user`, { method });
      expect([response.status, (await response.json()).error_code]).toEqual([401, 'no_authorization']);
    }
  });

  it('gets an error for an expired token', async () => {
    const { client } = await auth.signedUp();
    const headers = await bearer(client);
    auth.setNow(new Date(Date.now() + 3601_000));
    const response = await fetch(`${auth.url}/user`, { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error_code: 'bad_jwt',
      msg: 'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    });
  });

  it('gets an error for a deleted user and for a banned user', async () => {
    const gone = await auth.signedUp();
    await db.delete(profiles).where(eq(profiles.id, gone.userId));
    await db.delete(authUsers).where(eq(authUsers.id, gone.userId));
    expect((await gone.client.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
    const banned = await auth.signedUp();
    await change(banned.userId, { bannedUntil: new Date(Date.now() + 60_000).toISOString() });
    expect((await banned.client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' });
  });

  it('is refused for another audience', async () => {
    const { client } = await auth.signedUp();
    const headers = { ...(await bearer(client)), 'x-jwt-aud': 'service' };
    const response = await fetch(`${auth.url}/user`, { headers });
    expect(response.status).toBe(400);
  });
});
