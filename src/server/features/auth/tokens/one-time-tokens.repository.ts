import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authOneTimeTokens, type TokenKind } from '#server/db/schema/auth.ts';
import { sha256Hex } from './instance-crypto.ts';

export type OneTimeToken = typeof authOneTimeTokens.$inferSelect;

/** One row per user and kind: a new token takes the place of the one before. */
export async function storeToken(tx: Db, token: Omit<OneTimeToken, 'id'>): Promise<void> {
  const { userId, kind, ...values } = token;
  await tx
    .insert(authOneTimeTokens)
    .values(token)
    .onConflictDoUpdate({ target: [authOneTimeTokens.userId, authOneTimeTokens.kind], set: values });
}

export async function findTokenByLink(db: Db, linkToken: string): Promise<OneTimeToken | undefined> {
  const [row] = await db
    .select()
    .from(authOneTimeTokens)
    .where(eq(authOneTimeTokens.linkHash, sha256Hex(linkToken)));
  return row;
}

export async function listTokensFor(db: Db, email: string, kinds: readonly TokenKind[]): Promise<OneTimeToken[]> {
  return db
    .select()
    .from(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.email, email), inArray(authOneTimeTokens.kind, [...kinds])));
}

export async function lockToken(tx: Db, tokenId: string): Promise<OneTimeToken | undefined> {
  const [row] = await tx.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.id, tokenId)).for('update');
  return row;
}

export async function countAttempt(tx: Db, token: OneTimeToken): Promise<void> {
  await tx
    .update(authOneTimeTokens)
    .set({ attempts: token.attempts + 1 })
    .where(eq(authOneTimeTokens.id, token.id));
}

export async function deleteToken(tx: Db, tokenId: string): Promise<void> {
  await tx.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, tokenId));
}

/** A success, or a new password, voids whatever else is pending. */
export async function voidTokensOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId));
}
