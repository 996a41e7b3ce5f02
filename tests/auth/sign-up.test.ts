import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authAudit, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { createAuthApp, freshEmail, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp();
const { db } = auth.deps;

const storedUser = async (email: string) => (await db.select().from(authUsers).where(eq(authUsers.email, email)))[0];
const profileOf = async (id: string) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0];

describe('sign-up without confirmation', () => {
  it('opens a session and creates the profile with the trimmed name', async () => {
    const email = freshEmail();
    const { data, error } = await auth.client().signUp({
      email,
      password: PASSWORD,
      options: { data: { name: '  Ana Sato  ' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({
      email,
      phone: '',
      aud: 'authenticated',
      role: 'authenticated',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email, email_verified: true, name: '  Ana Sato  ' },
    });
    expect(data.user?.identities?.[0]).toMatchObject({ provider: 'email', id: data.user?.id, email });
    expect(data.user?.email_confirmed_at).toBeDefined();
    expect(await profileOf(data.user?.id ?? '')).toMatchObject({ name: 'Ana Sato', email, userType: 'free' });
    expect(await db.select().from(authAudit).where(eq(authAudit.action, 'user_signedup'))).not.toEqual([]);
  });

  it('stores the address in lower case', async () => {
    const email = freshEmail();
    const { data } = await auth.client().signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(data.user?.email).toBe(email);
    const reply = await auth.client().signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(reply.error).toBeNull();
  });

  it('cuts a long name, and lets the form set no id', async () => {
    const body = {
      email: freshEmail(),
      password: PASSWORD,
      data: { name: 'x'.repeat(200), sub: 'me' },
    };
    const reply = await (await auth.post('/signup', body)).json();
    expect(await profileOf(reply.user.id)).toMatchObject({ name: 'x'.repeat(120) });
    expect(reply.user.user_metadata.sub).toBe(reply.user.id);
  });

  it('answers "already registered" for a known address and does not change its password', async () => {
    const { email } = await auth.signedUp();
    const before = await storedUser(email);
    const { error } = await auth.client().signUp({ email, password: 'outra-senha' });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
    expect(await storedUser(email)).toEqual(before);
  });

  it('lets exactly one of several concurrent sign-ups succeed', async () => {
    const email = freshEmail();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => auth.client().signUp({ email, password: PASSWORD })),
    );
    expect(replies.filter((reply) => !reply.error)).toHaveLength(1);
    expect(new Set(replies.flatMap((reply) => (reply.error ? [reply.error.code] : [])))).toEqual(
      new Set(['user_already_exists']),
    );
  });

  it('stores an argon2id hash and never returns it', async () => {
    const email = freshEmail();
    const text = await (await auth.post('/signup', { email, password: PASSWORD })).text();
    expect((await storedUser(email))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(text).not.toMatch(/argon2|password/);
  });

  it('lists the reasons of a weak password', async () => {
    const { error } = await auth.client().signUp({ email: freshEmail(), password: '12345' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  });
});
