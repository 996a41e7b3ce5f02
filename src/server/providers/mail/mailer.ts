export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Mail programs show it beside the sender, where a message was asked for and may be ended. */
  unsubscribeUrl?: string;
};

/** Hands a message over; resolves once it is accepted (by the mail server or the outbox folder). */
export type Mailer = { send(message: MailMessage): Promise<void> };
