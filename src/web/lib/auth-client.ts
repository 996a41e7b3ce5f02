import { AuthClient } from '@supabase/auth-js';

const { origin, hostname } = window.location;
const storageKey = `sb-${hostname.split('.')[0]}-auth-token`;

/** Somebody signed in here before; whether that still holds is for the server to say. */
export const hasStoredSession = (): boolean => localStorage.getItem(storageKey) !== null;

/** Sessions, refresh, events and several tabs are the library's business; we only say where the server is. */
export const authClient = new AuthClient({
  url: `${origin}/auth/v1`,
  storageKey,
  flowType: 'implicit',
  detectSessionInUrl: true,
  autoRefreshToken: true,
  persistSession: true,
});
