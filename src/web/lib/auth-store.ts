import type { AuthError, GoTrueClient, Session } from '@supabase/auth-js';
import type { Profile } from '#contract/profile.ts';
import { describeLinkFailure, linkFailureEndsSession } from '#domain/auth-messages.ts';
import { forgetWork } from './kept-work.ts';

/** Leaving does not wait longer than this for the server to hear of it. */
const SIGN_OUT_LIMIT_MS = 3000;

/** A visitor whose sign-in is still unclear after this time is treated as signed out. */
export const LOADING_LIMIT_MS = 10_000;

type Account =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; profile: Profile }
  /** There is a session, but its profile could not be read. */
  | { status: 'failed'; message: string };

export type AuthState = Account & {
  /** The person came by a recovery link and has yet to choose a new password. */
  isRecovering: boolean;
  /** What to say about a mailed link that did not work. */
  linkError: string | undefined;
};

export type ProfileReport = { profile: Profile } | { message: string };

export type ProfileWatcher = {
  /** Reports the profile now and whenever it changes; the result stops that and forgets what was cached. */
  watchProfile(userId: string, report: (result: ProfileReport) => void): () => void;
};

export type AuthStore = ReturnType<typeof createAuthStore>;

/**
 * Joins the session of the auth client and the profile of that person into one state. With no
 * session loading ends at once, with one it ends when the profile has arrived. The profile comes
 * from the query cache, loaded only then, so that the sign-in page stays light.
 */
export function createAuthStore(client: GoTrueClient, loadWatcher: () => Promise<ProfileWatcher>) {
  const link = readLink(window.location.hash);
  let state: AuthState = { status: 'loading', isRecovering: link?.type === 'recovery', linkError: undefined };
  let watchedUserId: string | undefined;
  let stopWatching = () => {};
  let patience = startPatience();
  let isLeaving = false;
  const listeners = new Set<() => void>();

  function publish(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function setAccount(account: Account): void {
    clearTimeout(patience);
    if (account.status === 'loading') patience = startPatience();
    publish({ ...account, isRecovering: state.isRecovering, linkError: state.linkError });
  }

  function startPatience() {
    // The profile is still watched afterwards: should it arrive late, the person is signed in.
    return setTimeout(() => setAccount({ status: 'signed-out' }), LOADING_LIMIT_MS);
  }

  function follow(session: Session | null): void {
    const userId = session?.user.id;
    // Refreshed tokens and tabs coming back to the front repeat the same person.
    if (userId && userId === watchedUserId) return;
    stopWatching();
    stopWatching = () => {};
    watchedUserId = userId;
    setAccount({ status: userId ? 'loading' : 'signed-out' });
    if (!userId) return;
    loadWatcher().then(
      ({ watchProfile }) => {
        if (watchedUserId !== userId) return;
        stopWatching = watchProfile(userId, (result) =>
          setAccount('profile' in result ? { status: 'signed-in', ...result } : { status: 'failed', ...result }),
        );
      },
      () => setAccount({ status: 'failed', message: 'Erro inesperado ao carregar perfil' }),
    );
  }

  async function handleFailedLink(error: AuthError): Promise<void> {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    const code = link?.errorCode ?? error.code;
    publish({ ...state, isRecovering: false, linkError: describeLinkFailure(code) });
    if (linkFailureEndsSession(code)) await client.signOut({ scope: 'local' });
  }

  client.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') forgetWork();
    // The page is about to be replaced: no guard should take its own way out of it.
    if (isLeaving) return;
    if (event === 'PASSWORD_RECOVERY') publish({ ...state, isRecovering: true });
    if (event === 'SIGNED_OUT') publish({ ...state, isRecovering: false });
    follow(session);
  });
  client.initialize().then(({ error }) => {
    if (error && link) return handleFailedLink(error);
    return undefined;
  });

  return {
    client,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The state once loading has ended. */
    settled(): Promise<AuthState> {
      if (state.status !== 'loading') return Promise.resolve(state);
      return new Promise((resolve) => {
        const listener = () => {
          if (state.status === 'loading') return;
          listeners.delete(listener);
          resolve(state);
        };
        listeners.add(listener);
      });
    },
    /** Ends the session on this device and goes to the landing page. */
    async signOut(): Promise<void> {
      isLeaving = true;
      // Coming back by the browser's history must not show the page as it was.
      window.addEventListener('pageshow', () => window.location.reload(), { once: true });
      await Promise.race([
        client.signOut({ scope: 'local' }),
        new Promise((resolve) => setTimeout(resolve, SIGN_OUT_LIMIT_MS)),
      ]);
      forgetWork();
      window.location.assign('/');
    },
    endRecovery: () => publish({ ...state, isRecovering: false }),
    dismissLinkError: () => publish({ ...state, linkError: undefined }),
  };
}

type Link = { type: string | null; errorCode: string | undefined };

/** What a mailed link left in the fragment, read before the auth client consumes it. */
function readLink(hash: string): Link | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const isLink = ['access_token', 'error', 'error_code', 'error_description'].some((name) => params.has(name));
  return isLink ? { type: params.get('type'), errorCode: params.get('error_code') ?? undefined } : undefined;
}
