import { isIP } from 'node:net';
import { findSitePattern } from '#domain/site/site-paths.ts';

type RedirectSettings = { PUBLIC_URL: string; REDIRECT_URLS: readonly string[] };

/** The sign-in page reads the session that a mailed link brings along. */
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

/**
 * Whoever asks for a mail chooses where its link leads, on somebody else's behalf, too: never where nobody would take
 * the session up. The landing page has no script, the others read something else in the fragment.
 */
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

/** A literal IP that is not this machine: lists name hosts, an address could be anyone's. */
function isForeignAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && address !== '::1' && !address.startsWith('127.');
}

/**
 * `*` stays within one part between dots and slashes, `**` crosses them, `?` is one character. All places of the
 * pattern that the text could have reached move on together: unlike a regular expression, which goes back and tries
 * again, this takes the same time for every address of a length.
 */
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

/** A star may stand for nothing. */
function openStars(parts: readonly string[], places: Set<number>): Set<number> {
  // A set hands out what is added while it is walked, so that a star after a star opens, too.
  for (const place of places) if (parts[place]?.startsWith('*')) places.add(place + 1);
  return places;
}

const accepts = (part: string, character: string): boolean => {
  if (part === '**') return true;
  if (part === '*' || part === '?') return character !== '.' && character !== '/';
  return part === character;
};
