import { RECENT_SIGN_IN_MINUTES } from '#domain/accounts/password-rules.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { removeCalendarAddress } from '#server/features/calendar/calendar.service.ts';
import type { Dependencies, RequestActor } from '#server/http/app-env.ts';
import { addressKey } from '#server/http/client-address.ts';
import { deleteAccountLogOf, recordAccountAction } from './account-log.repository.ts';
import { isPasswordOf } from './passwords/passwords.ts';
import { AuthError } from './protocol/auth-errors.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { requireLiveSession } from './sessions/live-session.ts';
import { isRecentSignIn } from './sessions/session-lifetime.ts';
import { findSession } from './sessions/sessions.repository.ts';
import { voidTokensOf } from './tokens/one-time-tokens.repository.ts';
import { deleteUser, findUser } from './users.repository.ts';

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
  if (isRecentSignIn(session, now())) return;
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
export async function closeAccount(tx: Db, actor: RequestActor, input: { ip: string; now: Date }): Promise<void> {
  const { id: userId } = actor;
  await requireLiveSession(tx, actor);
  await voidTokensOf(tx, userId);
  await endSessionsOf(tx, userId);
  await removeCalendarAddress(tx, userId);
  await recordAccountAction(tx, {
    action: 'user_deletion_requested',
    userId,
    ip: input.ip,
    now: input.now.toISOString(),
  });
}

/** With all rows that refer to it. Returns its e-mail address, or undefined if it is already deleted. */
export async function removeAccount(tx: Db, userId: string): Promise<string | undefined> {
  await deleteAccountLogOf(tx, userId);
  await endSessionsOf(tx, userId);
  return deleteUser(tx, userId);
}
