import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  authAudit,
  authChallenges,
  authFactors,
  authFlowStates,
  authOneTimeTokens,
  authSessions,
  authUsers,
} from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { rateLimits } from '#server/db/schema/rate-limits.ts';
import { createAccount } from '#server/features/auth/auth-account.service.ts';
import { sweepExpired } from '#server/features/auth/sessions/sweep-expired.ts';
import { createAuthApp, freshEmail } from './auth-app.ts';

const auth = await createAuthApp({ EMAIL_CONFIRMATION: 'on' });
const { db } = auth.deps;

describe('createAccount', () => {
  it('creates a confirmed account of the given type that can sign in', async () => {
    const email = freshEmail();
    const draft = { email: email.toUpperCase(), password: 'chefe-chefe', name: ' Chefe ', userType: 'admin' as const };
    const account = await createAccount(db, draft);
    expect(account.email).toBe(email);
    const { data, error } = await auth.client().signInWithPassword({ email, password: 'chefe-chefe' });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(account.id);
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, account.id));
    expect(profile).toMatchObject({ name: 'Chefe', userType: 'admin', email });
  });

  it('refuses a taken or malformed address and stores nothing', async () => {
    const email = freshEmail();
    await createAccount(db, { email, password: 'segredo-1', name: 'Ana' });
    const again = createAccount(db, { email, password: 'segredo-2', name: 'Bia' });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    const torto = createAccount(db, { email: 'torto', password: 'segredo-1', name: 'Ana' });
    await expect(torto).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await db.select().from(authUsers).where(eq(authUsers.email, email))).toHaveLength(1);
  });
});

describe('sweepExpired', () => {
  it('removes only rows that expired long ago', async () => {
    const { id: userId, email } = await createAccount(db, { email: freshEmail(), password: 'segredo-1', name: 'Ana' });
    const now = new Date('2030-01-01T12:00:00Z');
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
    const [factor] = await db
      .insert(authFactors)
      .values({ userId, secret: Buffer.alloc(1) })
      .returning();
    const factorId = factor?.id ?? '';
    const token = { userId, email, codeHash: 'x' };
    const flow = { userId, method: 'recovery' as const, codeChallenge: 'x', codeChallengeMethod: 's256' };
    await db.insert(authOneTimeTokens).values([
      { ...token, kind: 'confirmation', expiresAt: ago(61) },
      { ...token, kind: 'recovery', expiresAt: ago(59) },
    ]);
    await db.insert(authFlowStates).values([
      { ...flow, createdAt: ago(121) },
      { ...flow, createdAt: ago(119) },
    ]);
    await db.insert(authChallenges).values([
      { factorId, expiresAt: ago(61) },
      { factorId, expiresAt: ago(59) },
    ]);
    await db.insert(authAudit).values([
      { action: 'old', userId: randomUUID(), createdAt: ago(181 * 24 * 60) },
      { action: 'new', userId: randomUUID(), createdAt: ago(179 * 24 * 60) },
    ]);
    await db.insert(rateLimits).values([
      { key: 'over', expire: now.getTime() - 1 },
      { key: 'counting', expire: now.getTime() + 1 },
    ]);
    const session = { userId, refreshKey: Buffer.alloc(1) };
    const daysAgo = (days: number) => ago(days * 24 * 60);
    await db.insert(authSessions).values([
      { ...session, userAgent: 'idle', createdAt: daysAgo(50), refreshedAt: daysAgo(38) },
      { ...session, userAgent: 'never refreshed', createdAt: daysAgo(38) },
      { ...session, userAgent: 'too old', createdAt: daysAgo(188), refreshedAt: daysAgo(1) },
      { ...session, userAgent: 'idle, is told so', createdAt: daysAgo(40), refreshedAt: daysAgo(36) },
      { ...session, userAgent: 'too old, is told so', createdAt: daysAgo(186), refreshedAt: daysAgo(1) },
      { ...session, userAgent: 'in use', createdAt: daysAgo(179), refreshedAt: daysAgo(29) },
    ]);
    await sweepExpired(db, now, { SESSION_IDLE_DAYS: 30, SESSION_MAX_DAYS: 180 });
    const sessions = await db.select().from(authSessions).where(eq(authSessions.userId, userId));
    expect(sessions.map(({ userAgent }) => userAgent)).toEqual(['idle, is told so', 'too old, is told so', 'in use']);
    const kinds = await db.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId));
    expect(kinds.map(({ kind }) => kind)).toEqual(['recovery']);
    expect(await db.select().from(authFlowStates).where(eq(authFlowStates.userId, userId))).toHaveLength(1);
    expect(await db.select().from(authChallenges)).toHaveLength(1);
    expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['counting']);
    const audit = (await db.select().from(authAudit)).map(({ action }) => action);
    expect(audit).toContain('new');
    expect(audit).not.toContain('old');
  });
});
