import { describe, expect, it } from 'vitest';
import { createShortLink } from '#contract/short-links.ts';
import { readReturnTo } from '#domain/site/return-to.ts';
import { finishPendingMail } from '#server/features/auth/mail/send-in-background.ts';
import { chooseRedirect } from '#server/features/auth/protocol/redirects.ts';
import { createAuthApp, linkIn } from '#tests/auth/auth-app.ts';
import { buildUser } from '#tests/support/samples/builders.ts';

const HOME = 'https://dropar.example';
const auth = await createAuthApp({
  PUBLIC_URL: HOME,
  REDIRECT_URLS: 'https://loja.example/entrar,https://*.parceiro.example/**,https://prefixo.example/*',
});
const settings = auth.deps.config;

/** None of these is ours or listed, although some parser may think so. */
const elsewhere = [
  'https://evil.example/',
  '//evil.example/login',
  '\\\\evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example\\@dropar.example/',
  'https://dropar.example@evil.example/',
  'https://dropar.example.evil.example/',
  'https://evildropar.example/',
  'https://dropar.example:444/',
  'http://dropar.example/',
  'https://dropar。example.evil.example/',
  'https://loja.example/entrar/../../x',
  'http://loja.example/entrar',
  'https://parceiro.example/',
  'https://a.b.parceiro.example/',
  'https://usuario@a.parceiro.example/',
  'https://prefixo.example.evil.example/a',
  'https://prefixo.example/a/b',
  'javascript:alert(document.domain)//dropar.example',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://dropar.example/x',
  'https://dropar.example\r\nLocation: https://evil.example/',
  '\u0000https://evil.example/',
  'x'.repeat(50_000),
];

/** The only allowed targets: our own, or an exact match of the list. */
function expectAllowed(target: string): void {
  const url = new URL(target);
  const isOurs = url.origin === HOME;
  const isListed =
    `${url.origin}${url.pathname}` === 'https://loja.example/entrar' ||
    /^https:\/\/[^./@]+\.parceiro\.example$/.test(url.origin) ||
    /^https:\/\/prefixo\.example\/[^./]*$/.test(`${url.origin}${url.pathname}`);
  expect(isOurs || isListed, target).toBe(true);
  expect(url.username + url.password).toBe('');
}

describe('links of the accounts API', () => {
  it.each(elsewhere)('do not redirect to %j', (wanted) => {
    const chosen = chooseRedirect(settings, wanted);
    expectAllowed(chosen);
    expect(chosen).not.toContain('evil');
  });

  it.each([
    'https://loja.example/entrar',
    'https://a.parceiro.example/b/c?d=e',
    'https://prefixo.example/a',
    `${HOME}/profile`,
  ])('redirect to %s', (wanted) => expect(chooseRedirect(settings, wanted)).toBe(wanted));

  it('neither the e-mail link nor its page redirects outside the list', async () => {
    // Every fourth: which are refused is tested above. An address with NUL is answered with 404 before any route.
    const some = elsewhere.filter((text, at) => at % 4 === 0 && text.length < 1_000 && !text.includes('\0'));
    const { email } = await auth.signedUp();
    for (const wanted of some) {
      const query = new URLSearchParams({ redirect_to: wanted });
      expect((await auth.post(`/recover?${query}`, { email })).status).toBe(200);
      await finishPendingMail(auth.deps.mailer);
      const link = new URL(linkIn(auth.lastMail(email)));
      expect(link.origin).toBe(HOME);
      expectAllowed(link.searchParams.get('redirect_to') ?? '');
      // Changed after sending: opening it checks again.
      link.searchParams.set('redirect_to', wanted);
      const landing = await auth.open(link.href);
      expectAllowed(landing.href);
      expect(landing.hash).toContain('access_token=');
    }
  });

  it('request headers have no influence on the link', async () => {
    const { email } = await auth.signedUp();
    const headers = {
      redirect_to: 'https://evil.example/',
      referer: 'https://evil.example/',
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'ftp',
      forwarded: 'host=evil.example',
    };
    expect((await auth.post('/recover', { email }, headers)).status).toBe(200);
    await finishPendingMail(auth.deps.mailer);
    const { text, html } = auth.lastMail(email);
    expect(text + html).not.toContain('evil.example');
    expect(new URL(linkIn(auth.lastMail(email))).origin).toBe(HOME);
  });

  it.each(['javascript:alert(1)', 'https://evil.example/'])('a failed link does not redirect to %s', async (wanted) => {
    const query = new URLSearchParams({ token: 'x', type: 'recovery', redirect_to: wanted });
    expectAllowed((await auth.open(`${auth.url}/verify?${query}`)).href);
  });
});

const tricks = [...elsewhere, '/r/abc', '/\t/evil.example', '/.//evil.example', '/%2f%2fevil.example', 'dashboard'];

const user = await buildUser(auth.deps.db);
it.each(tricks)('refuses a short link to %j', async (targetUrl) => {
  expect((await auth.api.as(user).send(createShortLink, { body: { targetUrl } })).status).toBe(400);
});

/** Resolved like a browser does: every accepted target is on this site. */
it.each(tricks)('the redirect after sign-in stays on this site for %j', (stored) => {
  const path = readReturnTo(stored, HOME);
  if (path !== undefined) expect(new URL(path, HOME).origin).toBe(HOME);
});
