import type { GoTrueClient } from '@supabase/auth-js';
import { storedToken, storedUserId } from './stored-session.ts';

let greet: ((client: GoTrueClient) => void) | undefined;

/** Called with the accounts' client once it is here, before anybody else has it. */
export function onAuthClient(listener: (client: GoTrueClient) => void): void {
  greet = listener;
}

/** What changes a session needs the accounts' client. Reading one does not, so it stays out of a page's first load. */
export async function loadAuthClient(): Promise<GoTrueClient> {
  const { authClient } = await import('./auth-client.ts');
  greet?.(authClient);
  greet = undefined;
  return authClient;
}

/** Renewed if it is about to end. */
export async function currentToken(): Promise<string | undefined> {
  if (!storedUserId()) return undefined;
  const token = storedToken();
  if (token) return token;
  const { data } = await (await loadAuthClient()).getSession();
  return data.session?.access_token;
}
