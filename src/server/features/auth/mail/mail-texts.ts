import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';

export type MailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change_current' | 'email_change_new';

type MailWords = { subject: string; intro: string; action: string; ending: string };

const LIFETIME = 'O link e o código valem por 60 minutos e funcionam uma única vez.';

const words: Record<MailKind, MailWords> = {
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

export function linkMail(kind: MailKind, to: string, link: string, code: string): MailMessage {
  const { subject, intro, action, ending } = words[kind];
  const text = [
    intro,
    `${action}:\n${link}`,
    `Se preferir, digite este código: ${code}`,
    LIFETIME,
    ending,
    `Equipe ${PRODUCT_NAME}`,
  ].join('\n\n');
  const html = page(subject, [
    paragraph(intro),
    button(link, action),
    paragraph('Se preferir, digite este código:'),
    codeBlock(code),
    paragraph(LIFETIME),
    small(ending),
  ]);
  return { to, subject, text, html };
}

type ActionMail = {
  subject: string;
  intro: string;
  /** Shown as a list after the intro. */
  items?: readonly string[];
  action: string;
  link: string;
  ending: string;
  /** The unsubscribe link, at the end. */
  stop?: { label: string; link: string };
};

export function actionMail(to: string, mail: ActionMail): MailMessage {
  const { subject, intro, items = [], action, link, ending, stop } = mail;
  const text = [
    intro,
    ...(items.length > 0 ? [items.map((item) => `- ${item}`).join('\n')] : []),
    `${action}:\n${link}`,
    ending,
    ...(stop ? [`${stop.label}:\n${stop.link}`] : []),
    `Equipe ${PRODUCT_NAME}`,
  ].join('\n\n');
  const html = page(subject, [
    paragraph(intro),
    ...(items.length > 0 ? [list(items)] : []),
    button(link, action),
    small(ending),
    ...(stop ? [smallLink(stop.link, stop.label)] : []),
  ]);
  return { to, subject, text, html };
}

export function mailWithoutLink(
  to: string,
  { subject, intro, ending }: { subject: string; intro: string; ending: string },
) {
  const text = [intro, ending, `Equipe ${PRODUCT_NAME}`].join('\n\n');
  return { to, subject, text, html: page(subject, [paragraph(intro), small(ending)]) } satisfies MailMessage;
}

export function reauthenticationMail(to: string, code: string): MailMessage {
  const subject = `Código de segurança do ${PRODUCT_NAME}`;
  const intro = 'Use este código para confirmar que é você quem está alterando sua conta:';
  const lifetime = 'O código vale por 60 minutos e funciona uma única vez.';
  const ending = 'Se você não pediu um código, altere sua senha.';
  const text = [`${intro} ${code}`, lifetime, ending, `Equipe ${PRODUCT_NAME}`].join('\n\n');
  const html = page(subject, [paragraph(intro), codeBlock(code), paragraph(lifetime), small(ending)]);
  return { to, subject, text, html };
}

// Mail programs support only inline styles.
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#c8321f;color:#ffffff;font-weight:600;text-decoration:none';

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
const button = (link: string, action: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(action)}</a></p>`;
const small = (text: string) => `<p style="margin:24px 0 0;color:#5c5560;font-size:13px">${escapeHtml(text)}</p>`;
const smallLink = (link: string, label: string) =>
  `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(link)}" style="color:#5c5560">${escapeHtml(label)}</a></p>`;
const list = (items: readonly string[]) =>
  `<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`;
const codeBlock = (code: string) =>
  `<p style="margin:0 0 16px;font:600 28px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(code)}</p>`;

function page(title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f5f0e6;color:#1b181d;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Arial,sans-serif">
<div role="article" lang="pt-BR" style="max-width:520px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>
${parts.join('\n')}
</div>
</body>
</html>`;
}

const escapeHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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
