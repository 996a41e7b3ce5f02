import { AuthClient } from '@supabase/auth-js';

const { origin, hostname } = window.location;

/** Sessions, refresh, events and several tabs are the library's business; we only say where the server is. */
export const authClient = new AuthClient({
  url: `${origin}/auth/v1`,
  storageKey: `sb-${hostname.split('.')[0]}-auth-token`,
  flowType: 'implicit',
  detectSessionInUrl: true,
  autoRefreshToken: true,
  persistSession: true,
});
