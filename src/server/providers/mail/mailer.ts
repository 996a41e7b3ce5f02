export type MailMessage = { to: string; subject: string; text: string; html: string };

/** Hands a message over; resolves once it is accepted (by the mail server or the outbox folder). */
export type Mailer = { send(message: MailMessage): Promise<void> };
