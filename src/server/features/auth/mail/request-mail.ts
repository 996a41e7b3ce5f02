import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { limitMailRequests, limitMailToStranger, limitOwnMail } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, captchaField, record, text } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, lockCaller, requireCaller } from '#server/features/auth/protocol/caller.ts';
import { checkCaptcha } from '#server/features/auth/protocol/captcha.ts';
import { inConstantTime } from '#server/features/auth/protocol/constant-time.ts';
import { parseEmail } from '#server/features/auth/protocol/email-address.ts';
import { disabled } from '#server/features/auth/protocol/not-enabled.ts';
import { checkMetadata, type Metadata, nameFrom } from '#server/features/auth/protocol/user-metadata.ts';
import { issueToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import { parseChallenge, pkceFields } from '#server/features/auth/tokens/pkce.ts';
import {
  type AuthUser,
  findUserByEmail,
  insertAccount,
  removeFirstRegistrant,
  updateUser,
} from '#server/features/auth/users.repository.ts';
import { deliverMail, sendConfirmation, sendEmailChange, sendRecoveryOrSignInMail } from './deliver-auth-mail.ts';
import { reauthenticationMail } from './mail-texts.ts';

const recoverySchema = z.object({ email: text, gotrue_meta_security: captchaField, ...pkceFields });

/** Always returns `{}`, so that it does not reveal whether the address has an account. */
export async function recover(request: AuthRequest) {
  const body = await request.body(recoverySchema);
  await checkCaptcha(request, body.gotrue_meta_security);
  if (!body.email) throw validationFailed('Password recovery requires an email');
  const email = parseEmail(body.email);
  const challenge = parseChallenge(body);
  await limitMailRequests(request, 'recovery', email);
  return inConstantTime(async () => {
    const user = await findUserByEmail(request.deps.db, email);
    if (user) await sendRecoveryOrSignInMail(request, user, 'recovery', challenge);
    return {};
  });
}

const signInLinkSchema = z.object({
  email: text,
  phone: text,
  channel: text,
  data: record,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  gotrue_meta_security: captchaField,
  ...pkceFields,
});

/** Mails a sign-in code and link. Always returns `{}`, even if no account exists and none may be created. */
export async function sendOtp(request: AuthRequest) {
  const body = await request.body(signInLinkSchema);
  await checkCaptcha(request, body.gotrue_meta_security);
  if (body.email && body.phone) throw validationFailed('Only an email address or phone number should be provided');
  if (!body.email && !body.phone) throw validationFailed('One of email or phone must be set');
  if (body.phone) throw disabled('phoneOtp');
  if (body.channel) throw validationFailed('Channel should only be specified with Phone OTP');
  const email = parseEmail(body.email);
  const challenge = parseChallenge(body);
  const data = checkMetadata(body.data);
  await limitMailRequests(request, 'recovery', email);
  return inConstantTime(async () => {
    const known = await findUserByEmail(request.deps.db, email);
    const isPending = known && !known.emailConfirmedAt && request.deps.config.EMAIL_CONFIRMATION;
    if (isPending) await sendFirstMail(request, await startOver(request, email), challenge);
    else if (known) await sendRecoveryOrSignInMail(request, known, 'magiclink', challenge);
    else if (body.create_user) await sendFirstMail(request, await createUser(request, email, data), challenge);
    return {};
  });
}

async function sendFirstMail(request: AuthRequest, user: AuthUser | undefined, challenge: string | undefined) {
  if (!user) return;
  if (request.deps.config.EMAIL_CONFIRMATION) await sendConfirmation(request, user, challenge);
  else await sendRecoveryOrSignInMail(request, user, 'magiclink', challenge);
}

/** A second request before the confirmation is treated as another sign-up: see sign-up.ts. */
const startOver = (request: AuthRequest, email: string): Promise<AuthUser | undefined> =>
  request.deps.db.transaction((tx) => removeFirstRegistrant(tx, email, request.deps.now().toISOString()));

async function createUser(request: AuthRequest, email: string, data: Metadata): Promise<AuthUser | undefined> {
  const now = request.deps.now().toISOString();
  const account = { id: randomUUID(), email, passwordHash: null, data, confirmed: false, now };
  return request.deps.db.transaction(async (tx) => {
    const user = await insertAccount(tx, { ...account, name: nameFrom(data), userType: 'free' });
    if (user) await recordAccountAction(tx, { action: 'user_signedup', userId: user.id, ip: request.ip, now });
    return user;
  });
}

const resendSchema = z.object({
  type: text,
  email: text,
  phone: text,
  gotrue_meta_security: captchaField,
  ...pkceFields,
});

const phoneTypes = ['sms', 'phone_change'];

/** Always `{}`, so that unknown, confirmed and nothing pending are indistinguishable. */
export async function resend(request: AuthRequest) {
  const body = await request.body(resendSchema);
  await checkCaptcha(request, body.gotrue_meta_security);
  const email = parseTarget(body);
  const challenge = parseChallenge(body);
  if (body.type === 'email_change') return resendEmailChange(request, email, challenge);
  await limitMailRequests(request, 'confirmation', email);
  return inConstantTime(async () => {
    const user = await findUserByEmail(request.deps.db, email);
    if (user && !user.emailConfirmedAt) await sendConfirmation(request, user, challenge);
    return {};
  });
}

/** A new link ends the one before, so only the person themselves may request it; for others it does nothing. */
async function resendEmailChange(request: AuthRequest, email: string, challenge: string | undefined) {
  const caller = await findCaller(request);
  const newEmail = caller?.user.newEmail;
  if (caller?.user.email !== email || !newEmail) return {};
  await limitOwnMail(request, 'email_change', email);
  await limitMailToStranger(request, newEmail);
  await sendEmailChange(request, caller, newEmail, challenge);
  return {};
}

async function findCaller(request: AuthRequest): Promise<Caller | undefined> {
  try {
    return await requireCaller(request);
  } catch (error) {
    if (error instanceof AuthError) return undefined;
    throw error;
  }
}

function parseTarget({ type, email, phone }: z.output<typeof resendSchema>): string {
  if (!['signup', 'email_change', ...phoneTypes].includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided.');
  if (!email && !phone) throw validationFailed('Missing email address or phone number');
  if (phoneTypes.includes(type)) {
    if (email) throw validationFailed('Type provided requires a phone number');
    throw disabled('phoneResend');
  }
  if (phone) throw validationFailed('Type provided requires an email address');
  return parseEmail(email);
}

/** Mails a code for a password change; not to an unproved mailbox, where it would prove nothing. */
export async function reauthenticate(request: AuthRequest, caller: Caller) {
  const { user } = caller;
  if (!user.emailProvedAt) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  await limitOwnMail(request, 'reauthentication', user.email);
  const { code } = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    await lockCaller(tx, request, caller);
    await updateUser(tx, user.id, now, { reauthenticationSentAt: now });
    await recordAccountAction(tx, { action: 'user_reauthenticate_requested', userId: user.id, ip: request.ip, now });
    return issueToken(tx, request, { userId: user.id, kind: 'reauthentication', email: user.email });
  });
  deliverMail(request, reauthenticationMail(user.email, code), { kind: 'reauthentication', account: user.email });
  return {};
}
