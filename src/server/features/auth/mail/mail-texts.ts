import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { BRAZIL } from '#domain/zoned-time.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';

export type MailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change_current' | 'email_change_new';

type Mail = {
  subject: string;
  intro?: string;
  /** Shown as a list after the intro. */
  items?: readonly string[];
  /** The text of a button, and its link. */
  action?: string;
  link?: string;
  /** A code to type in, and the sentence before it. */
  code?: { intro: string; value: string };
  lifetime?: string;
  ending: string;
  /** The unsubscribe link, at the end. */
  stop?: { label: string; link: string };
};

const words: Record<MailKind, Required<Pick<Mail, 'subject' | 'intro' | 'action' | 'ending'>>> = {
  signup: {
    subject: `Confirme seu e-mail no ${PRODUCT_NAME}`,
    intro: `Boas-vindas ao ${PRODUCT_NAME}! Confirme que este e-mail é seu para começar a usar sua conta.`,
    action: 'Confirmar meu e-mail',
    ending: 'Se você não criou uma conta, ignore esta mensagem: nada acontece sem a confirmação.',
  },
  recovery: {
    subject: `Redefina sua senha do ${PRODUCT_NAME}`,
    intro: 'Recebemos um pedido para redefinir a senha da sua conta. Use o botão abaixo para escolher uma nova.',
    action: 'Definir nova senha',
    ending: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  },
  magiclink: {
    subject: `Seu acesso ao ${PRODUCT_NAME}`,
    intro: 'Use o botão abaixo para entrar na sua conta sem digitar a senha.',
    action: 'Entrar na minha conta',
    ending: 'Se você não pediu este acesso, ignore esta mensagem e não repasse o código a ninguém.',
  },
  email_change_current: {
    subject: `Confirme a troca de e-mail no ${PRODUCT_NAME}`,
    intro:
      'Recebemos um pedido para trocar o e-mail da sua conta. Este ainda é o endereço atual: confirme que a troca partiu de você.',
    action: 'Autorizar a troca',
    ending: 'A troca só acontece depois de confirmada nos dois endereços. Se não foi você, altere sua senha.',
  },
  email_change_new: {
    subject: `Confirme seu novo e-mail no ${PRODUCT_NAME}`,
    intro: `Este endereço foi indicado como o novo e-mail de uma conta do ${PRODUCT_NAME}. Confirme que ele é seu.`,
    action: 'Confirmar novo e-mail',
    ending: 'A troca só acontece depois de confirmada nos dois endereços. Se não foi você, ignore esta mensagem.',
  },
};

export const linkMail = (kind: MailKind, to: string, link: string, code: string): MailMessage =>
  composeMail(to, {
    ...words[kind],
    link,
    code: { intro: 'Se preferir, digite este código:', value: code },
    lifetime: 'O link e o código valem por 60 minutos e funcionam uma única vez.',
  });

const CODE_LIFETIME = 'O código vale por 60 minutos e funciona uma única vez.';

export const reauthenticationMail = (to: string, value: string): MailMessage =>
  composeMail(to, {
    subject: `Código de segurança do ${PRODUCT_NAME}`,
    code: { intro: 'Use este código para confirmar que é você quem está alterando sua conta:', value },
    lifetime: CODE_LIFETIME,
    ending: 'Se você não pediu um código, altere sua senha.',
  });

export const mailboxProofMail = (to: string, value: string): MailMessage =>
  composeMail(to, {
    subject: `Código para confirmar seu e-mail no ${PRODUCT_NAME}`,
    code: { intro: 'Digite este código na página em que você o pediu:', value },
    lifetime: CODE_LIFETIME,
    ending: 'Se você não pediu um código, ignore esta mensagem e não repasse o código a ninguém.',
  });

/** A part of a message, as plain text and for mail programs, which support only inline styles. */
type Part = { text: string; html: string };

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#c8321f;color:#ffffff;font-weight:600;text-decoration:none';
const CODE = 'margin:0 0 16px;font:600 28px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px';

const paragraph = (text: string): Part => ({ text, html: `<p style="margin:0 0 16px">${escapeHtml(text)}</p>` });
const small = (text: string): Part => ({
  text,
  html: `<p style="margin:24px 0 0;color:#5c5560;font-size:13px">${escapeHtml(text)}</p>`,
});
const button = (link: string, action: string): Part => ({
  text: `${action}:\n${link}`,
  html: `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(action)}</a></p>`,
});
const smallLink = (link: string, label: string): Part => ({
  text: `${label}:\n${link}`,
  html: `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(link)}" style="color:#5c5560">${escapeHtml(label)}</a></p>`,
});
const list = (items: readonly string[]): Part => ({
  text: items.map((item) => `- ${item}`).join('\n'),
  html: `<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`,
});
const codeAfter = (intro: string, code: string): Part => ({
  text: `${intro} ${code}`,
  html: `${paragraph(intro).html}\n<p style="${CODE}">${escapeHtml(code)}</p>`,
});

export function composeMail(to: string, mail: Mail): MailMessage {
  const { subject, intro, items = [], action = '', link, code, lifetime, ending, stop } = mail;
  const parts = [
    intro && paragraph(intro),
    items.length > 0 && list(items),
    link && button(link, action),
    code && codeAfter(code.intro, code.value),
    lifetime && paragraph(lifetime),
    small(ending),
    stop && smallLink(stop.link, stop.label),
  ].filter((part) => typeof part === 'object');
  const text = [...parts.map((part) => part.text), `Equipe ${PRODUCT_NAME}`].join('\n\n');
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f0e6;color:#1b181d;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Arial,sans-serif">
<div role="article" lang="pt-BR" style="max-width:520px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${parts.map((part) => part.html).join('\n')}
</div>
</body>
</html>`;
  return { to, subject, text, html };
}

const escapeHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function newDeviceMail(to: string, entry: { device: string; at: Date; publicUrl: string }): MailMessage {
  const format = { dateStyle: 'short', timeStyle: 'short', timeZone: BRAZIL } as const;
  const moment = new Intl.DateTimeFormat('pt-BR', format).format(entry.at);
  return composeMail(to, {
    subject: `Novo aparelho na sua conta do ${PRODUCT_NAME}`,
    intro: `Sua senha acaba de ser usada em um aparelho novo: ${entry.device}, ${moment} (horário de Brasília).`,
    action: 'Ver meus aparelhos',
    link: `${entry.publicUrl}/profile?aba=seguranca`,
    ending: 'Se foi você, está tudo certo. Se não foi, saia desse aparelho e troque a senha.',
  });
}

export const factorsRemovedMail = (to: string): MailMessage =>
  composeMail(to, {
    subject: `Verificação em duas etapas desligada no ${PRODUCT_NAME}`,
    intro: 'Nossa equipe desligou a verificação em duas etapas da sua conta e saiu dela em todos os aparelhos.',
    ending: 'Se você não pediu isso, responda a esta mensagem e troque a senha.',
  });
