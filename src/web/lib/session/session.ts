import type { GoTrueClient } from '@supabase/auth-js';
import { storedToken, storedUserId } from './stored-session.ts';

let greet: ((client: GoTrueClient) => void) | undefined;

/** Called with the auth client when it has loaded, before any other caller gets it. */
export function onAuthClient(listener: (client: GoTrueClient) => void): void {
  greet = listener;
}

/** Only changing a session needs the auth client; reading one does not, so the client is not part of the first load. */
export async function loadAuthClient(): Promise<GoTrueClient> {
  const { authClient } = await import('./auth-client.ts');
  greet?.(authClient);
  greet = undefined;
  return authClient;
}

/** Renewed if it is about to expire. */
export async function currentToken(): Promise<string | undefined> {
  if (!storedUserId()) return undefined;
  const token = storedToken();
  if (token) return token;
  const { data } = await (await loadAuthClient()).getSession();
  return data.session?.access_token;
}
