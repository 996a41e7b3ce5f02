import { AuthClient } from '@supabase/auth-js';
import { storageKey } from './stored-session.ts';

/**
 * Sessions, refresh, events and several tabs are the library's business; we only say where the server is. Fetched by
 * `loadAuthClient` once something needs it.
 */
export const authClient = new AuthClient({
  url: `${window.location.origin}/auth/v1`,
  storageKey: storageKey(),
  flowType: 'implicit',
  // Anyone can write a link with a session in it: the store looks at it first (mailed-link.ts).
  detectSessionInUrl: false,
  autoRefreshToken: true,
  persistSession: true,
});
