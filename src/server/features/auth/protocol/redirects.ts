import { isIP } from 'node:net';
import { findSitePattern } from '#domain/site/site-paths.ts';

type RedirectSettings = { PUBLIC_URL: string; REDIRECT_URLS: readonly string[] };

/** The sign-in page reads the session from the fragment of a mailed link. */
export const defaultRedirect = (settings: RedirectSettings): string => `${settings.PUBLIC_URL}/login`;

/** The requested URL if it is ours or on the allow-list, else the default. Never throws. */
export function chooseRedirect(settings: RedirectSettings, wanted: string | undefined): string {
  return (wanted && allowedRedirect(settings, wanted)) || defaultRedirect(settings);
}

function allowedRedirect(settings: RedirectSettings, wanted: string): string | undefined {
  const url = parseUrl(wanted);
  if (!url || url.username || url.password) return undefined;
  // Tokens are appended as the fragment, so the URL must not have its own.
  url.hash = '';
  const isOurs = /^https?:$/.test(url.protocol) && url.origin === new URL(settings.PUBLIC_URL).origin;
  if (isOurs && readsSessions(url.pathname)) return url.href;
  if (/^(?:javascript|data|vbscript|file|blob|about):$/.test(url.protocol) || isForeignAddress(url.hostname)) {
    return undefined;
  }
  const isListed = settings.REDIRECT_URLS.some(
    (pattern) => matchesGlob(pattern, url.href) || matchesGlob(pattern, url.href.replace(/\/$/, '')),
  );
  return isListed ? url.href : undefined;
}

/** The requester chooses the target, perhaps for somebody else: it must be a page that reads the session. */
function readsSessions(path: string): boolean {
  const pattern = findSitePattern(path);
  return pattern !== undefined && !['/', '/r/:slug', '/resgatar', '/lembretes'].includes(pattern);
}

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

/** An address that is not this machine: allow-lists contain names, and an IP address could be anyone's. */
function isForeignAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && address !== '::1' && !address.startsWith('127.');
}

/** `*` within one part between dots and slashes, `**` across them, `?` one sign. No backtracking: linear time. */
function matchesGlob(glob: string, text: string): boolean {
  const parts = glob.match(/\*\*|[\s\S]/gu) ?? [];
  let reached = openStars(parts, new Set([0]));
  for (const character of text) {
    const next = new Set<number>();
    for (const place of reached) {
      const part = parts[place];
      if (part === undefined || !accepts(part, character)) continue;
      next.add(part === '*' || part === '**' ? place : place + 1);
    }
    reached = openStars(parts, next);
    if (reached.size === 0) return false;
  }
  return reached.has(parts.length);
}

/** A star may match nothing. */
function openStars(parts: readonly string[], places: Set<number>): Set<number> {
  // Iterating over a set includes elements added during the loop, so consecutive stars are handled too.
  for (const place of places) if (parts[place]?.startsWith('*')) places.add(place + 1);
  return places;
}

const accepts = (part: string, character: string): boolean => {
  if (part === '**') return true;
  if (part === '*' || part === '?') return character !== '.' && character !== '/';
  return part === character;
};
