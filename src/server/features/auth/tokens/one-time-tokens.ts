import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import type { TokenKind } from '#server/db/schema/auth.ts';
import type { MailRequest } from '#server/features/auth/protocol/auth-request.ts';
import { deriveKey, equalInConstantTime, keyedHash, sha256Hex } from './instance-crypto.ts';
import { countAttempt, listTokensFor, storeLink, storeToken } from './one-time-tokens.repository.ts';

/** Sent by mail; the server stores only hashes. */
export type IssuedToken = { linkToken: string; code: string };

const LIFETIME_MILLISECONDS = 60 * 60 * 1000;
const MAX_ATTEMPTS = 5;

type TokenDraft = { userId: string; kind: TokenKind; email: string };

/**
 * Creates a code and a link. The code replaces an older one of the same kind, because each allows a few guesses.
 * Earlier links stay valid until they expire, because strangers can request mail for somebody else. Call it inside a
 * transaction.
 */
export async function issueToken(tx: Db, request: MailRequest, draft: TokenDraft): Promise<IssuedToken> {
  const date = request.deps.now();
  const now = date.toISOString();
  const expiresAt = new Date(date.getTime() + LIFETIME_MILLISECONDS).toISOString();
  const linkToken = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const tokenId = await storeToken(tx, {
    ...draft,
    codeHash: hashCode(request, draft, code).toString('hex'),
    attempts: 0,
    expiresAt,
    createdAt: now,
  });
  await storeLink(tx, { tokenId, linkHash: sha256Hex(linkToken), expiresAt }, now);
  return { linkToken, code };
}

const hashCode = (request: MailRequest, token: TokenDraft, code: string) =>
  keyedHash(deriveKey(request.deps.instanceSecret, 'one-time codes'), token.kind, token.userId, token.email, code);

export const isExpired = (request: MailRequest, { expiresAt }: { expiresAt: string }): boolean =>
  new Date(expiresAt) <= request.deps.now();

/** Counts the attempt before checking it, so that every wrong guess counts. Requires the person's lock. */
export async function isPendingCode(tx: Db, request: MailRequest, draft: TokenDraft, code: string): Promise<boolean> {
  const token = (await listTokensFor(tx, draft.email, [draft.kind])).find(({ userId }) => userId === draft.userId);
  if (!token || isExpired(request, token) || token.attempts >= MAX_ATTEMPTS) return false;
  await countAttempt(tx, token);
  return equalInConstantTime(hashCode(request, token, code), Buffer.from(token.codeHash, 'hex'));
}
