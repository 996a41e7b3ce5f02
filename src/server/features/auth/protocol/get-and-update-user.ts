import * as z from 'zod';
import { hasVerifiedFactor } from '#server/features/auth/factors/factors.repository.ts';
import { sendEmailChange } from '#server/features/auth/mail/deliver-auth-mail.ts';
import { changePassword } from '#server/features/auth/passwords/change-password.ts';
import { checkPasswordPolicy } from '#server/features/auth/passwords/passwords.ts';
import { parseChallenge, pkceFields } from '#server/features/auth/tokens/pkce.ts';
import {
  type AuthUser,
  findPlan,
  findUser,
  isEmailTaken,
  listFactors,
  updateUser,
} from '#server/features/auth/users.repository.ts';
import { AuthError, disabled, validationFailed } from './auth-errors.ts';
import { limitMailToStranger, limitOwnMail } from './auth-limits.ts';
import { type AuthRequest, record, text } from './auth-request.ts';
import { type Caller, changeAccount } from './caller.ts';
import { parseEmail } from './email-address.ts';
import { presentUser } from './present-user.ts';
import { checkMetadata, mergeMetadata } from './user-metadata.ts';

export async function getUser(request: AuthRequest, caller: Caller) {
  const audience = request.header('x-jwt-aud');
  if (audience && audience !== 'authenticated') {
    throw validationFailed("Token audience doesn't match request audience");
  }
  return presentUser(caller.user, await listFactors(request.deps.db, caller.user.id));
}

const bodySchema = z.object({
  email: text,
  phone: text,
  // Absent and empty differ: the policy rejects an empty password.
  password: z.string().nullish(),
  current_password: text,
  nonce: text,
  data: record,
  app_metadata: z.unknown().optional(),
  ...pkceFields,
});

export async function updateCaller(request: AuthRequest, caller: Caller) {
  const { db } = request.deps;
  const body = await request.body(bodySchema);
  if (body.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (body.phone) throw disabled('phoneChange');
  const password = body.password ?? undefined;
  const newEmail = body.email ? parseEmail(body.email) : caller.user.email;
  const changesEmail = newEmail !== caller.user.email;
  const challenge = parseChallenge(body);
  checkMetadata(body.data);
  if (password !== undefined) checkPasswordPolicy(password, (await findPlan(db, caller.user.id))?.userType);
  const changesMetadata = Object.keys(body.data).length > 0;
  if (password !== undefined || changesEmail || changesMetadata) await requireStrongSession(request, caller);
  if (changesEmail) await requireFreeAddress(request, caller.user, newEmail);
  if (password !== undefined) {
    await changePassword(request, caller, { password, current: body.current_password, nonce: body.nonce });
  }
  if (changesMetadata) {
    await changeAccount(request, caller, (tx, { user }) =>
      updateUser(tx, user.id, { userMetadata: mergeMetadata(user.userMetadata, body.data) }),
    );
  }
  if (changesEmail) await sendEmailChange(request, caller, newEmail, challenge);
  const user = (await findUser(db, caller.user.id)) ?? caller.user;
  return presentUser(user, await listFactors(db, user.id));
}

async function requireStrongSession(request: AuthRequest, { user, session }: Caller): Promise<void> {
  if (session.aal === 'aal2' || !(await hasVerifiedFactor(request.deps.db, user.id))) return;
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

async function requireFreeAddress(request: AuthRequest, user: AuthUser, email: string): Promise<void> {
  if (await isEmailTaken(request.deps.db, email, user.id)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await limitOwnMail(request, 'email_change', user.email);
  await limitMailToStranger(request, email);
}
