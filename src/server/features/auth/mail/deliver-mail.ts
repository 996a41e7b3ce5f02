import { describeError } from '#server/db/error-causes.ts';
import { forgetMail, type MailLimitKind } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { chooseRedirect } from '#server/features/auth/protocol/redirects.ts';
import type { IssuedToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import type { Mailer, MailMessage } from '#server/providers/mail/mailer.ts';
import { linkMail, type MailKind } from './mail-texts.ts';

const underway = new WeakMap<Mailer, Set<Promise<void>>>();

/**
 * Sends without keeping the reply waiting: a slow mail server would make people wait, and its time would
 * tell which accounts exist. What was stored stays; a failure is logged and a new message may be asked for at once.
 */
export const deliverMail = (
  request: AuthRequest,
  message: MailMessage,
  limit: { kind: MailLimitKind; account: string },
): void =>
  sendInBackground({ ...request.deps, log: request.log }, message, limit.kind, () =>
    forgetMail(request, limit.kind, limit.account),
  );

/** For mail that nobody waits for; a shutdown does. */
export function sendInBackground(
  { mailer, metrics, log }: Pick<Dependencies, 'mailer' | 'metrics' | 'log'>,
  message: MailMessage,
  kind: string,
  onFailure: () => Promise<void> = async () => {},
): void {
  const pending = underway.get(mailer) ?? new Set();
  underway.set(mailer, pending);
  const delivery = mailer
    .send(message)
    .then(
      () => metrics.mailSent.inc({ outcome: 'sent' }),
      async (error: unknown) => {
        metrics.mailSent.inc({ outcome: 'failed' });
        log.error({ err: describeError(error), kind }, 'mail was not sent');
        await onFailure();
      },
    )
    .catch((error: unknown) => log.error({ err: describeError(error) }, 'mail limit was not reset'))
    .finally(() => pending.delete(delivery));
  pending.add(delivery);
}

/** Messages on their way, for the metrics. */
export const mailInFlight = (mailer: Mailer): number => underway.get(mailer)?.size ?? 0;

/** Waits for the messages on their way; a shutdown should not swallow them. */
export async function settleMail(mailer: Mailer): Promise<void> {
  await Promise.all(underway.get(mailer) ?? []);
}

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
