import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { forgetMail, hasMailLeft, type MailLimitKind } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest, MailRequest } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, changeAccount } from '#server/features/auth/protocol/caller.ts';
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
export const deliverMail = (request: MailRequest, message: MailMessage, kind: MailLimitKind, account: string): void =>
  sendInBackground({ ...request.deps, log: request.log }, message, kind, () => forgetMail(request, kind, account));

/** Of a mail with a link: whom it goes to, and the PKCE challenge of who requested it. */
type LinkMail = { kind: MailKind; to: string; token: IssuedToken; challenge: string | undefined };

/**
 * The message with a link to GET /verify; its host comes from the configuration, never from the request. The PKCE
 * challenge is part of the link: a stranger may have requested the mail, and their challenge must not block the owner.
 */
function composeLinkMail(request: AuthRequest, { kind, to, token, challenge }: LinkMail): MailMessage {
  const { config } = request.deps;
  const query = new URLSearchParams({
    token: token.linkToken,
    type: kind.replace(/_(?:current|new)$/, ''),
    redirect_to: chooseRedirect(config, request.query.redirect_to || request.header('redirect_to')),
    ...(challenge && { code_challenge: challenge }),
  });
  return linkMail(kind, to, `${config.PUBLIC_URL}/auth/v1/verify?${query}`, token.code);
}

/** Confirms a sign-up, or signs in: to choose a new password (recovery) or plainly (magiclink). */
export async function sendLink(
  request: AuthRequest,
  { email, id: userId }: AuthUser,
  kind: 'signup' | 'recovery' | 'magiclink',
  challenge: string | undefined,
): Promise<void> {
  const tokenKind = kind === 'signup' ? 'confirmation' : 'recovery';
  if (!(await hasMailLeft(request, tokenKind, email))) return;
  const token = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    await updateUser(tx, userId, kind === 'signup' ? { confirmationSentAt: now } : { recoverySentAt: now });
    if (kind !== 'signup') await recordAccountAction(tx, 'user_recovery_requested', userId, request.ip);
    return issueToken(tx, request, { userId, kind: tokenKind, email });
  });
  deliverMail(request, composeLinkMail(request, { kind, to: email, token, challenge }), tokenKind, email);
}

/** Both addresses get a message and both must confirm; until then the account keeps the current address. */
export async function sendEmailChange(
  request: AuthRequest,
  caller: Caller,
  newEmail: string,
  challenge: string | undefined,
): Promise<void> {
  const mails = await changeAccount(request, caller, async (tx, { user }) => {
    const emailChangeSentAt = request.deps.now().toISOString();
    await updateUser(tx, user.id, { newEmail, emailChangeConfirmed: 0, emailChangeSentAt });
    await recordAccountAction(tx, 'user_email_change_requested', user.id, request.ip);
    const addresses = { email_change_current: user.email, email_change_new: newEmail };
    const composed: MailMessage[] = [];
    for (const kind of ['email_change_current', 'email_change_new'] as const) {
      const to = addresses[kind];
      // Links of an earlier change request must not confirm this one.
      await deleteTokens(tx, user.id, kind);
      const token = await issueToken(tx, request, { userId: user.id, kind, email: to });
      composed.push(composeLinkMail(request, { kind, to, token, challenge }));
    }
    return composed;
  });
  for (const mail of mails) deliverMail(request, mail, 'email_change', caller.user.email);
}
