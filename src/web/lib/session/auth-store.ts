import type { AuthChangeEvent } from '@supabase/auth-js';
import type { Profile } from '#contract/account/profile.ts';
import { describeLinkFailure, linkFailureEndsSession } from '#domain/accounts/auth-messages.ts';
import { allowDrafts, clearDrafts } from '#web/lib/offline/clear-drafts.ts';
import { rememberKnownBrowser } from './known-browser.ts';
import {
  clearMailedLink,
  findLinkOwner,
  forgetMailFlow,
  forgetRecovery,
  hasStartedMailFlow,
  readMailedLink,
  recoveringUserId,
  rememberRecovery,
  type SessionLink,
} from './mailed-link.ts';
import { loadAuthClient, onAuthClient } from './session.ts';
import {
  dropStoredSession,
  needsCode,
  storageKey,
  storedToken,
  storedUserId,
  timeToRenewal,
} from './stored-session.ts';

/** Leaving does not wait longer than this for the server to hear of it. */
const SIGN_OUT_LIMIT_MS = 3000;

/** A visitor whose sign-in is still unclear after this time is treated as signed out. */
const LOADING_LIMIT_MS = 10_000;

type Account =
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** There is a session, but it still owes the code of the second factor. */
  | { status: 'code-needed' }
  | { status: 'signed-in'; profile: Profile }
  /** There is a session, but its profile could not be read. */
  | { status: 'failed'; message: string };

export type AuthState = Account & {
  /** The person came by a recovery link and has yet to choose a new password. */
  isRecovering: boolean;
  /** What to say about a mailed link that did not work. */
  linkError: string | undefined;
  /** A link that this browser did not ask for would sign this person in. */
  linkQuestion: { email: string } | undefined;
};

/** A timer that is set for longer goes off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const UNKNOWN_FAILURE: Account = { status: 'failed', message: 'Erro inesperado ao carregar perfil' };

export type ProfileReport = { profile: Profile } | { message: string };

export type ProfileWatcher = {
  /** Reports the profile now and whenever it changes; the result stops that and forgets what was cached. */
  watchProfile(userId: string, report: (result: ProfileReport) => void): () => void;
  /** Takes away what was kept for reading without a connection. */
  forgetPerson(): Promise<unknown>;
};

export type AuthStore = ReturnType<typeof createAuthStore>;

/**
 * Joins the stored session, the events of the accounts' client and the profile of that person into one state. With no
 * session loading ends at once, with one it ends when the profile has arrived. The profile comes
 * from the query cache, loaded only then, so that the sign-in page stays light.
 */
export function createAuthStore(loadWatcher: () => Promise<ProfileWatcher>) {
  const link = readMailedLink();
  let state: AuthState = {
    status: 'loading',
    isRecovering: recoveringUserId() !== null,
    linkError: undefined,
    linkQuestion: undefined,
  };
  // While a link waits to be judged, whoever is signed in is not announced: the page would move on.
  let isHeld = link !== undefined;
  let owner: { id: string; email: string } | undefined;
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
    const { isRecovering, linkError, linkQuestion } = state;
    publish({ ...account, isRecovering, linkError, linkQuestion });
  }

  function startPatience() {
    // The profile is still watched afterwards: should it arrive late, the person is signed in.
    return setTimeout(() => setAccount({ status: 'signed-out' }), LOADING_LIMIT_MS);
  }

  function follow(userId: string | undefined): void {
    if (isHeld) return;
    if (userId && recoveringUserId() !== userId) endRecovery();
    // Refreshed tokens and tabs coming back to the front repeat the same person.
    if (userId && userId === watchedUserId) return;
    stopWatching();
    stopWatching = () => {};
    if (watchedUserId && userId) clearDrafts();
    const owesCode = userId !== undefined && needsCode();
    watchedUserId = owesCode ? undefined : userId;
    if (owesCode) setAccount({ status: 'code-needed' });
    else setAccount({ status: userId ? 'loading' : 'signed-out' });
    if (!userId || owesCode) return;
    rememberKnownBrowser();
    allowDrafts();
    loadWatcher().then(
      ({ watchProfile }) => {
        if (watchedUserId !== userId) return;
        stopWatching = watchProfile(userId, (result) =>
          setAccount('profile' in result ? { status: 'signed-in', ...result } : { status: 'failed', ...result }),
        );
      },
      () => setAccount(UNKNOWN_FAILURE),
    );
  }

  function endRecovery(): void {
    forgetRecovery();
    if (state.isRecovering) publish({ ...state, isRecovering: false });
  }

  /** Signed out, banned or deleted: nothing of the person stays on this device. */
  async function forgetPerson(): Promise<void> {
    clearDrafts();
    await loadWatcher()
      .then((watcher) => watcher.forgetPerson())
      .catch(() => {});
  }

  /** The link was dealt with: on with whoever is signed in now. */
  async function release(): Promise<void> {
    clearMailedLink();
    const session = await findSession();
    isHeld = false;
    publish({ ...state, linkQuestion: undefined });
    follow(session?.user.id);
  }

  async function handleFailedLink(code: string | undefined): Promise<void> {
    endRecovery();
    publish({ ...state, linkError: describeLinkFailure(code) });
    // Any page can lead here with an error in the address: only a link that was asked for here ends a session.
    if (linkFailureEndsSession(code) && hasStartedMailFlow()) await endSession();
    await release();
  }

  async function judgeLink(session: SessionLink): Promise<void> {
    owner = await findLinkOwner(session);
    if (!owner) return handleFailedLink(undefined);
    const current = await findSession();
    if (owner.id === current?.user.id || hasStartedMailFlow(owner.email)) return acceptLink();
    publish({ ...state, linkQuestion: { email: owner.email } });
  }

  /** The session of the link replaces the one that is here. */
  async function acceptLink(): Promise<void> {
    if (!owner || !link || !('session' in link)) return;
    const { accessToken, refreshToken, choosesPassword } = link.session;
    const client = await loadAuthClient();
    const { error } = await client.setSession({ access_token: accessToken, refresh_token: refreshToken });
    if (error) return handleFailedLink(undefined);
    if (choosesPassword) {
      rememberRecovery(owner.id);
      publish({ ...state, isRecovering: true });
    }
    await release();
  }

  const findSession = async () => (await (await loadAuthClient()).getSession()).data.session;
  const endSession = async () => (await loadAuthClient()).signOut({ scope: 'local' });

  function handleEvent(event: AuthChangeEvent, userId: string | undefined): void {
    // The page is about to be replaced: no guard should take its own way out of it.
    if (isLeaving) return;
    if (event === 'SIGNED_OUT') {
      forgetMailFlow();
      endRecovery();
      void forgetPerson();
    }
    // It could not be renewed just now, which is not the same as being over.
    if (event === 'INITIAL_SESSION' && !userId && storedUserId()) return;
    follow(userId);
  }

  /** Until the client is here and hears of it by itself: somebody signed in or out in another tab. */
  function handleStorage({ key }: StorageEvent): void {
    if (key !== null && key !== storageKey()) return;
    const userId = storedUserId();
    handleEvent(userId ? 'SIGNED_IN' : 'SIGNED_OUT', userId);
  }

  window.addEventListener('storage', handleStorage);
  onAuthClient((client) => {
    window.removeEventListener('storage', handleStorage);
    client.onAuthStateChange((event, session) => handleEvent(event, session?.user.id));
  });
  // Without a connection the library would try to renew for half a minute; what is kept here can be read meanwhile.
  if (!navigator.onLine) follow(storedUserId());
  if (link || (storedUserId() && !storedToken())) startWithClient().catch(() => setAccount(UNKNOWN_FAILURE));
  else startFromStorage();

  function startFromStorage(): void {
    follow(storedUserId());
    // From then on the client renews the session whenever it is time.
    const renewal = timeToRenewal();
    if (renewal) setTimeout(() => loadAuthClient().catch(() => undefined), Math.min(renewal, LONGEST_TIMER_MS));
  }

  async function startWithClient(): Promise<void> {
    await (await loadAuthClient()).initialize();
    // Links lead to the sign-in page, where the question can be asked.
    if (!link) return;
    if (window.location.pathname !== '/login') window.location.replace(`/login${window.location.hash}`);
    else if ('session' in link) void judgeLink(link.session);
    else void handleFailedLink(link.errorCode);
  }

  return {
    loadClient: loadAuthClient,
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
      forgetMailFlow();
      forgetRecovery();
      // Coming back by the browser's history must not show the page as it was.
      window.addEventListener('pageshow', () => window.location.reload(), { once: true });
      await Promise.race([
        // Without a connection the server hears nothing of it.
        endSession().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, SIGN_OUT_LIMIT_MS)),
      ]);
      dropStoredSession();
      await forgetPerson();
      window.location.assign('/');
    },
    endRecovery,
    acceptLink,
    declineLink: release,
    dismissLinkError: () => publish({ ...state, linkError: undefined }),
  };
}
