import * as z from 'zod';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import {
  isRefreshTokenOf,
  parseRefreshToken,
  type RefreshToken,
  replaceToken,
  wasCurrentJustNow,
} from '#server/features/auth/tokens/refresh-tokens.ts';
import { endSessions } from './end-sessions.ts';
import { advanceSession, findSessionWithUser, type KnownSession } from './sessions.repository.ts';
import { describeExpiry, isBanned, presentSession } from './sessions.ts';

const bodySchema = z.object({ refresh_token: text });

const invalidToken = (code: string, reason: string) => new AuthError(400, code, `Invalid Refresh Token: ${reason}`);

export async function refreshSession(request: AuthRequest) {
  const body = await request.body(bodySchema);
  const token = parseRefreshToken(body.refresh_token);
  if (!token) throw validationFailed('Refresh token is not valid');
  return presentSession(request.deps, await rotate(request, token));
}

/**
 * The current token advances the session by one. A token that was current within the last ten seconds returns the
 * current one, so that another tab or a client that lost the reply stays signed in. Any older token is treated as
 * stolen.
 */
async function rotate(request: AuthRequest, token: RefreshToken): Promise<KnownSession> {
  const { db, instanceSecret, config } = request.deps;
  const known = await findSessionWithUser(db, token.sessionId);
  if (!known || !isRefreshTokenOf(instanceSecret, known.session, token)) {
    throw invalidToken('refresh_token_not_found', 'Refresh Token Not Found');
  }
  const { user, session } = known;
  const date = request.deps.now();
  if (isBanned(user, date)) throw invalidToken('user_banned', 'User Banned');
  if (token.counter > session.refreshCounter) {
    throw validationFailed('Invalid Refresh Token: Not Issued By This Server');
  }
  const wear = describeExpiry(session, config, date);
  if (wear) {
    await db.transaction((tx) => endSessions(tx, session.userId, { only: session.id }));
    throw invalidToken('session_expired', wear);
  }
  if (token.counter < session.refreshCounter) {
    if (wasCurrentJustNow(session, token.counter, date)) return known;
    await db.transaction(async (tx) => {
      await endSessions(tx, session.userId, { only: session.id });
      await recordAccountAction(tx, 'token_reused', session.userId, request.ip);
    });
    throw invalidToken('refresh_token_already_used', 'Already Used');
  }
  const advanced = await advanceSession(db, session, {
    ...replaceToken(session, date),
    now: date.toISOString(),
    userAgent: request.userAgent,
    ip: request.ip,
  });
  // Another request has advanced or ended the session in the meantime: check again with the new state.
  return advanced ? { ...known, session: { ...session, ...advanced } } : rotate(request, token);
}
