import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { limitMailRequests } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, captchaField, record, text } from '#server/features/auth/protocol/auth-request.ts';
import { checkCaptcha } from '#server/features/auth/protocol/captcha.ts';
import { inConstantTime } from '#server/features/auth/protocol/constant-time.ts';
import { parseEmail } from '#server/features/auth/protocol/email-address.ts';
import { phoneOtpDisabled } from '#server/features/auth/protocol/not-enabled.ts';
import { checkMetadata, type Metadata, nameFrom } from '#server/features/auth/protocol/user-metadata.ts';
import { parseChallenge, pkceFields } from '#server/features/auth/tokens/pkce.ts';
import {
  type AuthUser,
  findUserByEmail,
  forgetRegistrant,
  insertAccount,
} from '#server/features/auth/users.repository.ts';
import { sendConfirmation, sendRecoveryOrSignInMail } from './deliver-mail.ts';

const bodySchema = z.object({
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
  const body = await request.body(bodySchema);
  await checkCaptcha(request, body.gotrue_meta_security);
  if (body.email && body.phone) throw validationFailed('Only an email address or phone number should be provided');
  if (!body.email && !body.phone) throw validationFailed('One of email or phone must be set');
  if (body.phone) throw phoneOtpDisabled();
  if (body.channel) throw validationFailed('Channel should only be specified with Phone OTP');
  const email = parseEmail(body.email);
  const challenge = parseChallenge(body);
  const data = checkMetadata(body.data);
  await limitMailRequests(request, 'recovery', email);
  return inConstantTime(async () => {
    const known = await findUserByEmail(request.deps.db, email);
    const isPending = known && !known.emailConfirmedAt && request.deps.config.EMAIL_CONFIRMATION;
    if (isPending) await welcome(request, await startOver(request, email), challenge);
    else if (known) await sendRecoveryOrSignInMail(request, known, 'magiclink', challenge);
    else if (body.create_user) await welcome(request, await createUser(request, email, data), challenge);
    return {};
  });
}

async function welcome(request: AuthRequest, user: AuthUser | undefined, challenge: string | undefined) {
  if (!user) return;
  if (request.deps.config.EMAIL_CONFIRMATION) await sendConfirmation(request, user, challenge);
  else await sendRecoveryOrSignInMail(request, user, 'magiclink', challenge);
}

/** A second request before the confirmation is treated as another sign-up: see sign-up.ts. */
const startOver = (request: AuthRequest, email: string): Promise<AuthUser | undefined> =>
  request.deps.db.transaction((tx) => forgetRegistrant(tx, email, request.deps.now().toISOString()));

async function createUser(request: AuthRequest, email: string, data: Metadata): Promise<AuthUser | undefined> {
  const now = request.deps.now().toISOString();
  const account = { id: randomUUID(), email, passwordHash: null, data, confirmed: false, now };
  return request.deps.db.transaction(async (tx) => {
    const user = await insertAccount(tx, { ...account, name: nameFrom(data), userType: 'free' });
    if (user) await recordAccountAction(tx, { action: 'user_signedup', userId: user.id, ip: request.ip, now });
    return user;
  });
}
