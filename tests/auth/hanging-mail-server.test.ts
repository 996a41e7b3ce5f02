import { expect, it } from 'vitest';
import { finishPendingMail } from '#server/features/auth/mail/send-in-background.ts';
import type { Mailer } from '#server/providers/mail/mailer.ts';
import { createAuthApp } from './auth-app.ts';

let accept = () => {};
const accepted = new Promise<void>((resolve) => {
  accept = resolve;
});
const hanging: Mailer = { send: () => accepted };
const auth = await createAuthApp({}, { mailer: hanging });

it('a mail server that hangs does not delay the reply', async () => {
  const { email } = await auth.signedUp();
  expect((await auth.post('/recover', { email })).status).toBe(200);
  accept();
  await finishPendingMail(hanging);
});
