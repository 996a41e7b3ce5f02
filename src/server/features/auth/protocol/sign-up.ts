import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { sendLink } from '#server/features/auth/mail/deliver-auth-mail.ts';
import { checkPasswordPolicy, hashPassword } from '#server/features/auth/passwords/passwords.ts';
import { openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { parseChallenge } from '#server/features/auth/tokens/pkce.ts';
import {
  type AuthUser,
  findUserByEmail,
  insertAccount,
  type NewAccount,
  newUser,
  removeFirstRegistrant,
} from '#server/features/auth/users.repository.ts';
import { recordConsent } from '#server/features/legal/legal.service.ts';
import { addressKey } from '#server/http/client-address.ts';
import { AuthError, disabled, validationFailed } from './auth-errors.ts';
import { limitMailRequests } from './auth-limits.ts';
import type { AuthRequest } from './auth-request.ts';
import { inConstantTime } from './constant-time.ts';
import { parseEmail } from './email-address.ts';
import { presentUser } from './present-user.ts';
import { checkMetadata, nameFrom } from './user-metadata.ts';
import { readVisitorForm } from './visitor-form.ts';

export async function signUp(request: AuthRequest) {
  const form = await readVisitorForm(request);
  const { password } = form;
  if (!form.email && !form.phone) throw disabled('anonymous');
  if (!password) throw validationFailed('Signup requires a valid password');
  checkPasswordPolicy(password);
  if (form.email && form.phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  }
  const challenge = parseChallenge(form);
  if (form.phone) throw disabled('phoneSignUp');
  const email = parseEmail(form.email);
  const data = checkMetadata(form.data);
  const confirmed = !request.deps.config.EMAIL_CONFIRMATION;
  if (confirmed && (await findUserByEmail(request.deps.db, email))) throw alreadyRegistered();
  // The hash takes longer than a step of padding: what follows has to stay within one.
  const passwordHash = await hashPassword(password, addressKey(request.ip));
  const account = newAccount(request, { email, data, passwordHash, confirmed });
  if (confirmed) return signUpAtOnce(request, account);
  return inConstantTime(() => signUpToConfirm(request, account, challenge));
}

const alreadyRegistered = () => new AuthError(422, 'user_already_exists', 'User already registered');

async function signUpAtOnce(request: AuthRequest, account: NewAccount) {
  const opened = await request.deps.db.transaction(async (tx) => {
    const user = await register(tx, request, account);
    return user && openSession(tx, request, user, 'password');
  });
  if (!opened) throw alreadyRegistered();
  return presentSession(request.deps, opened);
}

/** Same reply and same work whether the address is new, pending confirmation or has an account. */
async function signUpToConfirm(request: AuthRequest, account: NewAccount, challenge: string | undefined) {
  const { db } = request.deps;
  // Runs before the rate limit of mails is checked: a rejected sign-up must still reset the pending account.
  await db.transaction((tx) => removeFirstRegistrant(tx, account.email));
  await limitMailRequests(request, 'confirmation', account.email);
  const pending = await db.transaction(
    async (tx) => (await register(tx, request, account)) ?? removeFirstRegistrant(tx, account.email),
  );
  if (pending) await sendLink(request, pending, 'signup', challenge);
  // Built only from the request: it does not reveal whether the account is new, pending or exists.
  return presentUser({ ...newUser(account), confirmationSentAt: account.now });
}

/** Undefined when the address is taken. */
async function register(tx: Db, request: AuthRequest, account: NewAccount): Promise<AuthUser | undefined> {
  const user = await insertAccount(tx, account);
  if (!user) return undefined;
  await recordConsent(tx, user.id, account.now);
  await recordAccountAction(tx, 'user_signedup', user.id, request.ip);
  return user;
}

type AccountDraft = Pick<NewAccount, 'email' | 'data' | 'passwordHash' | 'confirmed'>;

export const newAccount = (request: AuthRequest, draft: AccountDraft): NewAccount => ({
  ...draft,
  id: randomUUID(),
  name: nameFrom(draft.data),
  userType: 'free',
  now: request.deps.now().toISOString(),
});
