import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { type AuthTestApp, codeIn, createAuthApp, freshEmail, linkIn, PASSWORD } from './auth-app.ts';

const open = await createAuthApp();
const confirming = await createAuthApp({ EMAIL_CONFIRMATION: 'on' });

const storedUser = async (auth: AuthTestApp, email: string) =>
  (await auth.deps.db.select().from(authUsers).where(eq(authUsers.email, email)))[0];

describe('one-time sign-in', () => {
  it.each(['code', 'link'] as const)(
    'by the %s removes a password from before the mailbox was proved: the owner sets a new one',
    async (way) => {
      const { client: squatter, email, userId } = await open.signedUp();
      let owner = open.client();
      await owner.signInWithOtp({ email });
      const message = open.lastMail(email);
      expect(message.subject).toBe('Seu acesso ao Dropar');
      if (way === 'code') {
        await owner.verifyOtp({ email, token: codeIn(message), type: 'email' });
      } else {
        const { client, fragment } = await open.signInByLink(email);
        owner = client;
        expect([fragment.get('type'), fragment.get('needs_password')]).toEqual(['magiclink', 'true']);
      }
      expect((await owner.getUser()).data.user?.id).toBe(userId);
      expect((await squatter.getUser()).error?.name).toBe('AuthSessionMissingError');
      const refused = await open.client().signInWithPassword({ email, password: PASSWORD });
      expect(refused.error?.code).toBe('invalid_credentials');
      expect((await owner.updateUser({ password: 'escolhida-agora' })).error).toBeNull();
      expect(await open.canSignIn(email, 'escolhida-agora')).toBe(true);
    },
  );

  it('creates an account with its profile for an unknown address, confirmed by the code', async () => {
    const email = freshEmail();
    const client = open.client();
    await client.signInWithOtp({ email, options: { data: { name: 'Bruno Lima' } } });
    const user = await storedUser(open, email);
    expect(user).toMatchObject({ passwordHash: null, emailConfirmedAt: null });
    const [profile] = await open.deps.db.select().from(profiles).where(eq(profiles.email, email));
    expect(profile).toMatchObject({ id: user?.id, name: 'Bruno Lima', userType: 'free' });
    const { error } = await client.verifyOtp({ email, token: open.lastCode(email), type: 'email' });
    expect(error).toBeNull();
    expect((await storedUser(open, email))?.emailConfirmedAt).not.toBeNull();
  });

  it('sends the confirmation message to a new address when confirmation is on', async () => {
    const email = freshEmail();
    const client = confirming.client();
    await client.signInWithOtp({ email });
    const message = confirming.lastMail(email);
    expect(new URL(linkIn(message)).searchParams.get('type')).toBe('signup');
    expect((await client.verifyOtp({ email, token: codeIn(message), type: 'email' })).error).toBeNull();
  });

  it('answers the same without creating anything if no user may be created', async () => {
    const unknown = freshEmail();
    const { email } = await open.signedUp();
    const mails = open.outbox.length;
    const replies = [];
    for (const address of [unknown, email]) {
      const response = await open.post('/otp', { email: address, create_user: false });
      replies.push([response.status, await response.text()]);
    }
    expect(replies).toEqual([
      [200, '{}'],
      [200, '{}'],
    ]);
    expect(await storedUser(open, unknown)).toBeUndefined();
    expect(open.outbox).toHaveLength(mails + 1);
  });

  it('is refused to a banned person', async () => {
    const { email, userId } = await open.signedUp();
    await open.client().signInWithOtp({ email });
    const bannedUntil = new Date(Date.now() + 60_000).toISOString();
    await open.deps.db.update(authUsers).set({ bannedUntil }).where(eq(authUsers.id, userId));
    const { error } = await open.client().verifyOtp({ email, token: open.lastCode(email), type: 'email' });
    expect(error).toMatchObject({ status: 403, code: 'user_banned' });
  });

  it('also answers at /magiclink', async () => {
    expect((await open.post('/magiclink', { email: freshEmail() })).status).toBe(200);
  });
});
