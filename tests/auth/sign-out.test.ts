import { describe, expect, it } from 'vitest';
import { endSessionsOf } from '#server/features/auth/sessions/end-sessions.ts';
import { createAuthApp, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp();

async function threeDevices() {
  const { client, email, userId } = await auth.signedUp();
  const others = [auth.client(), auth.client()];
  for (const other of others) await other.signInWithPassword({ email, password: PASSWORD });
  const devices = [client, ...others];
  const tokens: string[] = [];
  for (const device of devices) tokens.push((await device.getSession()).data.session?.access_token ?? '');
  const alive = () =>
    Promise.all(
      tokens.map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        const account = await fetch(`${auth.url}/user`, { headers });
        const api = await auth.app.request('/api/profile', { headers });
        expect(api.status === 200).toBe(account.status === 200);
        return account.status === 200;
      }),
    );
  return { client, userId, tokens, alive };
}

describe('sign-out', () => {
  it('ends only this session with scope local', async () => {
    const { client, alive } = await threeDevices();
    expect((await client.signOut({ scope: 'local' })).error).toBeNull();
    expect(await alive()).toEqual([false, true, true]);
  });

  it('ends all other sessions with scope others', async () => {
    const { client, alive } = await threeDevices();
    expect((await client.signOut({ scope: 'others' })).error).toBeNull();
    expect(await alive()).toEqual([true, false, false]);
  });

  it('ends every session with scope global, the default', async () => {
    const { client, tokens, alive } = await threeDevices();
    const stranger = await threeDevices();
    const session = (await client.getSession()).data.session;
    const response = await auth.post('/logout', {}, { authorization: `Bearer ${tokens[0]}` });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(await alive()).toEqual([false, false, false]);
    expect(await stranger.alive()).toEqual([true, true, true]);
    const refreshed = await auth.post('/token?grant_type=refresh_token', { refresh_token: session?.refresh_token });
    expect(await refreshed.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
  });

  it('answers session_not_found for an ended session, and the client removes it', async () => {
    const { client, userId } = await threeDevices();
    await endSessionsOf(auth.deps.db, userId);
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getSession()).data.session).toBeNull();
  });

  it('refuses an unknown scope', async () => {
    const { tokens } = await threeDevices();
    const response = await auth.post('/logout?scope=all', {}, { authorization: `Bearer ${tokens[0]}` });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ msg: 'Unsupported logout scope "all"' });
  });

  it('requires a session', async () => {
    expect((await auth.post('/logout', {})).status).toBe(401);
  });
});
