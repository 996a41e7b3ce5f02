import { forgetMail, type MailLimitKind } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { chooseRedirect } from '#server/features/auth/protocol/redirects.ts';
import type { IssuedToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { sendInBackground } from './background-mail.ts';
import { linkMail, type MailKind } from './mail-texts.ts';

/**
 * Sends without keeping the reply waiting: a slow mail server would make people wait, and its time would
 * tell which accounts exist. What was stored stays; after a failure a new message may be asked for at once, and
 * takes the place of the one that waits for its next try.
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
 * The message with the link that GET /verify answers; its host is ours by configuration, never the request's. A
 * challenge travels in the link: whoever asked may be a stranger, and then it must not stand in the owner's way.
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
