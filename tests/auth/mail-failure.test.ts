import { describe, expect, it } from 'vitest';
import { finishPendingMail } from '#server/features/auth/mail/send-in-background.ts';
import type { Mailer } from '#server/providers/mail/mailer.ts';
import { createAuthApp, freshEmail, PASSWORD } from './auth-app.ts';

const failing: Mailer = { send: () => Promise.reject(new Error('mail server is down')) };
let release = () => {};
const slow: Mailer = {
  send: () =>
    new Promise((resolve) => {
      release = resolve;
    }),
};

const broken = await createAuthApp({ EMAIL_CONFIRMATION: 'on' }, { mailer: failing });
const hanging = await createAuthApp({}, { mailer: slow });

describe('an unreachable mail server', () => {
  it('keeps the account, and a later message can be requested', async () => {
    const email = freshEmail();
    const { data, error } = await broken.client().signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await broken.client().resend({ type: 'signup', email })).error).toBeNull();
    await finishPendingMail(failing);
    const metrics = await broken.deps.metrics.registry.metrics();
    expect(metrics).toMatch(/mail_sent_total\{outcome="retried"\} 2/);
    // The second message replaced the first in the queue, and its last attempt failed.
    expect(metrics).toMatch(/mail_sent_total\{outcome="failed"\} 1/);
  });

  it('does not delay the reply', async () => {
    const { email } = await hanging.signedUp();
    const response = await hanging.post('/recover', { email });
    expect(response.status).toBe(200);
    release();
    await finishPendingMail(slow);
  });
});
