import * as z from 'zod';
import { validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { addressLimits, limitAddress, limitMail } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, captchaField, text } from '#server/features/auth/protocol/auth-request.ts';
import { checkCaptcha } from '#server/features/auth/protocol/captcha.ts';
import { parseEmail } from '#server/features/auth/protocol/email-address.ts';
import { phoneLoginDisabled } from '#server/features/auth/protocol/not-enabled.ts';
import { inSteadyTime } from '#server/features/auth/protocol/steady-time.ts';
import { parseChallenge, pkceFields } from '#server/features/auth/tokens/pkce.ts';
import { findUserByEmail } from '#server/features/auth/users.repository.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sendEmailChange } from './send-email-change.ts';

const bodySchema = z.object({
  type: text,
  email: text,
  phone: text,
  gotrue_meta_security: captchaField,
  ...pkceFields,
});

const phoneTypes = ['sms', 'phone_change'];

/** Sends a pending message again. Always `{}`: unknown, already confirmed and nothing pending look the same. */
export async function resend(request: AuthRequest) {
  await limitAddress(request, addressLimits.resend);
  const body = await request.body(bodySchema);
  await checkCaptcha(request, body.gotrue_meta_security);
  const email = parseTarget(body);
  const challenge = parseChallenge(body);
  const isSignUp = body.type === 'signup';
  await limitMail(request, isSignUp ? 'confirmation' : 'email_change', email);
  return inSteadyTime(async () => {
    const user = await findUserByEmail(request.deps.db, email);
    if (user && isSignUp && !user.emailConfirmedAt) await sendConfirmation(request, user, challenge);
    if (user?.newEmail && !isSignUp) await sendEmailChange(request, user, user.newEmail, challenge);
    return {};
  });
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
