import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '#server/db/client.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { sendConfirmation } from '#server/features/auth/mail/deliver-auth-mail.ts';
import { checkPasswordPolicy, hashPassword } from '#server/features/auth/passwords/passwords.ts';
import { openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { parseChallenge, pkceFields } from '#server/features/auth/tokens/pkce.ts';
import {
  type AuthUser,
  findUserByEmail,
  insertAccount,
  loadAccount,
  type NewAccount,
  removeFirstRegistrant,
} from '#server/features/auth/users.repository.ts';
import { recordConsent } from '#server/features/legal/legal.service.ts';
import { addressKey } from '#server/http/client-address.ts';
import { AuthError, validationFailed } from './auth-errors.ts';
import { limitMailRequests } from './auth-limits.ts';
import { type AuthRequest, captchaField, record, text } from './auth-request.ts';
import { checkCaptcha } from './captcha.ts';
import { inConstantTime } from './constant-time.ts';
import { parseEmail } from './email-address.ts';
import { disabled } from './not-enabled.ts';
import { presentPendingUser } from './present-user.ts';
import { checkMetadata, type Metadata, nameFrom } from './user-metadata.ts';

const bodySchema = z.object({
  email: text,
  phone: text,
  password: text,
  data: record,
  gotrue_meta_security: captchaField,
  ...pkceFields,
});

type SignUpDraft = { email: string; password: string; data: Metadata; challenge: string | undefined };

export async function signUp(request: AuthRequest) {
  const body = await request.body(bodySchema);
  await checkCaptcha(request, body.gotrue_meta_security);
  if (!body.email && !body.phone) throw disabled('anonymous');
  if (!body.password) throw validationFailed('Signup requires a valid password');
  checkPasswordPolicy(body.password);
  if (body.email && body.phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  }
  const challenge = parseChallenge(body);
  if (body.phone) throw disabled('phoneSignUp');
  const email = parseEmail(body.email);
  const draft = { email, password: body.password, data: checkMetadata(body.data), challenge };
  if (!request.deps.config.EMAIL_CONFIRMATION) return signUpAtOnce(request, draft);
  // The hash takes longer than a step of padding: what follows has to stay within one.
  const account = await newAccount(request, draft, false);
  return inConstantTime(async () => {
    // Runs before the rate limit of mails is checked: a rejected sign-up must still reset the pending account.
    await request.deps.db.transaction((tx) => removeFirstRegistrant(tx, email, request.deps.now().toISOString()));
    await limitMailRequests(request, 'confirmation', email);
    return signUpToConfirm(request, draft, account);
  });
}

const alreadyRegistered = () => new AuthError(422, 'user_already_exists', 'User already registered');

async function signUpAtOnce(request: AuthRequest, draft: SignUpDraft) {
  const { db } = request.deps;
  if (await findUserByEmail(db, draft.email)) throw alreadyRegistered();
  const account = await newAccount(request, draft, true);
  const opened = await db.transaction(async (tx) => {
    const user = await register(tx, request, account);
    return user && openSession(tx, request, user, 'password');
  });
  if (!opened) throw alreadyRegistered();
  return presentSession(request.deps, await loadAccount(db, opened.user), opened.session);
}

/** Same reply and same work whether the address is new, pending confirmation or has an account. */
async function signUpToConfirm(request: AuthRequest, draft: SignUpDraft, account: NewAccount) {
  const pending = await request.deps.db.transaction(
    async (tx) => (await register(tx, request, account)) ?? removeFirstRegistrant(tx, draft.email, account.now),
  );
  if (pending) await sendConfirmation(request, pending, draft.challenge);
  return presentPendingUser(account);
}

/** Undefined when the address is taken. */
async function register(tx: Db, request: AuthRequest, account: NewAccount): Promise<AuthUser | undefined> {
  const user = await insertAccount(tx, account);
  if (!user) return undefined;
  await recordConsent(tx, user.id, account.now);
  await recordAccountAction(tx, { action: 'user_signedup', userId: user.id, ip: request.ip, now: account.now });
  return user;
}

async function newAccount(request: AuthRequest, draft: SignUpDraft, confirmed: boolean): Promise<NewAccount> {
  return {
    id: randomUUID(),
    email: draft.email,
    passwordHash: await hashPassword(draft.password, addressKey(request.ip)),
    name: nameFrom(draft.data),
    userType: 'free',
    data: draft.data,
    confirmed,
    now: request.deps.now().toISOString(),
  };
}
