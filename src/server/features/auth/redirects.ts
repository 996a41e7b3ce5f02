import { isIP } from 'node:net';

type RedirectSettings = { PUBLIC_URL: string; REDIRECT_URLS: readonly string[] };

/** The sign-in page reads the session that a mailed link brings along; the landing page has no script for it. */
export const defaultRedirect = (settings: RedirectSettings): string => `${settings.PUBLIC_URL}/login`;

/** The wanted address if it is ours or on the allow-list, else the default. Never fails, never reflects. */
export function chooseRedirect(settings: RedirectSettings, wanted: string | undefined): string {
  return (wanted && allowedRedirect(settings, wanted)) || defaultRedirect(settings);
}

function allowedRedirect(settings: RedirectSettings, wanted: string): string | undefined {
  const url = parseUrl(wanted);
  if (!url || url.username || url.password) return undefined;
  // Tokens are appended as the fragment, so the address must not bring its own.
  url.hash = '';
  if (/^https?:$/.test(url.protocol) && url.origin === new URL(settings.PUBLIC_URL).origin) return url.href;
  if (/^(?:javascript|data|vbscript|file|blob|about):$/.test(url.protocol) || isForeignAddress(url.hostname)) {
    return undefined;
  }
  const isListed = settings.REDIRECT_URLS.some((pattern) => {
    const matcher = globToRegExp(pattern);
    return matcher.test(url.href) || matcher.test(url.href.replace(/\/$/, ''));
  });
  return isListed ? url.href : undefined;
}

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

/** A literal IP that is not this machine: lists name hosts, an address could be anyone's. */
function isForeignAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && address !== '::1' && !address.startsWith('127.');
}

/** `*` stays within one part between dots and slashes, `**` crosses them, `?` is one character. */
function globToRegExp(glob: string): RegExp {
  const source = glob.replace(/\*\*|[*?]|[\\^$+.()|[\]{}]/g, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';
    if (part === '?') return '[^./]';
    return `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}
