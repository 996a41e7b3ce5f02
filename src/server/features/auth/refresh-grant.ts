import * as z from 'zod';
import type { Db } from '#server/db/client.ts';
import { recordAudit } from './audit.repository.ts';
import { AuthError, validationFailed } from './auth-errors.ts';
import { addressLimits, limitAddress } from './auth-limits.ts';
import { type AuthRequest, text } from './auth-request.ts';
import { endSession } from './end-sessions.ts';
import { isRefreshTokenOf, parseRefreshToken, type RefreshToken } from './refresh-tokens.ts';
import { type AuthSession, advanceSession, lockSession } from './sessions.repository.ts';
import { isBanned, presentSession } from './sessions.ts';
import { type AuthUser, findUser } from './users.repository.ts';

const bodySchema = z.object({ refresh_token: text });

const invalidToken = (code: string, reason: string) => new AuthError(400, code, `Invalid Refresh Token: ${reason}`);

export async function refreshSession(request: AuthRequest) {
  await limitAddress(request, addressLimits.refresh);
  const body = await request.body(bodySchema);
  const token = parseRefreshToken(body.refresh_token);
  if (!token) throw validationFailed('Refresh token is not valid');
  const { db } = request.deps;
  // A refusal is returned, not thrown: ending a session on reuse must be committed.
  const outcome = await db.transaction((tx) => rotate(tx, request, token));
  if (outcome instanceof AuthError) throw outcome;
  return presentSession(request.deps, db, outcome.user, outcome.session);
}

type Rotation = { user: AuthUser; session: AuthSession } | AuthError;

/**
 * The current token moves the session on by one. Its parent gets the current one again, without time limit:
 * a second tab, or a client that lost the answer, stays signed in. Anything older is a copy in the wrong hands.
 */
async function rotate(tx: Db, request: AuthRequest, token: RefreshToken): Promise<Rotation> {
  const notFound = () => invalidToken('refresh_token_not_found', 'Refresh Token Not Found');
  const session = await lockSession(tx, token.sessionId);
  if (!session || !isRefreshTokenOf(request.deps.instanceSecret, session, token)) return notFound();
  const user = await findUser(tx, session.userId);
  if (!user) return notFound();
  const date = request.deps.now();
  if (isBanned(user, date)) return invalidToken('user_banned', 'User Banned');
  const now = date.toISOString();
  const age = session.refreshCounter - token.counter;
  if (age < 0) return validationFailed('Invalid Refresh Token: Not Issued By This Server');
  if (age > 1) {
    await endSession(tx, session);
    await recordAudit(tx, { action: 'token_reused', userId: user.id, ip: request.ip, now });
    return invalidToken('refresh_token_already_used', 'Already Used');
  }
  const refreshCounter = session.refreshCounter + (age === 0 ? 1 : 0);
  const refresh = { refreshCounter, now, userAgent: request.userAgent, ip: request.ip };
  return { user, session: await advanceSession(tx, session.id, refresh) };
}
