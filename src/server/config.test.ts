import { expect, it } from 'vitest';
import { findStartWarnings, readConfig } from './config.ts';

const payments = /EMAIL_CONFIRMATION is off/;
const mail = /SMTP_URL is not set/;
const shop = { PUBLIC_URL: 'https://loja.example' };

it.each<[Record<string, string>, RegExp[]]>([
  [{}, []],
  [{ PAYMENT_WEBHOOK_TOKEN: 'segredo' }, [payments]],
  [{ PAYMENT_WEBHOOK_TOKEN: 'segredo', EMAIL_CONFIRMATION: 'on' }, []],
  [shop, [mail]],
  [{ ...shop, SMTP_URL: 'smtp://mail.example' }, []],
  [{ ...shop, PAYMENT_WEBHOOK_TOKEN: 'segredo' }, [payments, mail]],
])('the configuration %o gives the warnings %o', (env, expected) => {
  expect(findStartWarnings(readConfig(env))).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});
