import type { EarlyReply } from './lib/api/early-replies.ts';

/**
 * A file of its own, a few hundred bytes, that runs while the application is still on its way: asks the server for what
 * the page will show first. It imports nothing but a type, or it would wait for what it should overtake.
 */
function askAhead(): void {
  const session = readSession();
  // Nobody is signed in here: the way leads to the sign-in page, not to the one in the picture.
  if (!session) document.getElementById('picture')?.remove();
  const token = readToken(session);
  const [account, content] =
    document.querySelector('meta[name="prefetch-data"]')?.getAttribute('content')?.split(' ') ?? [];
  if (!token || !account) return;
  const askedAt = Date.now();
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  // With a search of its own the page wants other content than usual.
  const addresses = content && !window.location.search ? [account, content] : [account];
  globalThis.earlyReplies = addresses.map((address): EarlyReply => {
    const response = fetch(address, { headers });
    // Whoever takes it handles a failure; perhaps nobody does.
    response.catch(() => undefined);
    return { address, token, askedAt, response };
  });
}

/** The session as the auth client keeps it. */
function readSession(): string | null {
  const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name));
  return localStorage.getItem(key ?? '');
}

/** One that is about to end is renewed first, which is not for here. */
function readToken(text: string | null): string | undefined {
  try {
    const session = JSON.parse(text ?? 'null');
    return session?.expires_at * 1000 > Date.now() + RENEWAL_MS ? session.access_token : undefined;
  } catch {
    return undefined;
  }
}

const RENEWAL_MS = 120_000;

askAhead();
