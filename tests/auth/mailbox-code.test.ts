import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { confirmMailbox, sendMailboxCode } from '#contract/account/security.ts';
import { getNoticeSettings } from '#contract/notices.ts';
import { authAudit, authUsers } from '#server/db/schema/auth.ts';
import { createAuthApp, freshEmail } from './auth-app.ts';

const auth = await createAuthApp({ RATE_LIMITS: 'on' });
const { db, pool } = auth.deps;
const REFUSED = 'Código incorreto ou vencido. Confira o mais recente ou peça outro.';

async function signUp() {
  const { client, email, userId } = await auth.signedUp();
  const api = auth.api.as({ id: userId, email, name: '', userType: 'free' });
  return {
    ...{ client, email, userId },
    send: () => api.send(sendMailboxCode, {}),
    confirm: (code: string) => api.send(confirmMailbox, { body: { code } }),
    isProved: async () => (await api.send(getNoticeSettings, {})).body.isMailboxProved,
    /** A code mailed now, as if none had been before. */
    requestCode: async () => {
      await pool.query("delete from rate_limits where key like 'auth-mail%'");
      expect((await api.send(sendMailboxCode, {})).status).toBe(204);
      return auth.lastCode(email);
    },
  };
}

type Person = Awaited<ReturnType<typeof signUp>>;

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const forgetProof = ({ userId }: Person) =>
  db.update(authUsers).set({ emailProvedAt: null }).where(eq(authUsers.id, userId));

async function changeAddress({ client, email }: Person) {
  const newEmail = freshEmail();
  await client.updateUser({ email: newEmail });
  for (const address of [email, newEmail]) await auth.open(auth.lastLink(address));
}

describe('a mailbox code', () => {
  it('proves the mailbox of the signed-in account and changes nothing else', async () => {
    const person = await signUp();
    const code = await person.requestCode();
    expect(auth.lastMail(person.email).text).not.toContain('http');
    expect((await person.confirm(` ${code} `)).status).toBe(204);
    expect(await person.isProved()).toBe(true);
    expect((await person.client.getUser()).error).toBeNull();
    expect(await auth.canSignIn(person.email)).toBe(true);
    const isTheirs = eq(authAudit.userId, person.userId);
    const log = await db.select().from(authAudit).where(isTheirs);
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user_mailbox_proof_requested', 'user_mailbox_proved']),
    );
  });

  it.each([
    ['is wrong', async (_: Person, code: string) => otherThan(code)],
    [
      'has expired',
      async ({ userId }: Person, code: string) => {
        await pool.query('update auth_one_time_tokens set expires_at = now() where user_id = $1', [userId]);
        return code;
      },
    ],
    ["is another account's", async () => (await signUp()).requestCode()],
    [
      'was replaced by a newer one',
      async (person: Person, code: string) => ((await person.requestCode()) === code ? otherThan(code) : code),
    ],
    [
      'was tried wrongly five times',
      async (person: Person, code: string) => {
        for (let tries = 0; tries < 5; tries += 1) await person.confirm(otherThan(code));
        return code;
      },
    ],
    [
      'was used before',
      async (person: Person, code: string) => {
        expect((await person.confirm(code)).status).toBe(204);
        await forgetProof(person);
        return code;
      },
    ],
    [
      'was mailed to an earlier address',
      async (person: Person, code: string) => {
        await changeAddress(person);
        await forgetProof(person);
        return code;
      },
    ],
  ])('is refused with the same sentence if it %s', async (_, prepare) => {
    const person = await signUp();
    const code = await prepare(person, await person.requestCode());
    const body = { message: REFUSED, issues: [{ path: 'code', message: REFUSED }] };
    expect(await person.confirm(code)).toMatchObject({ status: 400, body });
    expect(await person.isProved()).toBe(false);
  });

  it('opens nothing else: no session and no new password', async () => {
    const { client, email, requestCode } = await signUp();
    const token = await requestCode();
    for (const type of ['email', 'recovery', 'signup', 'email_change'] as const)
      expect((await auth.client().verifyOtp({ email, token, type })).error?.code).toBe('otp_expired');
    const changed = await client.updateUser({ password: 'nova-senha-1', nonce: token });
    expect(changed.error?.code).toBe('reauthentication_not_valid');
  });

  it('is neither mailed nor taken once the mailbox is proved', async () => {
    const person = await signUp();
    const code = await person.requestCode();
    await person.confirm(code);
    const mails = auth.outbox.length;
    await pool.query("delete from rate_limits where key like 'auth-mail%'");
    for (const reply of [await person.send(), await person.confirm(code)])
      expect(reply).toMatchObject({ status: 409, body: { message: 'Seu e-mail já está confirmado.' } });
    expect(auth.outbox).toHaveLength(mails);
  });

  it('is mailed once a minute', async () => {
    const person = await signUp();
    await person.requestCode();
    const again = await person.send();
    expect(again).toMatchObject({ status: 429, body: { message: 'Já enviamos um código. Peça outro em 1 min.' } });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('cannot be guessed with one code after the other: an account has twenty tries an hour', async () => {
    const person = await signUp();
    const code = await person.requestCode();
    await person.confirm(otherThan(code));
    await pool.query("update rate_limits set points = 20 where key like 'auth-code-account%'");
    expect((await person.confirm(code)).status).toBe(429);
    expect(await person.isProved()).toBe(false);
  });
});
