import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { actionMail } from '#server/features/auth/mail/mail-texts.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';

/** A mail is a nudge, not the list. */
const MAX_NAMED = 20;

type NoticeMail = { to: string; lines: readonly string[]; siteUrl: string; stopUrl: string };

export function noticeMail({ to, lines, siteUrl, stopUrl }: NoticeMail): MailMessage {
  const count = lines.length === 1 ? '1 aviso' : `${lines.length} avisos`;
  const rest = lines.length - MAX_NAMED;
  const named = lines.slice(0, MAX_NAMED);
  return {
    ...actionMail(to, {
      subject: `${count} do ${PRODUCT_NAME}`,
      intro: `Você tem ${count}:`,
      items: rest > 0 ? [...named, `e mais ${rest}`] : named,
      action: `Abrir o ${PRODUCT_NAME}`,
      link: siteUrl,
      ending: 'Você recebe esta mensagem porque a ligou em Perfil, Avisos.',
      stop: { label: 'Não receber mais avisos por e-mail', link: stopUrl },
    }),
    unsubscribeUrl: stopUrl,
  };
}
