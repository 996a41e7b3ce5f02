import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/account/account.ts';
import { getProfile } from '#contract/account/profile.ts';
import { endSession, listSessions, saveSecuritySettings } from '#contract/account/security.ts';
import { listUsers } from '#contract/admin/admin-users.ts';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { streamEvents } from '#contract/events.ts';
import { authSessions, authUsers } from '#server/db/schema/auth.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { bearer, createAuthApp, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp();
const { db } = auth.deps;
type Client = ReturnType<typeof auth.client>;

/** One second into a 30 s TOTP step, so that no test crosses two steps by chance. */
beforeEach(() => auth.setNow(new Date(Math.ceil(Date.now() / 30_000) * 30_000 + 1000)));
const codeNow = (secret: string) => auth.totpCode(secret);
const prove = (userId: string) =>
  db
    .update(authUsers)
    .set({ emailProvedAt: new Date(Date.now() - 86_400_000).toISOString() })
    .where(eq(authUsers.id, userId));

async function ask(client: Client, endpoint: Endpoint = getProfile, params = {}): Promise<number> {
  const headers = await bearer(client);
  return (await auth.app.request(buildPath(endpoint.path, params), { method: endpoint.method, headers })).status;
}

async function protectedAccount() {
  const account = await auth.signedUp();
  await prove(account.userId);
  const factor = await auth.addFactor(account.client);
  // Moves the clock so that the next code differs.
  auth.later(60);
  return { ...account, ...factor };
}

const signInMethods: Record<string, (email: string) => Promise<Client>> = {
  password: (email) => auth.signIn(email),
  'recovery link': async (email) => {
    await auth.client().resetPasswordForEmail(email);
    return (await auth.signInByLink(email)).client;
  },
  'mailed code': async (email) => {
    const client = auth.client();
    await client.signInWithOtp({ email, options: { shouldCreateUser: false } });
    await client.verifyOtp({ email, type: 'email', token: auth.lastCode(email) });
    return client;
  },
  'PKCE link': async (email) => {
    const client = auth.client({ flowType: 'pkce' });
    await client.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const landed = await auth.open(auth.lastLink(email), 'app');
    await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
    return client;
  },
  'refresh of a session without a code': async (email) => {
    const client = await auth.signIn(email);
    await client.refreshSession();
    return client;
  },
};

describe('an account with a second factor', () => {
  it('is opened by every way in only after the code', async () => {
    const { email, factorId, secret } = await protectedAccount();
    for (const [way, enter] of Object.entries(signInMethods)) {
      const client = await enter(email);
      expect(await ask(client), way).toBe(403);
      expect((await client.updateUser({ password: 'nova-senha-1' })).error?.code, way).toBe('insufficient_aal');
      expect((await client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })).error, way).toBeNull();
      expect(await ask(client), way).toBe(200);
      await client.refreshSession();
      expect(await ask(client), way).toBe(200);
      auth.later(60);
    }
  });

  it('cannot use member endpoints before the code, and public ones only as a visitor', async () => {
    const { email } = await protectedAccount();
    const client = await signInMethods.password?.(email);
    if (!client) throw new Error('no way in');
    for (const [name, endpoint] of Object.entries(endpoints).filter(([, { access }]) => access !== 'public')) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'x']));
      expect(await ask(client, endpoint, params), name).toBe(403);
    }
    expect(await ask(client, endpoints.getLegalPage, { page: 'terms' })).not.toBe(403);
  });

  it('asks for a code again on other devices after the factor was replaced, and for none once it is off', async () => {
    const { client, email, factorId, secret } = await protectedAccount();
    const other = (await signInMethods.password?.(email)) ?? client;
    await other.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
    auth.later(60);
    await client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
    const next = await auth.enroll(client, 'Celular novo');
    await client.mfa.challengeAndVerify({ factorId: next.factorId, code: codeNow(next.secret) });
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect([await ask(client), await ask(other)]).toEqual([200, 403]);
    expect((await client.mfa.unenroll({ factorId: next.factorId })).error).toBeNull();
    expect([await ask(client), await ask(other)]).toEqual([200, 200]);
  });

  it('can be changed only with a code from the last ten minutes, however old the sign-in', async () => {
    const { client, factorId, secret } = await protectedAccount();
    auth.later(660);
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'b' })).error?.code).toBe(
      'reauthentication_needed',
    );
    expect((await client.mfa.unenroll({ factorId })).error?.code).toBe('reauthentication_needed');
    await client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  });
});

describe('administrators with a mandatory second factor', () => {
  it('have seven days, then access to the profile only, and full access again with the factor or without the rule', async () => {
    const otherAdmin = auth.api.as(await buildUser(db, { userType: 'admin' }));
    const rule = (adminsNeedFactor: boolean) => otherAdmin.send(saveSecuritySettings, { body: { adminsNeedFactor } });
    expect((await rule(true)).body).toEqual({ adminsNeedFactor: true });
    const admin = auth.api.as(await buildUser(db, { userType: 'admin' }));
    const dueAt = (await admin.send(getProfile, {})).body.factorDueAt ?? '';
    expect(Date.parse(dueAt) - auth.deps.now().getTime()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await otherAdmin.send(getProfile, {})).body.factorDueAt).toBe(dueAt);
    expect((await admin.send(listUsers, { query: {} })).status).toBe(200);
    auth.setNow(new Date(Date.parse(dueAt) - 60_000));
    const late = auth.api.as(await buildUser(db, { userType: 'admin' }));
    const member = auth.api.as(await buildUser(db));
    expect((await late.send(listUsers, { query: {} })).status).toBe(200);
    auth.setNow(new Date(Date.parse(dueAt) + 1));
    expect((await late.send(listUsers, { query: {} })).status).toBe(403);
    for (const { path } of [exportAccount, streamEvents]) expect((await late.fetch(path)).status, path).toBe(403);
    expect((await late.send(getProfile, {})).status).toBe(200);
    expect((await late.send(listSessions, {})).status).toBe(200);
    expect((await member.send(getProfile, {})).body).not.toHaveProperty('factorDueAt');
    await auth.deps.pool.query('update security_settings set admin_factor_since = null');
    expect((await late.send(listUsers, { query: {} })).status).toBe(200);
  });
});

describe('devices', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1';
  const phone = () =>
    auth.client({
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('user-agent', IPHONE);
        return fetch(input, { ...init, headers });
      },
    });
  const newDeviceMails = (email: string) =>
    auth.outbox.filter(({ to, subject }) => to === email && subject.startsWith('Novo aparelho'));

  it('are listed with the current one marked, and only their owner can end them', async () => {
    const { client, email, userId } = await auth.signedUp();
    const other = phone();
    await other.signInWithPassword({ email, password: PASSWORD });
    const headers = await bearer(client);
    const { sessions } = await (await auth.app.request(listSessions.path, { headers })).json();
    expect(sessions).toMatchObject([
      { device: 'Navegador desconhecido', isCurrent: true },
      { device: 'Safari no iPhone', kind: 'phone', isCurrent: false },
    ]);
    expect(JSON.stringify(sessions)).not.toContain('127.0.0.1');
    const id = sessions[1].id;
    const stranger = await auth.signedUp();
    expect(await ask(stranger.client, endSession, { id })).toBe(404);
    expect(await ask(other)).toBe(200);
    expect(await ask(client, endSession, { id })).toBe(204);
    expect(await ask(other)).toBe(401);
    expect(await db.select().from(authSessions).where(eq(authSessions.userId, userId))).toHaveLength(1);
  });

  it('a sign-in on a new device is mailed once, to a confirmed address', async () => {
    const { email } = await auth.signedUp();
    await phone().signInWithPassword({ email, password: PASSWORD });
    expect(newDeviceMails(email)).toEqual([]);
    const proved = await auth.signedUp();
    await prove(proved.userId);
    for (const client of [auth.client(), phone(), phone()]) {
      await client.signInWithPassword({ email: proved.email, password: PASSWORD });
    }
    expect(newDeviceMails(proved.email)).toMatchObject([{ text: expect.stringContaining('Safari no iPhone') }]);
  });
});
