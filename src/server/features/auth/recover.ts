import * as z from 'zod';
import { validationFailed } from './auth-errors.ts';
import { addressLimits, limitAddress, limitMail } from './auth-limits.ts';
import { type AuthRequest, captchaField, text } from './auth-request.ts';
import { checkCaptcha } from './captcha.ts';
import { parseEmail } from './email-address.ts';
import { parseChallenge, pkceFields } from './pkce.ts';
import { sendSignInLink } from './send-sign-in-link.ts';
import { inSteadyTime } from './steady-time.ts';
import { findUserByEmail } from './users.repository.ts';

const bodySchema = z.object({ email: text, gotrue_meta_security: captchaField, ...pkceFields });

/** Always `{}`: the answer does not tell whether the address has an account. */
export async function recover(request: AuthRequest) {
  await limitAddress(request, addressLimits.recover);
  const body = await request.body(bodySchema);
  await checkCaptcha(request, body.gotrue_meta_security);
  if (!body.email) throw validationFailed('Password recovery requires an email');
  const email = parseEmail(body.email);
  const challenge = parseChallenge(body);
  await limitMail(request, 'recovery', email);
  return inSteadyTime(async () => {
    const user = await findUserByEmail(request.deps.db, email);
    if (user) await sendSignInLink(request, user, 'recovery', challenge);
    return {};
  });
}
