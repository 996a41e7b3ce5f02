import type { EarlyReply } from './lib/api/early-replies.ts';

/**
 * Requests the page's first data while the application is still downloading. Imports only a type: any other import
 * would make it wait for the application's code.
 */
export function prefetchData(): void {
  const session = readSession();
  // Nobody is signed in: the guard will redirect to the sign-in page, so the skeleton of this page is wrong.
  if (!session) document.getElementById('page-skeleton')?.remove();
  const token = readToken(session);
  const [account, content] =
    document.querySelector('meta[name="prefetch-data"]')?.getAttribute('content')?.split(' ') ?? [];
  if (!token || !account) return;
  const askedAt = Date.now();
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  // With query parameters the page requests other content.
  const addresses = content && !window.location.search ? [account, content] : [account];
  globalThis.earlyReplies = addresses.map((address): EarlyReply => {
    const response = fetch(address, { headers });
    // Avoids an unhandled rejection when no caller takes the reply; a caller that does handles the failure.
    response.catch(() => undefined);
    return { address, token, askedAt, response };
  });
}

/** The session as the auth client stores it. */
function readSession(): string | null {
  const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name));
  return localStorage.getItem(key ?? '');
}

/** Undefined for a token about to expire: the auth client has to renew it first. */
function readToken(text: string | null): string | undefined {
  try {
    const session = JSON.parse(text ?? 'null');
    return session?.expires_at * 1000 > Date.now() + RENEWAL_MS ? session.access_token : undefined;
  } catch {
    return undefined;
  }
}

const RENEWAL_MS = 120_000;
