import { expect, it } from 'vitest';
import { linkMail } from '#server/features/auth/mail/mail-texts.ts';
import { finishPendingMail } from '#server/features/auth/mail/send-in-background.ts';
import { createAuthApp, freshEmail, linkIn, PASSWORD } from '#tests/auth/auth-app.ts';

const auth = await createAuthApp({ EMAIL_CONFIRMATION: 'on', REDIRECT_URLS: 'https://loja.example/**' });

it.each([
  'ana@example.com\r\nBcc: spy@example.com',
  'ana@example.com%0d%0aBcc: spy@example.com',
  'ana@example.com, spy@example.com',
  'Ana <ana@example.com>',
  'ana@example.com\u0000',
  'ana@exam\u2028ple.com',
  `${'a'.repeat(300)}@example.com`,
])('sends no mail to %j', async (email) => {
  const before = auth.outbox.length;
  for (const path of ['/signup', '/recover', '/otp', '/resend']) {
    const reply = await auth.post(path, { email, password: PASSWORD, type: 'signup' });
    expect([400, 422], path).toContain(reply.status);
  }
  await finishPendingMail(auth.deps.mailer);
  expect(auth.outbox.length).toBe(before);
});

it('a name with line breaks and markup does not appear in a message', async () => {
  const email = freshEmail();
  const name = 'Ana\r\nBcc: spy@example.com\r\n\r\n<script>alert(1)</script>';
  expect((await auth.post('/signup', { email, password: PASSWORD, data: { name } })).status).toBe(200);
  await finishPendingMail(auth.deps.mailer);
  const { to, subject, text, html } = auth.lastMail(email);
  expect(to).toBe(email);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(subject + text + html).not.toMatch(/script|spy|Bcc/);
});

it.each([
  'https://loja.example/"><script>alert(1)</script>',
  "https://loja.example/'onmouseover='x",
  'https://loja.example/<img src=x>',
])('the link to %s cannot break out of its attribute', async (wanted) => {
  const email = freshEmail();
  const query = new URLSearchParams({ redirect_to: wanted });
  expect((await auth.post(`/signup?${query}`, { email, password: PASSWORD })).status).toBe(200);
  await finishPendingMail(auth.deps.mailer);
  const message = auth.lastMail(email);
  expect(message.html).not.toMatch(/<script|<img|onmouseover='x|""/);
  expect(message.html.match(/<a /g)).toHaveLength(1);
  expect(new URL(linkIn(message)).searchParams.get('redirect_to')).toMatch(/^https:\/\/loja\.example\//);
});

it('escapes all values in a message', () => {
  const { html } = linkMail('recovery', 'ana@example.com', 'https://a.example/?x="><script>&y', '<b>1</b>');
  expect(html).toContain('href="https://a.example/?x=&quot;&gt;&lt;script&gt;&amp;y"');
  expect(html).toContain('&lt;b&gt;1&lt;/b&gt;');
});
