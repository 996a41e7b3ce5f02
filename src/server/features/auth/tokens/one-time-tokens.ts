import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import type { FlowMethod, TokenKind } from '#server/db/schema/auth.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { startFlow } from './flow-states.repository.ts';
import { deriveKey, equalInConstantTime, keyedHash, sha256Hex } from './instance-crypto.ts';
import { countAttempt, type OneTimeToken, storeToken } from './one-time-tokens.repository.ts';

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
  await storeToken(tx, {
    userId,
    kind,
    email,
    linkHash: sha256Hex(linkToken),
    codeHash: hashCode(request, draft, code).toString('hex'),
    attempts: 0,
    flowStateId,
    expiresAt: new Date(date.getTime() + LIFETIME_MILLISECONDS).toISOString(),
    createdAt: now,
  });
  return { linkToken, code };
}

const hashCode = (request: AuthRequest, token: Pick<TokenDraft, 'userId' | 'kind' | 'email'>, code: string) =>
  keyedHash(deriveKey(request.deps.instanceSecret, 'one-time codes'), token.kind, token.userId, token.email, code);

export const isExpired = (request: AuthRequest, token: OneTimeToken): boolean =>
  new Date(token.expiresAt) <= request.deps.now();

/** Counts the try before it is judged, so that a wrong guess always costs one. Needs the row's lock. */
export async function isCodeOf(tx: Db, request: AuthRequest, token: OneTimeToken, code: string): Promise<boolean> {
  if (isExpired(request, token) || token.attempts >= MAX_ATTEMPTS) return false;
  await countAttempt(tx, token);
  return equalInConstantTime(hashCode(request, token, code), Buffer.from(token.codeHash, 'hex'));
}
