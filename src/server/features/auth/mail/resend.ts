import * as z from 'zod';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { limitMailRequests, limitMailToStranger, limitOwnMail } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, captchaField, text } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, requireCaller } from '#server/features/auth/protocol/caller.ts';
import { checkCaptcha } from '#server/features/auth/protocol/captcha.ts';
import { inConstantTime } from '#server/features/auth/protocol/constant-time.ts';
import { parseEmail } from '#server/features/auth/protocol/email-address.ts';
import { phoneLoginDisabled } from '#server/features/auth/protocol/not-enabled.ts';
import { parseChallenge, pkceFields } from '#server/features/auth/tokens/pkce.ts';
import { findUserByEmail } from '#server/features/auth/users.repository.ts';
import { sendConfirmation, sendEmailChange } from './deliver-mail.ts';

const bodySchema = z.object({
  type: text,
  email: text,
  phone: text,
  gotrue_meta_security: captchaField,
  ...pkceFields,
});

const phoneTypes = ['sms', 'phone_change'];

/** Always `{}`, so that unknown, confirmed and nothing pending are indistinguishable. */
export async function resend(request: AuthRequest) {
  const body = await request.body(bodySchema);
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

function parseTarget({ type, email, phone }: z.output<typeof bodySchema>): string {
  if (!['signup', 'email_change', ...phoneTypes].includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided.');
  if (!email && !phone) throw validationFailed('Missing email address or phone number');
  if (phoneTypes.includes(type)) {
    if (email) throw validationFailed('Type provided requires a phone number');
    throw phoneLoginDisabled(400);
  }
  if (phone) throw validationFailed('Type provided requires an email address');
  return parseEmail(email);
}
