import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError, disabled, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { limitMailRequests, limitMailToStranger, limitOwnMail } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, changeAccount, requireCaller } from '#server/features/auth/protocol/caller.ts';
import { inConstantTime } from '#server/features/auth/protocol/constant-time.ts';
import { parseEmail } from '#server/features/auth/protocol/email-address.ts';
import { newAccount } from '#server/features/auth/protocol/sign-up.ts';
import { checkMetadata } from '#server/features/auth/protocol/user-metadata.ts';
import { readVisitorForm, type VisitorForm } from '#server/features/auth/protocol/visitor-form.ts';
import { issueToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import { parseChallenge } from '#server/features/auth/tokens/pkce.ts';
import {
  findUserByEmail,
  insertAccount,
  removeFirstRegistrant,
  updateUser,
} from '#server/features/auth/users.repository.ts';
import { deliverMail, sendEmailChange, sendLink } from './deliver-auth-mail.ts';
import { reauthenticationMail } from './mail-texts.ts';

/** Always returns `{}`, so that it does not reveal whether the address has an account. */
export async function recover(request: AuthRequest) {
  const form = await readVisitorForm(request);
  if (!form.email) throw validationFailed('Password recovery requires an email');
  const email = parseEmail(form.email);
  const challenge = parseChallenge(form);
  await limitMailRequests(request, 'recovery', email);
  return inConstantTime(async () => {
    const user = await findUserByEmail(request.deps.db, email);
    if (user) await sendLink(request, user, 'recovery', challenge);
    return {};
  });
}

/** Mails a sign-in code and link. Always returns `{}`, even if no account exists and none may be created. */
export async function sendOtp(request: AuthRequest) {
  const form = await readVisitorForm(request);
  if (form.email && form.phone) throw validationFailed('Only an email address or phone number should be provided');
  if (!form.email && !form.phone) throw validationFailed('One of email or phone must be set');
  if (form.phone) throw disabled('phoneOtp');
  if (form.channel) throw validationFailed('Channel should only be specified with Phone OTP');
  const email = parseEmail(form.email);
  const challenge = parseChallenge(form);
  checkMetadata(form.data);
  await limitMailRequests(request, 'recovery', email);
  return inConstantTime(async () => {
    const known = await findUserByEmail(request.deps.db, email);
    const isFirst = !known?.emailConfirmedAt && request.deps.config.EMAIL_CONFIRMATION;
    const user = known && !isFirst ? known : await openPendingAccount(request, form, email);
    if (user) await sendLink(request, user, isFirst ? 'signup' : 'magiclink', challenge);
    return {};
  });
}

/** A second request before the confirmation is treated as another sign-up: see sign-up.ts. */
const openPendingAccount = (request: AuthRequest, { data, create_user }: VisitorForm, email: string) =>
  request.deps.db.transaction(async (tx) => {
    const pending = await removeFirstRegistrant(tx, email);
    if (pending || !create_user) return pending;
    const user = await insertAccount(tx, newAccount(request, { email, data, passwordHash: null, confirmed: false }));
    if (user) await recordAccountAction(tx, 'user_signedup', user.id, request.ip);
    return user;
  });

const phoneTypes = ['sms', 'phone_change'];

/** Always `{}`, so that unknown, confirmed and nothing pending are indistinguishable. */
export async function resend(request: AuthRequest) {
  const form = await readVisitorForm(request);
  const email = parseTarget(form);
  const challenge = parseChallenge(form);
  if (form.type === 'email_change') return resendEmailChange(request, email, challenge);
  await limitMailRequests(request, 'confirmation', email);
  return inConstantTime(async () => {
    const user = await findUserByEmail(request.deps.db, email);
    if (user && !user.emailConfirmedAt) await sendLink(request, user, 'signup', challenge);
    return {};
  });
}

/** A new link ends the one before, so only the person themselves may request it; for others it does nothing. */
async function resendEmailChange(request: AuthRequest, email: string, challenge: string | undefined) {
  const caller = await requireCaller(request).catch((error: unknown) => {
    if (error instanceof AuthError) return undefined;
    throw error;
  });
  const newEmail = caller?.user.newEmail;
  if (caller?.user.email !== email || !newEmail) return {};
  await limitOwnMail(request, 'email_change', email);
  await limitMailToStranger(request, newEmail);
  await sendEmailChange(request, caller, newEmail, challenge);
  return {};
}

function parseTarget({ type, email, phone }: VisitorForm): string {
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
  const { id: userId, email, emailProvedAt } = caller.user;
  if (!emailProvedAt) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  await limitOwnMail(request, 'reauthentication', email);
  const { code } = await changeAccount(request, caller, async (tx) => {
    await updateUser(tx, userId, { reauthenticationSentAt: request.deps.now().toISOString() });
    await recordAccountAction(tx, 'user_reauthenticate_requested', userId, request.ip);
    return issueToken(tx, request, { userId, kind: 'reauthentication', email });
  });
  deliverMail(request, reauthenticationMail(email, code), 'reauthentication', email);
  return {};
}
