import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { hasVerifiedFactor } from '#server/features/auth/factors/factors.repository.ts';
import { validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import type { Caller } from '#server/features/auth/protocol/caller.ts';
import { lockUser } from '#server/features/auth/users.repository.ts';
import { endSession, endSessionsOf } from './end-sessions.ts';

/** `global` ends all sessions of the user, `local` this one, `others` all but this one; a weak session only ends itself. */
export async function signOut(request: AuthRequest, { user, session }: Caller): Promise<void> {
  const scope = request.query.scope || 'global';
  if (!['global', 'local', 'others'].includes(scope)) {
    throw validationFailed(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  const { db, now } = request.deps;
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    // Who has the password but not the second factor must not sign the owner out elsewhere.
    const isWeak = session.aal !== 'aal2' && (await hasVerifiedFactor(tx, user.id));
    if (scope === 'others') {
      if (!isWeak) await endSessionsOf(tx, user.id, session.id);
    } else if (scope === 'local' || isWeak) await endSession(tx, session);
    else await endSessionsOf(tx, user.id);
    await recordAccountAction(tx, { action: 'logout', userId: user.id, ip: request.ip, now: now().toISOString() });
  });
}
