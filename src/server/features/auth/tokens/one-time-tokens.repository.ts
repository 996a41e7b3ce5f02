import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authFlowStates, authMailedLinks, authOneTimeTokens, type TokenKind } from '#server/db/schema/auth.ts';
import { sha256Hex } from './instance-crypto.ts';

export type OneTimeToken = typeof authOneTimeTokens.$inferSelect;

/** One row per user and kind: a new token replaces the previous one. Returns the row's id. */
export async function storeToken(tx: Db, token: Omit<typeof authOneTimeTokens.$inferInsert, 'id'>): Promise<string> {
  const { userId, kind, ...values } = token;
  const [row] = await tx
    .insert(authOneTimeTokens)
    .values(token)
    .onConflictDoUpdate({ target: [authOneTimeTokens.userId, authOneTimeTokens.kind], set: values })
    .returning({ id: authOneTimeTokens.id });
  if (!row) throw new Error('token was not stored');
  return row.id;
}

/** Links refer to the row of their kind, so deleting that row invalidates all of them. */
export async function storeLink(tx: Db, link: typeof authMailedLinks.$inferInsert, now: string): Promise<void> {
  const isOver = and(eq(authMailedLinks.tokenId, link.tokenId), lt(authMailedLinks.expiresAt, now));
  await tx.delete(authMailedLinks).where(isOver);
  await tx.insert(authMailedLinks).values(link);
}

export async function findLink(db: Db, linkToken: string) {
  const { id, userId, kind } = authOneTimeTokens;
  const [link] = await db
    .select({ userId, kind, expiresAt: authMailedLinks.expiresAt })
    .from(authMailedLinks)
    .innerJoin(authOneTimeTokens, eq(id, authMailedLinks.tokenId))
    .where(eq(authMailedLinks.linkHash, sha256Hex(linkToken)));
  return link;
}

export async function listTokensFor(db: Db, email: string, kinds: readonly TokenKind[]): Promise<OneTimeToken[]> {
  return db
    .select()
    .from(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.email, email), inArray(authOneTimeTokens.kind, [...kinds])));
}

export async function countAttempt(tx: Db, token: OneTimeToken): Promise<void> {
  await tx
    .update(authOneTimeTokens)
    .set({ attempts: token.attempts + 1 })
    .where(eq(authOneTimeTokens.id, token.id));
}

export async function deleteTokens(tx: Db, userId: string, kind: TokenKind): Promise<void> {
  await tx.delete(authOneTimeTokens).where(and(eq(authOneTimeTokens.userId, userId), eq(authOneTimeTokens.kind, kind)));
}

/** After a success or a new password, invalidates everything pending: codes, links, and unfinished sign-ins. */
export async function voidTokensOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId));
  await tx.delete(authFlowStates).where(eq(authFlowStates.userId, userId));
}
