import { isUuid } from '#domain/uuid.ts';
import { recordAudit } from '#server/features/auth/audit.repository.ts';
import { deleteIdentity, loadAccount, lockUser, updateUser } from '#server/features/auth/users.repository.ts';
import { AuthError } from './auth-errors.ts';
import type { AuthRequest } from './auth-request.ts';
import type { Caller } from './caller.ts';

/** Removes one of several identities; the last one stays, or nobody could ever sign in again. */
export async function unlinkIdentity(request: AuthRequest, { user }: Caller, identityId: string) {
  if (!isUuid(identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  const { db, now } = request.deps;
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const { identities } = await loadAccount(tx, user);
    if (identities.length < 2) {
      throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
    }
    const remaining = identities.filter(({ id }) => id !== identityId);
    if (remaining.length === identities.length) {
      throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    }
    await deleteIdentity(tx, user.id, identityId);
    const providers = [...new Set(remaining.map(({ provider }) => provider))];
    const appMetadata = { ...user.appMetadata, provider: providers[0], providers };
    const at = now().toISOString();
    await updateUser(tx, user.id, at, { appMetadata });
    await recordAudit(tx, { action: 'identity_unlinked', userId: user.id, ip: request.ip, now: at });
  });
  return {};
}
