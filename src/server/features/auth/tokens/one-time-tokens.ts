import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authOneTimeTokens } from '#server/db/schema/auth.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { deriveKey, equalInConstantTime, keyedHash, sha256Hex } from './instance-crypto.ts';
import { type FlowMethod, startFlow } from './pkce.ts';

export type TokenKind = 'confirmation' | 'recovery' | 'email_change_current' | 'email_change_new' | 'reauthentication';

export type OneTimeToken = typeof authOneTimeTokens.$inferSelect;

/** What goes into the mail; the server keeps hashes only. */
export type IssuedToken = { linkToken: string; code: string };

const LIFETIME_MILLISECONDS = 60 * 60 * 1000;
const MAX_ATTEMPTS = 5;

type TokenDraft = {
  userId: string;
  kind: TokenKind;
  email: string;
  /** Present when the mail was asked for in the PKCE flow. */
  flow?: { method: FlowMethod; challenge: string } | undefined;
};

/** A new code and link; they replace an older pair of the same kind. Call it inside a transaction. */
export async function issueToken(tx: Db, request: AuthRequest, draft: TokenDraft): Promise<IssuedToken> {
  const { userId, kind, email, flow } = draft;
  const date = request.deps.now();
  const now = date.toISOString();
  const flowStateId = flow ? await startFlow(tx, { userId, now, ...flow }) : null;
  const linkToken = `${flow ? 'pkce_' : ''}${randomBytes(32).toString('base64url')}`;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = {
    email,
    linkHash: sha256Hex(linkToken),
    codeHash: hashCode(request, draft, code).toString('hex'),
    attempts: 0,
    flowStateId,
    expiresAt: new Date(date.getTime() + LIFETIME_MILLISECONDS).toISOString(),
    createdAt: now,
  };
  await tx
    .insert(authOneTimeTokens)
    .values({ userId, kind, ...values })
    .onConflictDoUpdate({ target: [authOneTimeTokens.userId, authOneTimeTokens.kind], set: values });
  return { linkToken, code };
}

const hashCode = (request: AuthRequest, token: Pick<TokenDraft, 'userId' | 'kind' | 'email'>, code: string) =>
  keyedHash(deriveKey(request.deps.instanceSecret, 'one-time codes'), token.kind, token.userId, token.email, code);

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

export const isExpired = (request: AuthRequest, token: OneTimeToken): boolean =>
  new Date(token.expiresAt) <= request.deps.now();

/** Counts the try before it is judged, so that a wrong guess always costs one. Needs the row's lock. */
export async function isCodeOf(tx: Db, request: AuthRequest, token: OneTimeToken, code: string): Promise<boolean> {
  if (isExpired(request, token) || token.attempts >= MAX_ATTEMPTS) return false;
  await tx
    .update(authOneTimeTokens)
    .set({ attempts: token.attempts + 1 })
    .where(eq(authOneTimeTokens.id, token.id));
  return equalInConstantTime(hashCode(request, asDraft(token), code), Buffer.from(token.codeHash, 'hex'));
}

// The column's check allows these kinds only.
const asDraft = (token: OneTimeToken) => ({ ...token, kind: token.kind as TokenKind });

export async function deleteToken(tx: Db, tokenId: string): Promise<void> {
  await tx.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, tokenId));
}

/** A success, or a new password, voids whatever else is pending. */
export async function voidTokensOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId));
}
