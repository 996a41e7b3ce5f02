import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { renewCalendarAddress } from '#contract/calendar.ts';
import { authAudit, authIdentities, authOneTimeTokens, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { bearer, codeIn, createAuthApp, fragmentOf, freshEmail, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp();
const { db } = auth.deps;

const elevenMinutesLater = () => auth.setNow(new Date(Date.now() + 11 * 60_000));

/** A signed-in account with a proved mailbox. */
async function provedSignUp() {
  const person = await auth.signedUp();
  await db.update(authUsers).set({ emailProvedAt: new Date().toISOString() }).where(eq(authUsers.id, person.userId));
  return person;
}

const tokensOf = (userId: string) => db.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId));

async function put(client: ReturnType<typeof auth.client>, body: unknown) {
  return fetch(`${auth.url}/user`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...(await bearer(client)) },
    body: JSON.stringify(body),
  });
}

describe('password change', () => {
  it('replaces the password and keeps this session', async () => {
    const { client, email } = await auth.signedUp();
    expect((await client.updateUser({ password: 'nova-senha-1' })).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect(await auth.canSignIn(email)).toBe(false);
    expect(await auth.canSignIn(email, 'nova-senha-1')).toBe(true);
    for (const [password, code] of [
      ['nova-senha-1', 'same_password'],
      ['12345', 'weak_password'],
      ['', 'weak_password'],
    ]) {
      const response = await put(client, { password });
      expect([response.status, (await response.json()).error_code]).toEqual([422, code]);
    }
  });

  it('ends all other sessions, invalidates pending codes and links and removes the calendar address', async () => {
    const { client, email, userId } = await auth.signedUp();
    const other = await auth.signIn(email);
    await other.resetPasswordForEmail(email);
    expect(await tokensOf(userId)).toHaveLength(1);
    const person = { id: userId, email, name: '', userType: 'free' } as const;
    const { url } = (await auth.api.as(person).send(renewCalendarAddress, {})).body;
    expect((await auth.app.request(url ?? '')).status).toBe(200);
    await client.updateUser({ password: 'nova-senha-1' });
    expect((await auth.app.request(url ?? '')).status).toBe(404);
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await tokensOf(userId)).toEqual([]);
    expect(fragmentOf(await auth.open(auth.lastLink(email))).get('error_code')).toBe('otp_expired');
    const audit = await db.select().from(authAudit).where(eq(authAudit.userId, userId));
    expect(audit.map(({ action }) => action)).toContain('user_updated_password');
  });

  it('requires ten characters from administrators', async () => {
    const { client, userId } = await auth.signedUp();
    await db.update(profiles).set({ userType: 'admin' }).where(eq(profiles.id, userId));
    const { error } = await client.updateUser({ password: 'nove-sina' });
    expect(error).toMatchObject({ code: 'weak_password', message: 'Password should be at least 10 characters.' });
    expect((await client.updateUser({ password: 'dez-sinais' })).error).toBeNull();
  });

  it('checks the current password if it is sent', async () => {
    const { client } = await auth.signedUp();
    const wrong = await put(client, { password: 'nova-senha-1', current_password: 'errada-errada' });
    expect(await wrong.json()).toMatchObject({ error_code: 'current_password_invalid' });
    expect((await put(client, { password: 'nova-senha-1', current_password: PASSWORD })).status).toBe(200);
  });

  it('requires the current password or a mailed code ten minutes after the sign-in; a refresh or a factor does not count', async () => {
    const { client, email, userId } = await provedSignUp();
    elevenMinutesLater();
    await client.refreshSession();
    for (const password of ['nova-senha-1', PASSWORD]) {
      expect((await client.updateUser({ password })).error).toMatchObject({
        status: 400,
        code: 'reauthentication_needed',
      });
    }
    expect((await client.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed');
    const current_password = PASSWORD;
    expect((await client.updateUser({ password: 'nova-senha-1', current_password })).error).toBeNull();
    await client.reauthenticate();
    const message = auth.lastMail(email);
    expect(message.subject).toBe('Código de segurança do Dropar');
    expect(message.text).not.toMatch(/https?:/);
    const nonce = codeIn(message);
    expect((await client.updateUser({ password: 'nova-senha-2', nonce })).error).toBeNull();
    expect(await tokensOf(userId)).toEqual([]);
    expect((await client.updateUser({ password: 'nova-senha-3' })).error?.code).toBe('reauthentication_needed');
    await client.signInWithPassword({ email, password: 'nova-senha-2' });
    expect((await client.updateUser({ password: 'nova-senha-3' })).error).toBeNull();
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });
});

describe('reauthentication', () => {
  it('does not sign in, refuses a wrong code and counts the attempts', async () => {
    const { client, email } = await provedSignUp();
    await client.reauthenticate();
    const right = auth.lastCode(email);
    const { error } = await auth.client().verifyOtp({ email, token: right, type: 'email' });
    expect(error?.code).toBe('otp_expired');
    const nonce = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) {
      const { error } = await client.updateUser({ password: 'nova-senha-1', nonce });
      expect(error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    }
    const late = await client.updateUser({ password: 'nova-senha-1', nonce: right });
    expect(late.error?.code).toBe('reauthentication_not_valid');
  });

  it('requires a session and a proved mailbox', async () => {
    expect((await fetch(`${auth.url}/reauthenticate`)).status).toBe(401);
    const { client } = await auth.signedUp();
    expect((await client.reauthenticate()).error).toMatchObject({ status: 422, code: 'email_not_confirmed' });
  });
});

describe('metadata', () => {
  it('is merged, null removes a key, and all of it fits in a token', async () => {
    const { client } = await auth.signedUp({ name: 'Ana Sato' });
    await client.updateUser({ data: { city: 'Nagoya', shop: 'Kaze' } });
    const { data } = await client.updateUser({ data: { city: null } });
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ana Sato', shop: 'Kaze' });
    expect(data.user?.user_metadata).not.toHaveProperty('city');
    expect((await client.updateUser({ data: { a: 'x'.repeat(3000) } })).error).toBeNull();
    expect((await client.updateUser({ data: { b: 'x'.repeat(3000) } })).error?.code).toBe('validation_failed');
  });
});

describe('e-mail change', () => {
  it('is applied once both addresses have confirmed, and the profile is updated', async () => {
    const { client, email, userId } = await auth.signedUp();
    await db.insert(authIdentities).values({ userId, provider: 'email', providerId: userId });
    const newEmail = freshEmail();
    const { data, error } = await client.updateUser({ email: newEmail });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: newEmail, email_change_sent_at: expect.any(String) });

    const first = fragmentOf(await auth.open(auth.lastLink(newEmail)));
    expect([first.get('message'), first.get('sb')]).toEqual([expect.stringContaining('link accepted'), '']);
    // Confirming one address twice is not confirming both.
    await auth.open(auth.lastLink(newEmail));
    expect((await client.getUser()).data.user?.email).toBe(email);

    const second = fragmentOf(await auth.open(auth.lastLink(email)));
    expect(second.get('type')).toBe('email_change');
    expect(second.get('access_token')).toBeTruthy();
    const changed = (await client.getUser()).data.user;
    expect(changed).toMatchObject({ email: newEmail, user_metadata: { email: newEmail, email_verified: true } });
    expect(changed).not.toHaveProperty('new_email');
    expect(changed?.identities?.[0]?.identity_data).toMatchObject({ email: newEmail });
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
    expect(profile?.email).toBe(newEmail);
    expect(await db.$count(authIdentities, eq(authIdentities.userId, userId))).toBe(0);
    expect(await auth.canSignIn(newEmail)).toBe(true);
    expect(await auth.canSignIn(email)).toBe(false);
  });

  it('works by the codes too', async () => {
    const { client, email } = await auth.signedUp();
    const newEmail = freshEmail();
    await client.updateUser({ email: newEmail });
    const verify = async (address: string) => {
      const token = auth.lastCode(address);
      return (await auth.post('/verify', { type: 'email_change', email: address, token })).json();
    };
    expect(await verify(email)).toMatchObject({ code: '200', msg: expect.stringContaining('accepted') });
    expect(await verify(newEmail)).toMatchObject({ user: { email: newEmail }, access_token: expect.any(String) });
  });

  it('restarts with a new request: confirmations of the previous one do not count', async () => {
    const { client, email } = await auth.signedUp();
    const wished = freshEmail();
    await client.updateUser({ email: wished });
    await auth.open(auth.lastLink(email));
    const other = freshEmail();
    await client.updateUser({ email: other });
    await auth.open(auth.lastLink(other));
    expect((await client.getUser()).data.user?.email).toBe(email);
    expect(fragmentOf(await auth.open(auth.lastLink(wished))).get('error_code')).toBe('otp_expired');
  });

  it('is sent again for its owner, not for a stranger, and its link stays valid', async () => {
    const { client, email } = await auth.signedUp();
    const newEmail = freshEmail();
    await client.updateUser({ email: newEmail });
    const stranger = await auth.signedUp();
    const mails = auth.outbox.length;
    for (const headers of [{}, await bearer(stranger.client)]) {
      const reply = await auth.post('/resend', { type: 'email_change', email }, headers);
      expect([reply.status, await reply.text()]).toEqual([200, '{}']);
    }
    expect(auth.outbox).toHaveLength(mails);
    expect(fragmentOf(await auth.open(auth.lastLink(newEmail))).get('message')).toContain('accepted');
    const other = freshEmail();
    await client.updateUser({ email: other });
    const before = auth.lastLink(other);
    expect((await auth.post('/resend', { type: 'email_change', email }, await bearer(client))).status).toBe(200);
    expect(auth.lastLink(other)).not.toBe(before);
  });

  it('is cancelled by a new password: somebody else may have requested it', async () => {
    const { client } = await auth.signedUp();
    await client.updateUser({ email: freshEmail() });
    await client.updateUser({ password: 'nova-senha-1' });
    const { data } = await client.getUser();
    expect(data.user).not.toHaveProperty('new_email');
    expect(data.user).not.toHaveProperty('email_change_sent_at');
  });

  it('refuses a malformed address and a taken one, even if it is taken meanwhile, and ignores the same', async () => {
    const { client, email } = await auth.signedUp();
    const mails = auth.outbox.length;
    expect((await client.updateUser({ email: email.toUpperCase() })).error).toBeNull();
    expect(auth.outbox).toHaveLength(mails);
    expect((await client.updateUser({ email: 'torto' })).error?.code).toBe('validation_failed');
    const taken = await auth.signedUp();
    expect((await client.updateUser({ email: taken.email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    const wished = freshEmail();
    await client.updateUser({ email: wished });
    const links = [auth.lastLink(email), auth.lastLink(wished)] as const;
    await auth.signedUp({ email: wished });
    await auth.open(links[0]);
    expect(fragmentOf(await auth.open(links[1])).get('error_code')).toBe('email_exists');
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  it('finishes in the PKCE flow with a code', async () => {
    const { client, email } = await auth.signedUp();
    const session = (await client.getSession()).data.session;
    const pkce = auth.client({ flowType: 'pkce' });
    if (session) await pkce.setSession(session);
    const newEmail = freshEmail();
    await pkce.updateUser({ email: newEmail });
    const half = await auth.open(auth.lastLink(newEmail), 'app');
    expect(half.searchParams.get('message')).toContain('accepted');
    const target = await auth.open(auth.lastLink(email), 'app');
    const { data, error } = await pkce.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email).toBe(newEmail);
  });
});
