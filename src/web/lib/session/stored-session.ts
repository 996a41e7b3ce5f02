/** The session as the accounts' client keeps it, read without the client: it is 22 kB and most visits never need it. */
type StoredSession = {
  access_token: string;
  expires_at: number;
  user: { id: string; factors?: { status: string }[] };
};

/** The client renews a session a little before its end; `prefetch-data.ts` leaves it alone by the same measure. */
const RENEWAL_MS = 120_000;

export const storageKey = (): string => `sb-${window.location.hostname.split('.')[0]}-auth-token`;

function readSession(): StoredSession | undefined {
  try {
    // Written by the accounts' client; whatever else lies there has no user.
    return JSON.parse(localStorage.getItem(storageKey()) ?? '') as StoredSession;
  } catch {
    return undefined;
  }
}

/** Who signed in here before, even if the session has run out; whether it still holds is for the server to say. */
export const storedUserId = (): string | undefined => readSession()?.user?.id;

/** Milliseconds until the session wants renewing; nothing where there is none. */
export function timeToRenewal(): number | undefined {
  const session = readSession();
  return session?.user?.id ? session.expires_at * 1000 - RENEWAL_MS - Date.now() : undefined;
}

/** Only while it needs no renewing. */
export const storedToken = (): string | undefined =>
  (timeToRenewal() ?? 0) > 0 ? readSession()?.access_token : undefined;

type Claims = { aal: string; amr: { method: string; timestamp: number }[] };

/** What the token says; the server judges it. */
function readClaims(): Claims {
  const payload = readSession()?.access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload ?? '')) as Claims;
}

/** The account has a second factor, and this session was opened without it so far. */
export function needsCode(): boolean {
  try {
    const isGuarded = readSession()?.user.factors?.some(({ status }) => status === 'verified') ?? false;
    return isGuarded && readClaims().aal !== 'aal2';
  } catch {
    return false;
  }
}

/** Whether the sign-in, which no refresh renews, is so recent. */
export function hasSignedInWithin(minutes: number): boolean {
  try {
    const { amr } = readClaims();
    const signIns = amr.filter(({ method }) => method !== 'totp').map(({ timestamp }) => timestamp);
    return Date.now() / 1000 - Math.max(...signIns) < minutes * 60;
  } catch {
    return false;
  }
}

/** For a sign-out without a connection: the library would first try to renew what has run out. */
export const dropStoredSession = (): void => localStorage.removeItem(storageKey());
