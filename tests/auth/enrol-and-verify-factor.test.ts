import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { authFactors, authSessions } from '#server/db/schema/auth.ts';
import { bearer, createAuthApp } from './auth-app.ts';

const auth = await createAuthApp();
const { db } = auth.deps;

/** Each test starts one second into a 30 s TOTP step, so that none crosses two steps by chance. */
beforeEach(() => auth.setNow(new Date(Math.ceil(Date.now() / 30_000) * 30_000 + 1000)));
const codeNow = (secret: string) => auth.totpCode(secret);
const wrongCode = (secret: string) => (codeNow(secret) === '000000' ? '000001' : '000000');

async function withFactor() {
  const account = await auth.signedUp();
  return { ...account, ...(await auth.addFactor(account.client)) };
}

describe('enrolling an authenticator app', () => {
  it('returns secret, address and picture, stores the secret encrypted and never returns it again', async () => {
    const { client, email } = await auth.signedUp();
    const { factorId, secret, uri, qr_code } = await auth.enroll(client, 'Celular');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/localhost%203000:${encodeURIComponent(email)}?issuer=localhost%203000&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const svg = qr_code.replace('data:image/svg+xml;utf-8,', '');
    expect(svg).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
    expect(svg).not.toContain('#');
    const { data } = await client.mfa.listFactors();
    expect(data?.all).toMatchObject([{ friendly_name: 'Celular', factor_type: 'totp', status: 'unverified' }]);
    expect(data?.totp).toEqual([]);
    const [row] = await db.select().from(authFactors).where(eq(authFactors.id, factorId));
    const plain = Buffer.from(new TOTP({ secret }).secret.buffer);
    expect(row?.secret.includes(plain)).toBe(false);
    expect(row?.secret.includes(secret)).toBe(false);
    expect(JSON.stringify((await client.getUser()).data)).not.toContain(secret);
  });

  it('refuses a name in use, including a second unnamed factor, until the unfinished one is five minutes old', async () => {
    const { client } = await auth.signedUp();
    const first = await auth.enroll(client);
    const { error } = await client.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    auth.later(301);
    const second = await auth.enroll(client);
    expect((await client.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([second.factorId]);
    expect(second.factorId).not.toBe(first.factorId);
  });

  it('allows at most ten factors', async () => {
    const { client, userId } = await auth.signedUp();
    const names = Array.from({ length: 9 }, (_, index) => `Aparelho ${index}`);
    const rest = { userId, secret: Buffer.alloc(1), createdAt: auth.deps.now().toISOString() };
    await db.insert(authFactors).values(names.map((friendlyName) => ({ ...rest, friendlyName })));
    await auth.enroll(client, 'O décimo');
    const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mais um' });
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
  });
});

describe('verifying a code', () => {
  it('raises the session to aal2', async () => {
    const { client } = await auth.signedUp();
    const { factorId, secret } = await auth.enroll(client);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1' });
    const challenge = await client.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ type: 'totp' });
    const { data, error } = await client.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: codeNow(secret),
    });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.getClaims()).data?.claims.aal).toBe('aal2');
  });

  it('does not give the aal2 session to a refresh token from before', async () => {
    const { client } = await auth.signedUp();
    const weak = (await client.getSession()).data.session?.refresh_token;
    const { factorId, secret } = await auth.enroll(client);
    await client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
    auth.later(11);
    const response = await auth.post('/token?grant_type=refresh_token', { refresh_token: weak });
    expect(await response.json()).toMatchObject({ error_code: 'refresh_token_already_used' });
  });

  it('refuses a wrong and an empty code and keeps the challenge usable', async () => {
    const { client } = await auth.signedUp();
    const { factorId, secret } = await auth.enroll(client);
    const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    const wrong = await client.mfa.verify({ factorId, challengeId, code: wrongCode(secret) });
    expect(wrong.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    const empty = await client.mfa.verify({ factorId, challengeId, code: '' });
    expect(empty.error?.message).toBe('Code needs to be non-empty');
    expect((await client.mfa.verify({ factorId, challengeId, code: codeNow(secret) })).error).toBeNull();
  });

  it('accepts a code one step off, and no more', async () => {
    const { client } = await auth.signedUp();
    const { factorId, secret } = await auth.enroll(client);
    const old = await client.mfa.challengeAndVerify({ factorId, code: auth.totpCode(secret, 65_000) });
    expect(old.error?.code).toBe('mfa_verification_failed');
    const drifted = await client.mfa.challengeAndVerify({ factorId, code: auth.totpCode(secret, 30_000) });
    expect(drifted.error).toBeNull();
  });

  it('accepts a code once, even for two concurrent requests', async () => {
    const { client, factorId, secret } = await withFactor();
    const again = await client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
    expect(again.error?.code).toBe('mfa_verification_failed');
    auth.later(60);
    const headers = await bearer(client);
    const challenges = await Promise.all([1, 2, 3].map(() => client.mfa.challenge({ factorId })));
    const statuses = await Promise.all(
      challenges.map(async ({ data }) => {
        const body = { challenge_id: data?.id, code: codeNow(secret) };
        return (await auth.post(`/factors/${factorId}/verify`, body, headers)).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 422, 422]);
  });

  it('refuses a used, foreign, unknown or expired challenge', async () => {
    const { client, factorId, secret } = await withFactor();
    auth.later(60);
    const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    expect((await client.mfa.verify({ factorId, challengeId, code: codeNow(secret) })).error).toBeNull();
    auth.later(60);
    const used = await client.mfa.verify({ factorId, challengeId, code: codeNow(secret) });
    expect(used.error?.code).toBe('mfa_ip_address_mismatch');
    const other = await withFactor();
    const foreign = (await other.client.mfa.challenge({ factorId: other.factorId })).data?.id ?? '';
    for (const id of [foreign, randomUUID(), 'x']) {
      const reply = await client.mfa.verify({ factorId, challengeId: id, code: codeNow(secret) });
      expect(reply.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    }
    const late = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    auth.later(301);
    const expired = await client.mfa.verify({ factorId, challengeId: late, code: codeNow(secret) });
    expect(expired.error?.code).toBe('mfa_challenge_expired');
  });

  it('ends the other sessions below aal2 and deletes unfinished enrolments', async () => {
    const { client, email, userId } = await auth.signedUp();
    const weak = await auth.signIn(email);
    const { factorId, secret } = await auth.enroll(client, 'Celular');
    await auth.enroll(client, 'Esquecido');
    await client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
    expect((await weak.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getUser()).data.user?.factors).toHaveLength(1);
    expect(await db.select().from(authSessions).where(eq(authSessions.userId, userId))).toHaveLength(1);
  });

  it("does not reveal other people's factors", async () => {
    const { factorId } = await withFactor();
    const { client } = await auth.signedUp();
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await client.mfa.challenge({ factorId: 'x' })).error).toMatchObject({
      status: 404,
      code: 'validation_failed',
    });
  });
});

describe('an account with a second factor', () => {
  async function passwordOnly() {
    const account = await withFactor();
    return { ...account, weak: await auth.signIn(account.email) };
  }

  it('requires aal2 to change password, e-mail or data, and factors', async () => {
    const { client, weak, factorId } = await passwordOnly();
    expect((await weak.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    for (const change of [{ password: 'nova-senha-1' }, { email: 'outro@example.com' }, { data: { name: 'X' } }]) {
      expect((await weak.updateUser(change)).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    }
    const enrolled = await weak.mfa.enroll({ factorType: 'totp', friendlyName: 'Outro' });
    expect(enrolled.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect((await weak.mfa.unenroll({ factorId })).error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    expect((await client.updateUser({ password: 'nova-senha-1' })).error).toBeNull();
  });

  it('a session of the password alone ends itself only', async () => {
    const { client, weak } = await passwordOnly();
    expect((await weak.signOut({ scope: 'others' })).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await weak.signOut({ scope: 'global' })).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });

  it('falls back to aal1 when the factor is removed', async () => {
    const { client, factorId, userId } = await withFactor();
    const { data, error } = await client.mfa.unenroll({ factorId });
    expect(error).toBeNull();
    expect(data).toEqual({ id: factorId });
    const [session] = await db.select().from(authSessions).where(eq(authSessions.userId, userId));
    expect(session).toMatchObject({ aal: 'aal1', factorId: null, amr: [{ method: 'password' }] });
    await client.refreshSession();
    expect((await client.getClaims()).data?.claims.aal).toBe('aal1');
    expect((await client.getUser()).data.user).not.toHaveProperty('factors');
  });
});
