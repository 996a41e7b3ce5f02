import { AuthClient } from '@supabase/auth-js';
import { storageKey } from './stored-session.ts';

/** The library handles sessions, refresh, events and several tabs. Loaded on demand by `loadAuthClient`. */
export const authClient = new AuthClient({
  url: `${window.location.origin}/auth/v1`,
  storageKey: storageKey(),
  flowType: 'implicit',
  // Anyone can create a link with a session in it, so the auth store checks it first (mailed-link.ts).
  detectSessionInUrl: false,
  autoRefreshToken: true,
  persistSession: true,
});
