import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { renewCalendarAddress } from '#contract/calendar.ts';
import { authFactors, authUsers } from '#server/db/schema/auth.ts';
import { findUserByProvedEmail, isMailboxProved, proveMailbox } from '#server/features/auth/auth-account.service.ts';
import { findUser } from '#server/features/auth/users.repository.ts';
import { createAuthApp, freshEmail } from './auth-app.ts';

const auth = await createAuthApp();
const { db } = auth.deps;
type Client = ReturnType<typeof auth.client>;

const factorsOf = (userId: string) => db.select().from(authFactors).where(eq(authFactors.userId, userId));

async function recoverByLink(email: string): Promise<Client> {
  await auth.client().resetPasswordForEmail(email);
  return (await auth.signInByLink(email)).client;
}

describe('a mailbox', () => {
  it('is not proved by a sign-up without confirmation, but by a recovery link, whatever the case of the address', async () => {
    const { email, userId } = await auth.signedUp();
    expect(await findUserByProvedEmail(db, email)).toBeUndefined();
    await recoverByLink(email);
    expect(await findUserByProvedEmail(db, ` ${email.toUpperCase()} `)).toMatchObject({ id: userId, email });
  });

  it('stays proved after an e-mail change that both addresses confirmed', async () => {
    const { client, email, userId } = await auth.signedUp();
    const newEmail = freshEmail();
    await client.updateUser({ email: newEmail });
    await auth.open(auth.lastLink(email));
    expect(await findUserByProvedEmail(db, email)).toBeUndefined();
    await auth.open(auth.lastLink(newEmail));
    expect(await findUserByProvedEmail(db, newEmail)).toMatchObject({ id: userId });
  });
});

describe('proving a mailbox by another e-mail link', () => {
  it('changes nothing for the person who is signed in to that account', async () => {
    const { client, email, userId } = await auth.signedUp();
    const sessionId = (await client.getClaims()).data?.claims.session_id ?? '';
    await db.transaction((tx) => proveMailbox(tx, { userId, sessionId, now: new Date() }));
    expect(isMailboxProved((await findUser(db, userId)) ?? { emailProvedAt: null })).toBe(true);
    expect((await client.getUser()).error).toBeNull();
    expect(await auth.canSignIn(email)).toBe(true);
  });

  it("removes a squatter's factor, sessions and password when it is opened elsewhere", async () => {
    const { client, email, userId } = await auth.signedUp();
    await auth.addFactor(client);
    const stranger = await auth.signedUp();
    const sessionId = (await stranger.client.getClaims()).data?.claims.session_id ?? '';
    await db.transaction((tx) => proveMailbox(tx, { userId, sessionId, now: auth.deps.now() }));
    expect(await findUserByProvedEmail(db, email)).toMatchObject({ id: userId });
    expect(await factorsOf(userId)).toEqual([]);
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await auth.canSignIn(email)).toBe(false);
  });

  it('removes nothing from an account that was proved before', async () => {
    const { email, userId } = await auth.signedUp();
    const owner = await recoverByLink(email);
    await owner.updateUser({ password: 'nova-senha-1' });
    await db.transaction((tx) => proveMailbox(tx, { userId, now: new Date() }));
    expect(await auth.canSignIn(email, 'nova-senha-1')).toBe(true);
  });
});

describe('a second factor on an unproved account', () => {
  it("is removed by the mailbox owner's recovery, with password, sessions and calendar address", async () => {
    const { client: squatter, email, userId } = await auth.signedUp();
    await auth.addFactor(squatter);
    await squatter.updateUser({ email: freshEmail() });
    const person = { id: userId, email, name: '', userType: 'free' } as const;
    const { url } = (await auth.api.as(person).send(renewCalendarAddress, {})).body;
    const owner = await recoverByLink(email);
    expect(await auth.canSignIn(email)).toBe(false);
    expect((await owner.updateUser({ password: 'nova-senha-1' })).error).toBeNull();
    expect(await factorsOf(userId)).toEqual([]);
    expect((await auth.app.request(url ?? '')).status).toBe(404);
    expect((await squatter.getUser()).error?.name).toBe('AuthSessionMissingError');
    const [row] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
    expect(row).toMatchObject({ newEmail: null, emailChangeConfirmed: 0 });
  });

  it('is removed by a recovery even if its own session had proved the mailbox meanwhile', async () => {
    const { client, email, userId } = await auth.signedUp();
    await auth.addFactor(client);
    const sessionId = (await client.getClaims()).data?.claims.session_id ?? '';
    auth.setNow(new Date(Date.now() + 60_000));
    await db.transaction((tx) => proveMailbox(tx, { userId, sessionId, now: auth.deps.now() }));
    expect(await factorsOf(userId)).toHaveLength(1);
    expect((await (await recoverByLink(email)).updateUser({ password: 'nova-senha-1' })).error).toBeNull();
    expect(await factorsOf(userId)).toEqual([]);
  });

  it('stays if it was enrolled after the proof: the mailbox alone does not open such an account', async () => {
    const { email, userId } = await auth.signedUp();
    const owner = await recoverByLink(email);
    await owner.updateUser({ password: 'nova-senha-1' });
    await auth.addFactor(owner);
    const thief = await recoverByLink(email);
    expect((await thief.updateUser({ password: 'do-ladrao-1' })).error?.code).toBe('insufficient_aal');
    expect(await factorsOf(userId)).toHaveLength(1);
  });
});
