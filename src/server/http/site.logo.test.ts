import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './dependencies.ts';
import { logoPage } from './serve-site.ts';

const html =
  '<html><head><title>Dropar</title></head><body><a href="/" data-site-logo="Dropar"><span class="logo"><svg></svg></span></a><a href="/login">Entrar</a></body></html>';

function open() {
  const logo: { url: string | undefined } = { url: undefined };
  const page = logoPage(html, async () => logo.url);
  const app = new Hono<AppEnv>().get('/', (c) => page(c, 200));
  const read = async () => {
    const reply = await app.request('/');
    return { text: await reply.text(), tag: reply.headers.get('etag') };
  };
  return { logo, read };
}

it('returns the built page without an uploaded logo', async () => {
  expect((await open().read()).text).toBe(html);
});

it('contains the uploaded logo in body and head with another ETag, and the built-in one after its removal', async () => {
  const { logo, read } = open();
  const before = await read();
  logo.url = '/storage/v1/object/public/site-assets/1.webp';
  const { text, tag } = await read();
  expect(text).toContain(
    '<a href="/" data-site-logo="Dropar"><img class="logo-picture" src="/storage/v1/object/public/site-assets/1.webp" alt="Dropar"></a>',
  );
  expect(text).toContain('<meta name="site-logo" content="/storage/v1/object/public/site-assets/1.webp"></head>');
  expect(text).toContain('<a href="/login">Entrar</a>');
  expect(text).not.toContain('<svg>');
  expect(tag).not.toBe(before.tag);
  logo.url = undefined;
  expect(await read()).toEqual(before);
});

it("escapes markup in the logo's URL", async () => {
  const { logo, read } = open();
  logo.url = 'https://x.example/"><script>alert(1)</script>';
  expect((await read()).text).not.toContain('<script>');
});
