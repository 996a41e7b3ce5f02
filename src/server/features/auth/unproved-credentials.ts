import type { Db } from '#server/db/client.ts';
import { deleteFactors } from './factors/factors.repository.ts';
import { endAllAccess } from './sessions/end-sessions.ts';
import { type AuthFactor, type AuthUser, listFactors, noEmailChange, updateUser } from './users.repository.ts';

/**
 * The account may have been created by someone other than the proved owner of the mailbox: ends password, factors,
 * sessions, calendar URL and pending e-mail change from before the proof. Requires the user's lock.
 */
export async function endUnprovedCredentials(tx: Db, user: AuthUser, now: Date): Promise<AuthUser> {
  await deleteFactors(tx, await listFactorsBeforeProof(tx, user));
  await endAllAccess(tx, user.id);
  const emailProvedAt = user.emailProvedAt ?? now.toISOString();
  return updateUser(tx, user.id, { passwordHash: null, ...noEmailChange, emailProvedAt });
}

/** Somebody else may have enrolled them. */
export async function listFactorsBeforeProof(tx: Db, { id, emailProvedAt }: AuthUser): Promise<AuthFactor[]> {
  const provedAt = emailProvedAt ? Date.parse(emailProvedAt) : Number.POSITIVE_INFINITY;
  return (await listFactors(tx, id)).filter(({ createdAt }) => Date.parse(createdAt) < provedAt);
}
