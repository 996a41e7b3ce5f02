import * as z from 'zod';
import { sendRecoveryOrSignInMail } from '#server/features/auth/mail/deliver-mail.ts';
import { validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { limitMailRequests } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, captchaField, text } from '#server/features/auth/protocol/auth-request.ts';
import { checkCaptcha } from '#server/features/auth/protocol/captcha.ts';
import { inConstantTime } from '#server/features/auth/protocol/constant-time.ts';
import { parseEmail } from '#server/features/auth/protocol/email-address.ts';
import { parseChallenge, pkceFields } from '#server/features/auth/tokens/pkce.ts';
import { findUserByEmail } from '#server/features/auth/users.repository.ts';

const bodySchema = z.object({ email: text, gotrue_meta_security: captchaField, ...pkceFields });

/** Always returns `{}`, so that it does not reveal whether the address has an account. */
export async function recover(request: AuthRequest) {
  const body = await request.body(bodySchema);
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
