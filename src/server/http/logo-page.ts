import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { type SitePage, sitePage } from './site-page.ts';

export type FindLogo = () => Promise<string | undefined>;

/** A page for visitors with the uploaded logo in its HTML, to avoid a layout shift. */
export function logoPage(html: string, findLogo: FindLogo): (c: Context<AppEnv>, status: 200) => Promise<Response> {
  let current: { url: string | undefined; page: SitePage } = { url: undefined, page: sitePage(html) };
  return async (c, status) => {
    const url = await findLogo();
    if (url !== current.url) current = { url, page: sitePage(url ? withLogo(html, escapeAttribute(url)) : html) };
    return current.page(c, status);
  };
}

/** Replaces the marked logo of the landing page, and adds it to the head for the script of the sign-in page. */
const withLogo = (html: string, url: string): string =>
  html
    .replace('</head>', () => `<meta name="site-logo" content="${url}"></head>`)
    .replace(
      /(<a[^>]* data-site-logo="([^"]*)"[^>]*>)[\s\S]*?<\/a>/,
      (_, link: string, name: string) => `${link}<img class="logo-picture" src="${url}" alt="${name}"></a>`,
    );

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
