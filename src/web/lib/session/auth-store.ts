import type { AuthChangeEvent } from '@supabase/auth-js';
import type { Profile } from '#contract/account/profile.ts';
import { allowDrafts, clearDrafts } from '#web/lib/offline/draft-storage.ts';
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

/** Timeout for telling the server about a sign-out. */
const SIGN_OUT_LIMIT_MS = 3000;

/** A visitor whose sign-in is still unclear after this time is treated as signed out. */
const LOADING_LIMIT_MS = 10_000;

type Account =
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** There is a session, but the code of the second factor is missing. */
  | { status: 'code-needed' }
  | { status: 'signed-in'; profile: Profile }
  /** There is a session, but its profile could not be loaded. */
  | { status: 'failed'; message: string };

export type AuthState = Account & {
  /** The person opened a recovery link and has not chosen a new password yet. */
  isRecovering: boolean;
  /** Message about a mailed link that did not work. */
  linkError: string | undefined;
  /** Asks for confirmation: the opened link was not requested in this browser and would sign in this person. */
  linkQuestion: { email: string } | undefined;
};

/** Browsers fire a timer with a longer delay immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const UNKNOWN_FAILURE: Account = { status: 'failed', message: 'Erro inesperado ao carregar perfil' };

export type ProfileReport = { profile: Profile } | { message: string };

export type ProfileWatcher = {
  /** Reports the profile now and on every change; the returned function stops that and clears the cache. */
  watchProfile(userId: string, report: (result: ProfileReport) => void): () => void;
  forgetPerson(): Promise<unknown>;
};

export type AuthStore = ReturnType<typeof createAuthStore>;

/** From stored session, the client's events and the profile, whose code the small sign-in page does not load. */
export function createAuthStore(loadWatcher: () => Promise<ProfileWatcher>) {
  const link = readMailedLink();
  let state: AuthState = {
    status: 'loading',
    isRecovering: recoveringUserId() !== null,
    linkError: undefined,
    linkQuestion: undefined,
  };
  // While a mailed link is being checked, the signed-in person is not published: the page would redirect.
  let isHeld = link !== undefined;
  let owner: { id: string; email: string } | undefined;
  let watchedUserId: string | undefined;
  let stopWatching = () => {};
  let loadingTimer = startLoadingTimer();
  let isLeaving = false;
  const listeners = new Set<() => void>();

  function publish(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function setAccount(account: Account): void {
    clearTimeout(loadingTimer);
    if (account.status === 'loading') loadingTimer = startLoadingTimer();
    const { isRecovering, linkError, linkQuestion } = state;
    publish({ ...account, isRecovering, linkError, linkQuestion });
  }

  function startLoadingTimer() {
    // The profile is still watched after the timeout: if it arrives late, the person is signed in.
    return setTimeout(() => setAccount({ status: 'signed-out' }), LOADING_LIMIT_MS);
  }

  function follow(userId: string | undefined): void {
    if (isHeld) return;
    if (userId && recoveringUserId() !== userId) endRecovery();
    // Token refreshes and returning to the tab send events for the same person.
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

  /** After sign-out, ban or deletion no personal data stays on this device. */
  async function forgetPerson(): Promise<void> {
    clearDrafts();
    await loadWatcher()
      .then((watcher) => watcher.forgetPerson())
      .catch(() => {});
  }

  /** The link is done: continue with the current session. */
  async function release(): Promise<void> {
    clearMailedLink();
    const session = await findSession();
    isHeld = false;
    publish({ ...state, linkQuestion: undefined });
    follow(session?.user.id);
  }

  async function handleFailedLink(code: string | undefined): Promise<void> {
    const { describeLinkFailure, linkFailureEndsSession } = await import('#domain/accounts/auth-messages.ts');
    endRecovery();
    publish({ ...state, linkError: describeLinkFailure(code) });
    // Any site can link here with an error in the address: only a link requested in this browser may end a session.
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

  /** The session of the link replaces the current one. */
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
    // The page is about to be left: no guard should redirect meanwhile.
    if (isLeaving) return;
    if (event === 'SIGNED_OUT') {
      forgetMailFlow();
      endRecovery();
      void forgetPerson();
    }
    // The session could not be renewed right now, which does not mean that it has ended.
    if (event === 'INITIAL_SESSION' && !userId && storedUserId()) return;
    follow(userId);
  }

  /** Detects a sign-in or sign-out in another tab until the auth client is loaded and does so itself. */
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
  // Offline, the library would retry the renewal for half a minute; the stored replies can be read meanwhile.
  if (!navigator.onLine) follow(storedUserId());
  if (link || (storedUserId() && !storedToken())) startWithClient().catch(() => setAccount(UNKNOWN_FAILURE));
  else startFromStorage();

  function startFromStorage(): void {
    follow(storedUserId());
    // Once loaded, the client renews the session whenever needed.
    const renewal = timeToRenewal();
    if (renewal) setTimeout(() => loadAuthClient().catch(() => undefined), Math.min(renewal, LONGEST_TIMER_MS));
  }

  async function startWithClient(): Promise<void> {
    await (await loadAuthClient()).initialize();
    // Mailed links are handled on the sign-in page, which can show the confirmation.
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
      return () => void listeners.delete(listener);
    },
    resolved: (): Promise<AuthState> =>
      new Promise((resolve) => {
        const check = () => {
          if (state.status === 'loading') return;
          listeners.delete(check);
          resolve(state);
        };
        listeners.add(check);
        check();
      }),
    /** Ends the session on this device and goes to the landing page. */
    async signOut(): Promise<void> {
      isLeaving = true;
      forgetMailFlow();
      forgetRecovery();
      // The back button must not show the page from the back/forward cache.
      window.addEventListener('pageshow', () => window.location.reload(), { once: true });
      await Promise.race([
        // Fails when offline; the local session is deleted anyway.
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
