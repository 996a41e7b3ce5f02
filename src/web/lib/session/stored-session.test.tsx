import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToken, loadAuthClient, onAuthClient } from './session.ts';
import { storageKey, storedToken, storedUserId } from './stored-session.ts';

const client = vi.hoisted(() => ({ getSession: vi.fn() }));
// Made when it is loaded: there is no function of it to put a double in the place of.
vi.mock('./auth-client.ts', () => ({ authClient: client }));
afterAll(() => vi.doUnmock('./auth-client.ts'));

const store = (secondsLeft: number) =>
  localStorage.setItem(
    storageKey(),
    JSON.stringify({ access_token: 'stored', expires_at: Date.now() / 1000 + secondsLeft, user: { id: 'marina' } }),
  );

beforeEach(() => {
  client.getSession.mockResolvedValue({ data: { session: { access_token: 'renewed' } }, error: null });
});

afterEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
});

test('a session that is not about to expire is read without the auth client', async () => {
  store(600);
  expect(await currentToken()).toBe('stored');
  expect(client.getSession).not.toHaveBeenCalled();
});

test('a session that is about to expire is renewed first', async () => {
  store(60);
  expect(storedToken()).toBeUndefined();
  expect(storedUserId()).toBe('marina');
  expect(await currentToken()).toBe('renewed');
});

test.each(['', 'null', '{}', '{"access_token":"x"}', '[1'])(
  'with %j in the storage nobody is signed in',
  async (text) => {
    localStorage.setItem(storageKey(), text);
    expect(storedUserId()).toBeUndefined();
    expect(await currentToken()).toBeUndefined();
    expect(client.getSession).not.toHaveBeenCalled();
  },
);

test('a caller that waits for the auth client gets it once', async () => {
  const greet = vi.fn();
  onAuthClient(greet);
  await loadAuthClient();
  await loadAuthClient();
  expect(greet).toHaveBeenCalledExactlyOnceWith(client);
});
