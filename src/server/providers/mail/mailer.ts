import { AppError } from '#domain/errors.ts';

export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Mail programs show it as an unsubscribe button beside the sender. */
  unsubscribeUrl?: string;
};

/** Resolves once the mail server or the outbox folder has accepted the message. */
export type Mailer = { send(message: MailMessage): Promise<void> };

/** No characters that could end a header line or start a second recipient; quoted local parts are refused too. */
const ONE_ADDRESS = /^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"\\\p{Cc}]+$/u;

/** The message for nodemailer, with the recipient as an object, so that it is never parsed as a list. */
export function composeMail(from: string, message: MailMessage) {
  if (!ONE_ADDRESS.test(message.to)) throw new AppError('invalid_input', 'Email inválido.');
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
    text: message.text,
    html: message.html,
    ...(message.unsubscribeUrl && { list: { unsubscribe: message.unsubscribeUrl } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
