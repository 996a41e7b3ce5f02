import { describe, expect, it } from 'vitest';
import { chooseRedirect } from './redirects.ts';

const settings = {
  PUBLIC_URL: 'https://dropar.example',
  REDIRECT_URLS: [
    'https://*.loja.example/**',
    'https://exato.example/entrar',
    'http://127.0.0.1:*/*',
    'app.dropar://entrar',
    'https://curinga.example/?.html',
    '**',
  ],
};
const strict = { ...settings, REDIRECT_URLS: settings.REDIRECT_URLS.slice(0, -1) };
const FALLBACK = 'https://dropar.example/login';

describe('chooseRedirect', () => {
  it.each([
    ['https://dropar.example/profile?x=1', 'https://dropar.example/profile?x=1'],
    ['https://dropar.example/tasks#old', 'https://dropar.example/tasks'],
    ['https://a.loja.example/b/c?d=e', 'https://a.loja.example/b/c?d=e'],
    ['https://exato.example/entrar', 'https://exato.example/entrar'],
    ['https://exato.example/entrar/', 'https://exato.example/entrar/'],
    ['http://127.0.0.1:5173/login', 'http://127.0.0.1:5173/login'],
    ['app.dropar://entrar', 'app.dropar://entrar'],
    ['https://curinga.example/a.html', 'https://curinga.example/a.html'],
  ])('accepts %s', (wanted, expected) => {
    expect(chooseRedirect(strict, wanted)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    '/dashboard',
    'https://dropar.example/',
    'https://dropar.example/api/docs',
    'https://dropar.example/lembretes',
    'https://dropar.example/r/abc',
    'https://dropar.example:8443/',
    'https://evil.example/?x=.loja.example/',
    'https://exato.example/entrar/mais',
    'https://exatoXexample/entrar',
    'http://127.0.0.1:80/a/b',
    'https://curinga.example/ab.html',
    'mailto:ana@example.com',
    'ana@example.com',
  ])('returns the default for %s', (wanted) => {
    expect(chooseRedirect(strict, wanted)).toBe(FALLBACK);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://203.0.113.9/',
    'http://3405803785/',
    'http://[2001:db8::1]/',
  ])('rejects %s even if the allow-list matches everything', (wanted) => {
    expect(chooseRedirect(settings, wanted)).toBe(FALLBACK);
    expect(chooseRedirect(settings, 'https://any.example/')).toBe('https://any.example/');
  });
});
