import { randomBytes } from 'node:crypto';
import { describeDevice } from '#domain/accounts/device.ts';
import type { Db } from '#server/db/client.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { presentUser } from '#server/features/auth/protocol/presenters.ts';
import { createRefreshToken } from '#server/features/auth/tokens/refresh-tokens.ts';
import {
  type Account,
  type AuthUser,
  touchIdentitySignIn,
  updateUser,
} from '#server/features/auth/users.repository.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { type AuthSession, insertSession, noteDevice } from './sessions.repository.ts';

export type OpenedSession = { user: AuthUser; session: AuthSession; isNewDevice: boolean };

/** Creates a session for a user who has just authenticated by `method`. Call it inside a transaction. */
export async function openSession(
  tx: Db,
  request: AuthRequest,
  user: AuthUser,
  method: string,
): Promise<OpenedSession> {
  const date = request.deps.now();
  const now = date.toISOString();
  const session = await insertSession(tx, {
    userId: user.id,
    amr: [{ method, timestamp: Math.floor(date.getTime() / 1000) }],
    refreshKey: randomBytes(32),
    userAgent: request.userAgent,
    ip: request.ip,
    createdAt: now,
    updatedAt: now,
  });
  const isNewDevice = await noteDevice(tx, user.id, describeDevice(request.userAgent).device);
  const updated = await updateUser(tx, user.id, now, { lastSignInAt: now });
  await touchIdentitySignIn(tx, user.id, now);
  await recordAccountAction(tx, { action: 'login', userId: user.id, ip: request.ip, now });
  return { user: updated ?? user, session, isNewDevice };
}

export async function presentSession(deps: Dependencies, account: Account, session: AuthSession) {
  const { user } = account;
  const access = await deps.accessTokens.sign({
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    aal: session.aal,
    amr: session.amr,
    appMetadata: user.appMetadata,
    userMetadata: user.userMetadata,
  });
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: access.expiresIn,
    expires_at: access.expiresAt,
    refresh_token: createRefreshToken(deps.instanceSecret, session, session.refreshCounter),
    user: presentUser(account),
  };
}

export const isBanned = (user: AuthUser, now: Date): boolean =>
  user.bannedUntil !== null && new Date(user.bannedUntil) > now;
