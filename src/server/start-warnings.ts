import type { Config } from './config.ts';

/** Settings that are valid but rarely intended in production. */
export function findStartWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.PAYMENT_WEBHOOK_TOKEN && !config.EMAIL_CONFIRMATION) {
    warnings.push(
      'payments are on and EMAIL_CONFIRMATION is off: purchases wait for a claim link unless the checkout was opened signed in',
    );
  }
  if (config.PUBLIC_URL.startsWith('https:') && !config.SMTP_URL) {
    warnings.push('PUBLIC_URL is public and SMTP_URL is not set: nobody gets mail, it is kept in DATA_DIR/outbox');
  }
  return warnings;
}
