import { AuthClient } from '@supabase/auth-js';

const { origin, hostname } = window.location;
const storageKey = `sb-${hostname.split('.')[0]}-auth-token`;

/** Who signed in here before, even if the session has run out; whether it still holds is for the server to say. */
export function storedUserId(): string | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '').user.id;
  } catch {
    return undefined;
  }
}

/** For a sign-out without a connection: the library would first try to renew what has run out. */
export const dropStoredSession = (): void => localStorage.removeItem(storageKey);

/** Sessions, refresh, events and several tabs are the library's business; we only say where the server is. */
export const authClient = new AuthClient({
  url: `${origin}/auth/v1`,
  storageKey,
  flowType: 'implicit',
  // Anyone can write a link with a session in it: the store looks at it first (mailed-link.ts).
  detectSessionInUrl: false,
  autoRefreshToken: true,
  persistSession: true,
});
