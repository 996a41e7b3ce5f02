import { randomUUID } from 'node:crypto';
import { isRecentSignIn, RECENT_SIGN_IN_MINUTES } from '#domain/accounts/recent-sign-in.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import { removeCalendarAddress } from '#server/features/calendar/calendar.service.ts';
import { addressKey } from '#server/http/client-address.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { deleteAccountLogOf, recordAccountAction } from './account-log.repository.ts';
import { deleteFactors } from './factors/factors.repository.ts';
import { hashPassword, isPasswordOf } from './passwords/passwords.ts';
import { AuthError } from './protocol/auth-errors.ts';
import { isEmailAddress, normalizeEmail } from './protocol/email-address.ts';
import { endAllAccess, endSessions } from './sessions/end-sessions.ts';
import { findSession } from './sessions/sessions.repository.ts';
import { requireLiveSession } from './sessions/sessions.ts';
import { endUnprovedCredentials } from './unproved-credentials.ts';
import {
  type AuthUser,
  deleteUser,
  findUser,
  findUserByEmail,
  insertAccount,
  listFactors,
  lockUser,
  updateUser,
} from './users.repository.ts';

type Target = { userId: string; ip: string | null };

const missing = () => new AppError('not_found', 'Usuário não encontrado.');

/** An administrator signs the person out. Returns the number of ended sessions. Call it inside a transaction. */
export async function endSessionsByHand(tx: Db, target: Target & { except?: string | undefined }): Promise<number> {
  const { userId, ip, except } = target;
  if (!(await lockUser(tx, userId))) throw missing();
  const ended = await endSessions(tx, userId, { except });
  await removeCalendarAddress(tx, userId);
  await recordAccountAction(tx, 'logout', userId, ip);
  return ended;
}

/** For a lost authenticator: ends every session too. Call it inside a transaction. */
export async function removeFactorsInTransaction(
  tx: Db,
  { userId, ip }: Target,
): Promise<{ removed: number; provedEmail: string | undefined }> {
  const user = await lockUser(tx, userId);
  if (!user) throw missing();
  const factors = await listFactors(tx, userId);
  await deleteFactors(tx, factors);
  await endSessions(tx, userId);
  await recordAccountAction(tx, 'factor_deleted', userId, ip);
  return { removed: factors.length, provedEmail: user.emailProvedAt ? user.email : undefined };
}

type AccountDraft = { email: string; password: string; name: string; userType?: UserType };

/** Confirmed, for the seed and the command line. Not inside a transaction: hashing is slow. */
export async function createAccount(db: Db, draft: AccountDraft): Promise<{ id: string; email: string }> {
  if (!isEmailAddress(draft.email)) throw new AppError('invalid_input', 'Email inválido.');
  const email = normalizeEmail(draft.email);
  const passwordHash = await hashPassword(draft.password);
  const name = draft.name.trim();
  const user = await db.transaction((tx) =>
    insertAccount(tx, {
      id: randomUUID(),
      email,
      passwordHash,
      name,
      userType: draft.userType ?? 'free',
      data: { name },
      confirmed: true,
      proved: true,
      now: new Date().toISOString(),
    }),
  );
  if (!user) throw new AppError('conflict', 'Este email já está cadastrado.');
  return { id: user.id, email };
}

/** Someone opened a mail sent to this account's address. A sign-up without confirmation is no proof. */
export const isMailboxProved = (user: Pick<AuthUser, 'emailProvedAt'>): boolean => user.emailProvedAt !== null;

/** The account of an address with a proved mailbox; a sign-up alone does not count. */
export async function findUserByProvedEmail(db: Db, email: string): Promise<AuthUser | undefined> {
  const user = await findAccountByEmail(db, email);
  return user && isMailboxProved(user) ? user : undefined;
}

/**
 * A link mailed to the account's address was opened, so the mailbox is now proved. If the person is signed in to this
 * account, nothing else changes. Otherwise someone else may have signed up: the first proof removes password, factors
 * and sessions, and the owner signs in by e-mail recovery. Call it inside a transaction, after the link's token was
 * checked.
 */
export async function proveMailbox(tx: Db, proof: { userId: string; sessionId?: string; now: Date }): Promise<void> {
  const user = await lockUser(tx, proof.userId);
  if (!user || isMailboxProved(user)) return;
  const session = proof.sessionId && (await findSession(tx, proof.sessionId));
  const isOwn = session && session.userId === user.id;
  if (isOwn) await updateUser(tx, user.id, { emailProvedAt: proof.now.toISOString() });
  else await endUnprovedCredentials(tx, user, proof.now);
}

/** For an operator who was told that the authenticator is lost: removes all factors and ends every session. */
export async function removeFactorsByEmail(db: Db, email: string): Promise<number> {
  return db.transaction(async (tx) => {
    const userId = await getAccountId(tx, email);
    const { removed } = await removeFactorsInTransaction(tx, { userId, ip: null });
    await recordAdminAction(tx, null, {
      action: 'factors_removed',
      subject: 'user',
      subjectId: userId,
      userId,
      changes: { factors: { before: removed, after: 0 } },
    });
    return removed;
  });
}

/** With or without a proved mailbox. */
export const findAccountByEmail = (db: Db, email: string): Promise<AuthUser | undefined> =>
  findUserByEmail(db, normalizeEmail(email.trim()));

export async function getAccountId(db: Db, email: string): Promise<string> {
  const user = await findAccountByEmail(db, email);
  if (!user) throw new AppError('not_found', `Não há conta com o e-mail ${email}.`);
  return user.id;
}

export const accountHasPassword = async (db: Db, userId: string): Promise<boolean> =>
  Boolean((await findUser(db, userId))?.passwordHash);

/** Before an irreversible action: by password, or by a recent sign-in for accounts without one. */
export async function requireSamePerson(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  actor: RequestActor,
  proof: { password: string; ip: string },
): Promise<void> {
  const [user, session] = await Promise.all([findUser(db, actor.id), findSession(db, actor.sessionId)]);
  if (!user || !session) throw new AppError('unauthenticated', 'Entre na sua conta para continuar.');
  if (user.passwordHash) return requirePassword(user.passwordHash, proof);
  if (isRecentSignIn(new Date(session.createdAt), now())) return;
  throw new AppError(
    'forbidden',
    `Por segurança, saia, entre de novo e volte aqui em até ${RECENT_SIGN_IN_MINUTES} minutos.`,
  );
}

async function requirePassword(passwordHash: string, { password, ip }: { password: string; ip: string }) {
  const isRight = await isPasswordOf(passwordHash, password, addressKey(ip)).catch((error: unknown) => {
    // The queue of password checks is full.
    if (error instanceof AuthError)
      throw new AppError('rate_limited', 'Muitas tentativas. Tente novamente em instantes.');
    throw error;
  });
  if (isRight) return;
  const issues = [{ path: 'password', message: 'Senha incorreta.' }];
  throw new AppError('invalid_input', 'Senha incorreta.', { issues });
}

/** Signs the person out everywhere and invalidates mailed links; they need a new sign-in. */
export async function closeAccount(tx: Db, actor: RequestActor, ip: string): Promise<void> {
  await requireLiveSession(tx, actor);
  await endAllAccess(tx, actor.id);
  await recordAccountAction(tx, 'user_deletion_requested', actor.id, ip);
}

/** With all rows that refer to it. Returns its e-mail address, or undefined if it is already deleted. */
export async function removeAccount(tx: Db, userId: string): Promise<string | undefined> {
  await deleteAccountLogOf(tx, userId);
  await endSessions(tx, userId);
  return deleteUser(tx, userId);
}
