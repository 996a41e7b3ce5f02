import { randomBytes } from 'node:crypto';
import { describeDevice } from '#domain/accounts/describe-device.ts';
import { isRecentSignIn } from '#domain/accounts/recent-sign-in.ts';
import { AppError } from '#domain/errors.ts';
import { currentUserType } from '#domain/plans/resolve-plan.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { presentUser } from '#server/features/auth/protocol/present-user.ts';
import { createRefreshToken } from '#server/features/auth/tokens/refresh-tokens.ts';
import {
  type AuthFactor,
  type AuthUser,
  findPlan,
  listFactors,
  lockUser,
  updateUser,
} from '#server/features/auth/users.repository.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { type AuthSession, findSession, insertSession, rememberDevice } from './sessions.repository.ts';

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
  const isNewDevice = await rememberDevice(tx, user.id, describeDevice(request.userAgent).device);
  await recordAccountAction(tx, 'login', user.id, request.ip);
  return { user: await updateUser(tx, user.id, { lastSignInAt: now }), session, isNewDevice };
}

type Shown = { user: AuthUser; session: AuthSession; factors?: AuthFactor[] };

export async function presentSession(deps: Dependencies, { user, session, factors }: Shown) {
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
    user: presentUser(user, factors ?? (await listFactors(deps.db, user.id))),
  };
}

export const isBanned = (user: AuthUser, now: Date): boolean =>
  user.bannedUntil !== null && new Date(user.bannedUntil) > now;

/** Under the person's lock; starts transactions whose effect must not outlive the session. */
export async function requireLiveSession(tx: Db, actor: Pick<RequestActor, 'id' | 'sessionId'>): Promise<void> {
  await lockUser(tx, actor.id);
  if (await findSession(tx, actor.sessionId)) return;
  throw new AppError('unauthenticated', 'Entre na sua conta para continuar.');
}

/** The same, and the plan has not changed either: before what is written after the network or long work was waited for. */
export async function requireSameRights(
  tx: Db,
  actor: Pick<RequestActor, 'id' | 'sessionId' | 'userType'>,
  now: Date,
): Promise<void> {
  await requireLiveSession(tx, actor);
  const plan = await findPlan(tx, actor.id);
  if (plan && currentUserType(plan.userType, plan.premiumUntil, now) === actor.userType) return;
  throw new AppError('conflict', 'Seu plano mudou durante o envio. Tente novamente.');
}

const DAY = 24 * 60 * 60 * 1000;

export type Lifetime = Pick<Config, 'SESSION_IDLE_DAYS' | 'SESSION_MAX_DAYS'>;

/** A session expires if it was last used before the first time, or created before the second. */
export const sessionsExpireBefore = (config: Lifetime, now: Date) => ({
  idleSince: new Date(now.getTime() - config.SESSION_IDLE_DAYS * DAY).toISOString(),
  startedBefore: new Date(now.getTime() - config.SESSION_MAX_DAYS * DAY).toISOString(),
});

/** Why the session has expired; undefined while it is valid. */
export function describeExpiry(session: AuthSession, config: Lifetime, now: Date): string | undefined {
  const { idleSince, startedBefore } = sessionsExpireBefore(config, now);
  if (new Date(session.createdAt) < new Date(startedBefore)) return 'Session Expired';
  const isIdle = new Date(session.refreshedAt ?? session.createdAt) < new Date(idleSince);
  return isIdle ? 'Session Expired (Inactivity)' : undefined;
}

/** An open or stolen session alone must not be able to lock the owner out. */
export function requireRecentProof(session: AuthSession, now: Date): void {
  // Newest first. A code of the factor counts as proof, because only the owner has it.
  const provedAt = session.amr[0]?.timestamp ?? 0;
  if (isRecentSignIn(new Date(provedAt * 1000), now)) return;
  throw new AuthError(403, 'reauthentication_needed', 'Changing factors requires a recent sign-in');
}
