/** The session stored by the auth client, read without loading the client: 22 kB that most visits never need. */
type StoredSession = {
  access_token: string;
  expires_at: number;
  user: { id: string; factors?: { status: string }[] };
};

/** The client renews a session this long before it expires; `prefetch-data.ts` uses the same limit. */
const RENEWAL_MS = 120_000;

export const storageKey = (): string => `sb-${window.location.hostname.split('.')[0]}-auth-token`;

function readSession(): StoredSession | undefined {
  try {
    // Written by the auth client; any other content has no user.
    return JSON.parse(localStorage.getItem(storageKey()) ?? '') as StoredSession;
  } catch {
    return undefined;
  }
}

/** The user of the stored session, even if it has expired; only the server knows whether it is valid. */
export const storedUserId = (): string | undefined => readSession()?.user?.id;

/** Milliseconds until the session must be renewed; undefined without a session. */
export function timeToRenewal(): number | undefined {
  const session = readSession();
  return session?.user?.id ? session.expires_at * 1000 - RENEWAL_MS - Date.now() : undefined;
}

/** Undefined when the token must be renewed first. */
export const storedToken = (): string | undefined =>
  (timeToRenewal() ?? 0) > 0 ? readSession()?.access_token : undefined;

type Claims = { aal?: string; amr?: { method: string; timestamp: number }[] };

/** The claims of the token, unverified: the server verifies the token. */
function readClaims(): Claims | undefined {
  const payload = readSession()?.access_token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return JSON.parse(atob(payload ?? '')) as Claims;
  } catch {
    return undefined;
  }
}

/** The account has a second factor, and this session has not passed it yet. */
export function needsCode(): boolean {
  const claims = readClaims();
  const isGuarded = readSession()?.user?.factors?.some(({ status }) => status === 'verified');
  return isGuarded === true && claims !== undefined && claims.aal !== 'aal2';
}

/** Whether the sign-in itself is this recent; a token refresh does not count as a sign-in. */
export function hasSignedInWithin(minutes: number): boolean {
  const signIns = readClaims()?.amr?.filter(({ method }) => method !== 'totp') ?? [];
  return signIns.some(({ timestamp }) => Date.now() / 1000 - timestamp < minutes * 60);
}

/** For a sign-out while offline: the library would first try to renew an expired session. */
export const dropStoredSession = (): void => localStorage.removeItem(storageKey());
