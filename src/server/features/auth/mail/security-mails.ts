import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { actionMail, mailWithoutLink } from './mail-texts.ts';

export function newDeviceMail(to: string, entry: { device: string; at: Date; publicUrl: string }): MailMessage {
  const format = { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' } as const;
  const moment = new Intl.DateTimeFormat('pt-BR', format).format(entry.at);
  return actionMail(to, {
    subject: `Novo aparelho na sua conta do ${PRODUCT_NAME}`,
    intro: `Sua senha acaba de ser usada em um aparelho novo: ${entry.device}, ${moment} (horário de Brasília).`,
    action: 'Ver meus aparelhos',
    link: `${entry.publicUrl}/profile?aba=seguranca`,
    ending: 'Se foi você, está tudo certo. Se não foi, saia desse aparelho e troque a senha.',
  });
}

export const factorsRemovedMail = (to: string): MailMessage =>
  mailWithoutLink(to, {
    subject: `Verificação em duas etapas desligada no ${PRODUCT_NAME}`,
    intro: 'Nossa equipe desligou a verificação em duas etapas da sua conta e saiu dela em todos os aparelhos.',
    ending: 'Se você não pediu isso, responda a esta mensagem e troque a senha.',
  });
