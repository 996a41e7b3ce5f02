import { decodeJwt } from 'jose';
import type { Db } from '#server/db/client.ts';
import { type AuthSession, findSession } from '#server/features/auth/sessions/sessions.repository.ts';
import { isBanned } from '#server/features/auth/sessions/sessions.ts';
import { type AuthUser, findUser, lockUser } from '#server/features/auth/users.repository.ts';
import { AuthError } from './auth-errors.ts';
import type { AuthRequest } from './auth-request.ts';

export type Caller = { user: AuthUser; session: AuthSession };

/** Authenticates the caller: the token must be ours and valid, and its user and session must still exist. */
export async function requireCaller(request: AuthRequest): Promise<Caller> {
  const { deps } = request;
  const token = /^Bearer\s+(\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await deps.accessTokens.verify(token);
  if (!claims) {
    const reason = explainBadToken(token, deps.now());
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
  const user = await findUser(deps.db, claims.userId);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = await findSession(deps.db, claims.sessionId);
  return requireValidSession(request, user, session);
}

/** Every change of the caller's account, under its lock: the session may have ended since it was read. */
export const changeAccount = <T>(
  request: AuthRequest,
  caller: Caller,
  change: (tx: Db, present: Caller) => Promise<T>,
): Promise<T> =>
  request.deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.user.id);
    return change(tx, requireValidSession(request, user, await findSession(tx, caller.session.id)));
  });

function requireValidSession(
  request: AuthRequest,
  user: AuthUser | undefined,
  session: AuthSession | undefined,
): Caller {
  if (!user || session?.userId !== user.id) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(user, request.deps.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user, session };
}

function explainBadToken(token: string, now: Date): string {
  try {
    const { exp } = decodeJwt(token);
    const isExpired = exp !== undefined && exp * 1000 <= now.getTime();
    return isExpired ? 'token has invalid claims: token is expired' : 'token signature is invalid';
  } catch {
    return 'token is malformed';
  }
}
