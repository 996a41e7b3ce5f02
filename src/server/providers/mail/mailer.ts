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
