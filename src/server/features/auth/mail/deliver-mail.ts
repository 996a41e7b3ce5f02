import { forgetMail, type MailLimitKind } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { chooseRedirect } from '#server/features/auth/protocol/redirects.ts';
import type { IssuedToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { sendInBackground } from './mail-retry.ts';
import { linkMail, type MailKind } from './mail-texts.ts';

/**
 * Sends in the background: a slow mail server would delay the reply, and the timing would reveal which accounts exist.
 * Stored tokens stay; after a failure a new message can be requested at once, which replaces the one waiting for a
 * retry.
 */
export const deliverMail = (
  request: AuthRequest,
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
