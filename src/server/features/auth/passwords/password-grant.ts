import * as z from 'zod';
import { recordAudit } from '#server/features/auth/audit.repository.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { accountLimits, addressKey, forgetAccount, limitAccount } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, captchaField, text } from '#server/features/auth/protocol/auth-request.ts';
import { checkCaptcha } from '#server/features/auth/protocol/captcha.ts';
import { normalizeEmail } from '#server/features/auth/protocol/email-address.ts';
import { phoneLoginDisabled } from '#server/features/auth/protocol/not-enabled.ts';
import { isBanned, openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import {
  type AuthUser,
  findUserByEmail,
  loadAccount,
  replacePasswordHash,
} from '#server/features/auth/users.repository.ts';
import { hashPassword, isOutdatedHash, isPasswordOf } from './passwords.ts';

const bodySchema = z.object({ email: text, phone: text, password: text, gotrue_meta_security: captchaField });

export async function signInWithPassword(request: AuthRequest) {
  const body = await request.body(bodySchema);
  await checkCaptcha(request, body.gotrue_meta_security);
  if (body.email && body.phone) {
    throw validationFailed('Only an email address or phone number should be provided on login.');
  }
  if (body.phone) throw phoneLoginDisabled(422);
  if (!body.email) throw validationFailed('missing email or phone');
  const email = normalizeEmail(body.email);
  const forget = await limitGuesses(request, email);
  const user = await checkCredentials(request, email, body.password);
  await forget();
  return startSession(request, user);
}

/** Counts the try for the account, known or not; a success forgets it. */
async function limitGuesses(request: AuthRequest, email: string): Promise<() => Promise<void>> {
  const pair = `${email} ${addressKey(request.ip)}`;
  await limitAccount(request, accountLimits.passwordFromAddress, pair);
  await limitAccount(request, accountLimits.password, email);
  return async () => {
    await forgetAccount(request, accountLimits.passwordFromAddress, pair);
    await forgetAccount(request, accountLimits.password, email);
  };
}

async function checkCredentials(request: AuthRequest, email: string, password: string): Promise<AuthUser> {
  const { db, now } = request.deps;
  const user = await findUserByEmail(db, email);
  const matches = await isPasswordOf(user?.passwordHash, password, addressKey(request.ip));
  if (!user || !matches) {
    const audit = { action: 'login_failed', userId: user?.id ?? null, ip: request.ip } as const;
    await recordAudit(db, { ...audit, now: now().toISOString() });
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (isBanned(user, now())) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.emailConfirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  if (user.passwordHash && isOutdatedHash(user.passwordHash)) {
    await replacePasswordHash(db, user.id, user.passwordHash, await hashPassword(password, addressKey(request.ip)));
  }
  return user;
}

async function startSession(request: AuthRequest, user: AuthUser) {
  const { db } = request.deps;
  const opened = await db.transaction((tx) => openSession(tx, request, user, 'password'));
  return presentSession(request.deps, await loadAccount(db, opened.user), opened.session);
}
