import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { forgetMail, hasMailLeft, type MailLimitKind } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest, MailRequest } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, lockCaller } from '#server/features/auth/protocol/caller.ts';
import { chooseRedirect } from '#server/features/auth/protocol/redirects.ts';
import { deleteTokens } from '#server/features/auth/tokens/one-time-tokens.repository.ts';
import { type IssuedToken, issueToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import { type AuthUser, updateUser } from '#server/features/auth/users.repository.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { linkMail, type MailKind } from './mail-texts.ts';
import { sendInBackground } from './send-in-background.ts';

/**
 * Sends in the background: a slow mail server would delay the reply, and the timing would reveal which accounts exist.
 * Stored tokens stay; after a failure a new message can be requested at once, which replaces the one waiting for a
 * retry.
 */
export const deliverMail = (
  request: MailRequest,
  message: MailMessage,
  limit: { kind: MailLimitKind; account: string },
): void =>
  sendInBackground({ ...request.deps, log: request.log }, message, limit.kind, () =>
    forgetMail(request, limit.kind, limit.account),
  );

const linkTypes: Record<MailKind, string> = {
  signup: 'signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
};

/**
 * The message with a link to GET /verify; its host comes from the configuration, never from the request. The PKCE
 * challenge is part of the link: a stranger may have requested the mail, and their challenge must not block the owner.
 */
export function composeLinkMail(
  request: AuthRequest,
  kind: MailKind,
  to: string,
  token: IssuedToken,
  challenge: string | undefined,
): MailMessage {
  const { config } = request.deps;
  const query = new URLSearchParams({
    token: token.linkToken,
    type: linkTypes[kind],
    redirect_to: chooseRedirect(config, request.query.redirect_to || request.header('redirect_to')),
    ...(challenge && { code_challenge: challenge }),
  });
  return linkMail(kind, to, `${config.PUBLIC_URL}/auth/v1/verify?${query}`, token.code);
}

export async function sendConfirmation(
  request: AuthRequest,
  user: AuthUser,
  challenge: string | undefined,
): Promise<void> {
  const { email, id } = user;
  if (!(await hasMailLeft(request, 'confirmation', email))) return;
  const token = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    await updateUser(tx, id, now, { confirmationSentAt: now });
    return issueToken(tx, request, { userId: id, kind: 'confirmation', email });
  });
  const message = composeLinkMail(request, 'signup', email, token, challenge);
  deliverMail(request, message, { kind: 'confirmation', account: email });
}

/** Mails a sign-in link and code: for choosing a new password (recovery) or for a plain sign-in. */
export async function sendRecoveryOrSignInMail(
  request: AuthRequest,
  user: AuthUser,
  purpose: 'recovery' | 'magiclink',
  challenge: string | undefined,
): Promise<void> {
  const { email, id } = user;
  if (!(await hasMailLeft(request, 'recovery', email))) return;
  const token = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    await updateUser(tx, id, now, { recoverySentAt: now });
    await recordAccountAction(tx, { action: 'user_recovery_requested', userId: id, ip: request.ip, now });
    return issueToken(tx, request, { userId: id, kind: 'recovery', email });
  });
  const message = composeLinkMail(request, purpose, email, token, challenge);
  deliverMail(request, message, { kind: 'recovery', account: email });
}

/** Both addresses get a message and both must confirm; until then the account keeps the current address. */
export async function sendEmailChange(
  request: AuthRequest,
  caller: Caller,
  newEmail: string,
  challenge: string | undefined,
): Promise<void> {
  const { email, current, next } = await request.deps.db.transaction(async (tx) => {
    const { user } = await lockCaller(tx, request, caller);
    const { id: userId, email } = user;
    const now = request.deps.now().toISOString();
    await updateUser(tx, userId, now, { newEmail, emailChangeConfirmed: 0, emailChangeSentAt: now });
    await recordAccountAction(tx, { action: 'user_email_change_requested', userId, ip: request.ip, now });
    // Links of an earlier change request must not confirm this one.
    await deleteTokens(tx, userId, ['email_change_current', 'email_change_new']);
    const current = await issueToken(tx, request, { userId, kind: 'email_change_current', email });
    const next = await issueToken(tx, request, { userId, kind: 'email_change_new', email: newEmail });
    return { email, current, next };
  });
  const limit = { kind: 'email_change', account: email } as const;
  deliverMail(request, composeLinkMail(request, 'email_change_current', email, current, challenge), limit);
  deliverMail(request, composeLinkMail(request, 'email_change_new', newEmail, next, challenge), limit);
}
