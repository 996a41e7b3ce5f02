import { expect, it } from 'vitest';
import { endSessions } from '#server/features/auth/sessions/end-sessions.ts';
import { createAuthApp } from './auth-app.ts';

const auth = await createAuthApp();

async function devices(count: number) {
  const { client, email, userId } = await auth.signedUp();
  const clients = [client];
  while (clients.length < count) {
    const other = await auth.signIn(email);
    clients.push(other);
  }
  const tokens: string[] = [];
  for (const device of clients) tokens.push((await device.getSession()).data.session?.access_token ?? '');
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
  return { clients, userId, tokens, alive };
}

it('a sign-out ends only this session with scope local, and all other sessions with scope others', async () => {
  const { clients, alive } = await devices(4);
  expect((await clients[0]?.signOut({ scope: 'local' }))?.error).toBeNull();
  expect(await alive()).toEqual([false, true, true, true]);
  expect((await clients[1]?.signOut({ scope: 'others' }))?.error).toBeNull();
  expect(await alive()).toEqual([false, true, false, false]);
});

it('a sign-out ends every session of the person with scope global, the default', async () => {
  const { clients, tokens, alive } = await devices(2);
  const stranger = await devices(1);
  const session = (await clients[0]?.getSession())?.data.session;
  const response = await auth.post('/logout', {}, { authorization: `Bearer ${tokens[0]}` });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(await alive()).toEqual([false, false]);
  expect(await stranger.alive()).toEqual([true]);
  const refreshed = await auth.post('/token?grant_type=refresh_token', { refresh_token: session?.refresh_token });
  expect(await refreshed.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
});

it('a sign-out requires a session and a known scope, and the client removes a session that has ended', async () => {
  expect((await auth.post('/logout', {})).status).toBe(401);
  const { clients, tokens, userId } = await devices(1);
  const response = await auth.post('/logout?scope=all', {}, { authorization: `Bearer ${tokens[0]}` });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ msg: 'Unsupported logout scope "all"' });
  await endSessions(auth.deps.db, userId);
  expect((await clients[0]?.getUser())?.error?.name).toBe('AuthSessionMissingError');
  expect((await clients[0]?.getSession())?.data.session).toBeNull();
});
