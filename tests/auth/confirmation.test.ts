import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authIdentities, authMailedLinks, authOneTimeTokens, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { findUserByProvedEmail } from '#server/features/auth/auth-account.service.ts';
import { codeIn, createAuthApp, fragmentOf, freshEmail, linkIn, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp({ EMAIL_CONFIRMATION: 'on' });
const { db } = auth.deps;

async function signUp(email = freshEmail(), password = PASSWORD) {
  const client = auth.client();
  const reply = await client.signUp({ email, password, options: { data: { name: 'Ana Sato' } } });
  return { client, email, ...reply };
}

/** The body without the values that differ between accounts: ids, times and the address. */
const shapeOf = (body: string, email: string): string =>
  body
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

describe('sign-up with confirmation', () => {
  it('returns no session, mails a link and refuses the sign-in until confirmed', async () => {
    const { data, error, email } = await signUp();
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, confirmation_sent_at: expect.any(String) });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const { error: refused } = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(refused).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' });
    const wrong = await auth.client().signInWithPassword({ email, password: 'errada-errada' });
    expect(wrong.error?.code).toBe('invalid_credentials');
  });

  it('writes in Portuguese, as text and as HTML; the link confirms, keeps the password and signs in', async () => {
    const { email } = await signUp();
    const message = auth.lastMail(email);
    expect(message.subject).toBe('Confirme seu e-mail no Dropar');
    expect(message.text).toContain('Boas-vindas ao Dropar!');
    expect(linkIn(message)).toMatch(/^http:\/\/localhost:3000\/auth\/v1\/verify\?token=[\w-]{43}&type=signup&/);
    expect(message.html).toContain('lang="pt-BR"');
    expect(message.html).toContain(linkIn(message).replaceAll('&', '&amp;'));
    expect(message.html).toContain(codeIn(message));
    expect(await findUserByProvedEmail(db, email)).toBeUndefined();
    const { client, fragment } = await auth.signInByLink(email);
    expect(await findUserByProvedEmail(db, email)).toMatchObject({ email });
    expect([fragment.get('type'), fragment.has('needs_password')]).toEqual(['signup', false]);
    expect(Number(fragment.get('expires_in'))).toBe(3600);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true, name: 'Ana Sato' } });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    expect(await auth.canSignIn(email)).toBe(true);
  });

  it.each(['signup', 'email'] as const)('confirms by the code of type %s', async (type) => {
    const { client, email } = await signUp();
    const { data, error } = await client.verifyOtp({ email, token: auth.lastCode(email), type });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeDefined();
    expect(data.session?.access_token).toBeDefined();
  });

  it('a second sign-up discards password and name of the first: the person who confirms sets new ones', async () => {
    const { email } = await signUp(freshEmail(), 'senha-do-intruso');
    const first = auth.lastMail(email);
    const [before] = await db.select().from(authUsers).where(eq(authUsers.email, email));
    const userId = before?.id ?? '';
    await db.insert(authIdentities).values({ userId, provider: 'email', providerId: userId });
    await signUp(email, 'senha-da-dona');
    expect(await db.$count(authIdentities, eq(authIdentities.userId, userId))).toBe(0);
    const { client: owner, fragment } = await auth.signInByLink(email);
    expect(fragment.get('needs_password')).toBe('true');
    expect(fragmentOf(await auth.open(linkIn(first))).get('error_code')).toBe('otp_expired');
    for (const password of ['senha-do-intruso', 'senha-da-dona']) {
      expect((await auth.client().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    }
    const { data } = await owner.getUser();
    expect(data.user?.id).toBe(before?.id);
    expect(JSON.stringify(data.user)).not.toContain('Ana Sato');
    const [profile] = await db
      .select()
      .from(profiles)
      .where(eq(profiles.id, data.user?.id ?? ''));
    expect(profile?.name).toBe('');
    expect((await owner.updateUser({ password: 'escolhida-agora' })).error).toBeNull();
    expect(await auth.canSignIn(email, 'escolhida-agora')).toBe(true);
  });

  it('a sign-in code requested before confirmation confirms the sign-up too', async () => {
    const { email, client } = await signUp(freshEmail(), 'senha-do-intruso');
    await client.signInWithOtp({ email });
    const { error } = await client.verifyOtp({ email, token: auth.lastCode(email), type: 'signup' });
    expect(error).toBeNull();
    const refused = await auth.client().signInWithPassword({ email, password: 'senha-do-intruso' });
    expect(refused.error?.code).toBe('invalid_credentials');
  });

  it('answers new, pending and confirmed addresses with the same body, and leaves a confirmed one as it was', async () => {
    const confirmed = await signUp();
    await auth.open(auth.lastLink(confirmed.email));
    const waiting = await signUp();
    const [before] = await db.select().from(authUsers).where(eq(authUsers.email, confirmed.email));
    const mails = auth.outbox.filter(({ to }) => to === confirmed.email).length;
    const replies = [];
    for (const email of [freshEmail(), waiting.email, confirmed.email]) {
      const response = await auth.post('/signup', { email, password: PASSWORD, data: { name: 'Outra Pessoa' } });
      const body = await response.text();
      expect(body).not.toContain('Ana Sato');
      replies.push([response.status, shapeOf(body, email)]);
      const user = JSON.parse(body);
      expect(user).toMatchObject({ email, identities: [{ provider: 'email' }], role: 'authenticated' });
      expect(user).not.toHaveProperty('user');
      expect(user).not.toHaveProperty('access_token');
      expect(user.id).not.toBe(before?.id);
    }
    expect(auth.outbox.filter(({ to }) => to === confirmed.email)).toHaveLength(mails);
    expect(await db.select().from(authUsers).where(eq(authUsers.email, confirmed.email))).toEqual([before]);
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    const [stored] = await db.select().from(authUsers).where(eq(authUsers.email, waiting.email));
    const again = await (await auth.post('/signup', { email: waiting.email, password: PASSWORD })).json();
    expect(again.id).not.toBe(stored?.id);
  });

  it('stores only hashes of code and link token', async () => {
    const { email } = await signUp();
    const message = auth.lastMail(email);
    const rows = await db
      .select()
      .from(authOneTimeTokens)
      .innerJoin(authMailedLinks, eq(authMailedLinks.tokenId, authOneTimeTokens.id))
      .where(eq(authOneTimeTokens.email, email));
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(1);
    expect(stored).not.toContain(new URL(linkIn(message)).searchParams.get('token'));
    expect(stored).not.toContain(`"${codeIn(message)}"`);
    expect(rows[0]?.auth_mailed_links.linkHash).toMatch(/^[\da-f]{64}$/);
  });
});

describe('resend', () => {
  it('sends the confirmation again; both links work until one is used', async () => {
    const { email } = await signUp();
    const first = auth.lastMail(email);
    const { error } = await auth.client().resend({ type: 'signup', email });
    expect(error).toBeNull();
    const second = auth.lastMail(email);
    expect(fragmentOf(await auth.open(linkIn(first))).get('access_token')).toBeTruthy();
    expect(fragmentOf(await auth.open(linkIn(second))).get('error_code')).toBe('otp_expired');
  });

  it('answers the same, and sends no mail, for unknown and confirmed addresses', async () => {
    const { email } = await signUp();
    await auth.open(auth.lastLink(email));
    const mails = auth.outbox.length;
    for (const address of [email, freshEmail()]) {
      for (const type of ['signup', 'email_change']) {
        const response = await auth.post('/resend', { type, email: address });
        expect([response.status, await response.text()]).toEqual([200, '{}']);
      }
    }
    expect(auth.outbox).toHaveLength(mails);
  });
});
