import { describe, expect, it } from 'vitest';
import { linkMail, type MailKind, reauthenticationMail } from './mail-texts.ts';

const kinds: MailKind[] = ['signup', 'recovery', 'magiclink', 'email_change_current', 'email_change_new'];
const LINK =
  'https://dropar.example/auth/v1/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Fdropar.example%2F%22';

describe('account messages', () => {
  it.each(kinds)('%s contains link and code in text and HTML', (kind) => {
    const message = linkMail(kind, 'ana@example.com', LINK, '012345');
    expect(message.to).toBe('ana@example.com');
    expect(message.text.split('\n')).toContain(LINK);
    expect(message.text).toContain('012345');
    expect(message.html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`);
    expect(message.html).toContain('012345');
    expect(message.html).not.toMatch(/<script|<img|url\(/);
  });

  it('have different subjects', () => {
    const subjects = kinds.map((kind) => linkMail(kind, 'ana@example.com', LINK, '012345').subject);
    expect(new Set([...subjects, reauthenticationMail('ana@example.com', '012345').subject]).size).toBe(6);
  });

  it('escape inserted values', () => {
    const message = linkMail('signup', 'ana@example.com', 'https://x/"><b>', '<i>');
    expect(message.html).not.toContain('<b>');
    expect(message.html).not.toContain('<i>');
  });
});
