import { describeDevice } from '#domain/accounts/describe-device.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { newDeviceMail } from '#server/features/auth/mail/mail-texts.ts';
import { sendInBackground } from '#server/features/auth/mail/send-in-background.ts';
import { AuthError, disabled, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { accountLimits, forgetAccount, limitAccount } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { normalizeEmail } from '#server/features/auth/protocol/email-address.ts';
import { readVisitorForm } from '#server/features/auth/protocol/visitor-form.ts';
import { isBanned, type OpenedSession, openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { type AuthUser, findUserByEmail, lockUser, updateUser } from '#server/features/auth/users.repository.ts';
import { addressKey } from '#server/http/client-address.ts';
import { hashPassword, isOutdatedHash, isPasswordOf } from './passwords.ts';

export async function signInWithPassword(request: AuthRequest) {
  const body = await readVisitorForm(request);
  if (body.email && body.phone) {
    throw validationFailed('Only an email address or phone number should be provided on login.');
  }
  if (body.phone) throw disabled('phoneSignIn');
  if (!body.email) throw validationFailed('missing email or phone');
  const email = normalizeEmail(body.email);
  const forget = await limitGuesses(request, email);
  const opened = await enter(request, email, body.password);
  await forget();
  mailNewDevice(request, opened);
  return presentSession(request.deps, opened);
}

/** Only for password sign-ins: a sign-in by mail already proves access to the mailbox. */
function mailNewDevice({ deps, log, userAgent }: AuthRequest, { user, isNewDevice }: OpenedSession): void {
  if (!isNewDevice || !user.emailProvedAt) return;
  const entry = { device: describeDevice(userAgent).device, at: deps.now(), publicUrl: deps.config.PUBLIC_URL };
  sendInBackground({ ...deps, log }, newDeviceMail(user.email, entry), 'new-device');
}

/** Counts the attempt for the account, known or not; call the returned function after a success to reset the count. */
export async function limitGuesses(request: AuthRequest, email: string): Promise<() => Promise<void>> {
  const pair = `${email} ${addressKey(request.ip)}`;
  await limitAccount(request, accountLimits.passwordFromAddress, pair);
  await limitAccount(request, accountLimits.password, email);
  return async () => {
    await forgetAccount(request, accountLimits.passwordFromAddress, pair);
    await forgetAccount(request, accountLimits.password, email);
  };
}

/** The password may change while it is being checked: then it is checked again against the new one. */
async function enter(request: AuthRequest, email: string, password: string): Promise<OpenedSession> {
  const user = await checkCredentials(request, email, password);
  const newHash =
    user.passwordHash && isOutdatedHash(user.passwordHash)
      ? await hashPassword(password, addressKey(request.ip))
      : undefined;
  const opened = await request.deps.db.transaction(async (tx) => {
    const present = await lockUser(tx, user.id);
    if (present?.passwordHash !== user.passwordHash) return undefined;
    requireOpenAccount(present, request.deps.now());
    if (newHash) await updateUser(tx, user.id, { passwordHash: newHash });
    return openSession(tx, request, present, 'password');
  });
  return opened ?? enter(request, email, password);
}

async function checkCredentials(request: AuthRequest, email: string, password: string): Promise<AuthUser> {
  const { db, now } = request.deps;
  const user = await findUserByEmail(db, email);
  const matches = await isPasswordOf(user?.passwordHash, password, addressKey(request.ip));
  if (!user || !matches) {
    await recordAccountAction(db, 'login_failed', user?.id ?? null, request.ip);
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  requireOpenAccount(user, now());
  return user;
}

function requireOpenAccount(user: AuthUser, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.emailConfirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
}
