import { recordAudit } from '#server/features/auth/audit.repository.ts';
import { validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import type { Caller } from '#server/features/auth/protocol/caller.ts';
import { lockUser } from '#server/features/auth/users.repository.ts';
import { endSession, endSessionsOf } from './end-sessions.ts';

/** `global` ends all sessions of the user, `local` this one, `others` all but this one. */
export async function signOut(request: AuthRequest, { user, session }: Caller): Promise<void> {
  const scope = request.query.scope || 'global';
  if (!['global', 'local', 'others'].includes(scope)) {
    throw validationFailed(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  const { db, now } = request.deps;
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    if (scope === 'local') await endSession(tx, session);
    else await endSessionsOf(tx, user.id, scope === 'others' ? session.id : undefined);
    await recordAudit(tx, { action: 'logout', userId: user.id, ip: request.ip, now: now().toISOString() });
  });
}
