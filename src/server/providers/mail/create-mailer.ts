import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';

export async function createMailer(config: Config, log: Logger): Promise<Mailer> {
  if (config.SMTP_URL) {
    const { createSmtpMailer } = await import('./smtp-mailer.ts');
    return createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM });
  }
  return createOutboxMailer({ folder: join(config.DATA_DIR, 'outbox'), from: config.MAIL_FROM, log });
}
