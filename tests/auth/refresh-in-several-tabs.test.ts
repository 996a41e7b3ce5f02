import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAuthApp } from './auth-app.ts';

const auth = await createAuthApp();
const HOUR = 3600_000;

type Client = ReturnType<typeof auth.client>;

/** Tabs of one browser: several instances of the real client library with one storage. */
async function openTabs(count: number, send: typeof fetch = fetch) {
  const { client, userId } = await auth.signedUp();
  const { session } = (await client.getSession()).data;
  if (!session) throw new Error('no session');
  const storageKey = `tabs-${randomUUID()}`;
  const storage = new Map([[storageKey, JSON.stringify(session)]]);
  const events: string[] = [];
  const refreshes: number[] = [];
  const observed: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    if (isRefresh(input)) refreshes.push(response.status);
    return response;
  };
  const tabs = Array.from({ length: count }, () => auth.client({ storage, storageKey, fetch: observed }));
  for (const tab of tabs) tab.onAuthStateChange((event) => void events.push(event));
  return { tabs, events, refreshes, userId, session, isStored: () => storage.has(storageKey) };
}

const isRefresh = (input: Parameters<typeof fetch>[0]) => String(input).includes('grant_type=refresh_token');

/**
 * A tab discards its own answer if another tab has saved a newer session meanwhile: the library's conflict handling.
 */
const isRefreshedOrDiscarded = (error: { name: string } | null | undefined) =>
  !error || error.name === 'AuthRefreshDiscardedError';

const tokenOf = async (tab: Client | undefined) => (await tab?.getSession())?.data.session?.refresh_token ?? '';

describe('the person stays signed in', () => {
  it('when the clock is two hours fast, with three tabs and 60 refreshes', async () => {
    // To a client that is two hours ahead every new token has already expired: each access refreshes the session.
    auth.setNow(new Date(Date.now() - 2 * HOUR));
    const { tabs, events, refreshes, isStored } = await openTabs(3);
    for (let round = 0; refreshes.length < 60 && round < 60; round += 1) {
      auth.later(1);
      // Each tab at its own pace: one that pauses returns with a token several generations old.
      await Promise.all(
        tabs.map(async (tab, index) => {
          for (let look = 0; look <= index; look += 1)
            expect(isRefreshedOrDiscarded((await tab.getSession()).error)).toBe(true);
        }),
      );
    }
    expect(refreshes.length).toBeGreaterThanOrEqual(60);
    expect(new Set(refreshes)).toEqual(new Set([200]));
    expect(events).not.toContain('SIGNED_OUT');
    expect(isStored()).toBe(true);
  });

  it('when a factor is verified while another tab refreshes', async () => {
    const { tabs, events, refreshes, isStored } = await openTabs(2);
    const [first, second] = tabs;
    for (let round = 0; round < 3; round += 1) {
      const { factorId, secret } = await auth.enroll(first as Client, `App ${round}`);
      const code = auth.totpCode(secret);
      const [verified, ...refreshed] = await Promise.all([
        first?.mfa.challengeAndVerify({ factorId, code }),
        second?.refreshSession(),
        second?.refreshSession({ refresh_token: await tokenOf(second) }),
      ]);
      expect(verified?.error).toBeNull();
      expect(refreshed.every((reply) => isRefreshedOrDiscarded(reply?.error))).toBe(true);
    }
    expect(new Set(refreshes)).toEqual(new Set([200]));
    expect(events).not.toContain('SIGNED_OUT');
    expect(isStored()).toBe(true);
  });

  it('when a factor is verified just before a tab uses the previous token', async () => {
    const { tabs, session } = await openTabs(1);
    await auth.addFactor(tabs[0] as Client);
    const late = auth.client();
    expect((await late.refreshSession({ refresh_token: session.refresh_token })).error).toBeNull();
    expect(await tokenOf(late)).toBe(await tokenOf(tabs[0]));
  });

  it('when a refresh reply is lost', async () => {
    let losses = 0;
    const losing: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!isRefresh(input) || losses >= 2) return response;
      losses += 1;
      // The server has rotated the token; its reply is lost.
      throw new TypeError('fetch failed');
    };
    const { tabs, events, session } = await openTabs(1, losing);
    const { error } = (await tabs[0]?.refreshSession()) ?? {};
    expect([error, losses]).toEqual([null, 2]);
    expect(await tokenOf(tabs[0])).not.toBe(session.refresh_token);
    expect((await tabs[0]?.refreshSession())?.error).toBeNull();
    expect(events).not.toContain('SIGNED_OUT');
  });
});
