import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { ListenHandlers } from '#server/db/notify-listener.ts';
import { createSessionCache, type Person } from './session-cache.ts';

const marina = (over: Partial<Person> = {}): Person => ({
  id: 'marina',
  userType: 'free',
  premiumUntil: null,
  name: 'Marina',
  email: 'marina@example.com',
  createdAt: '2026-01-01',
  updatedAt: '2026-01-01',
  deletionDueAt: null,
  sessionId: 'sala',
  needsCode: false,
  factorDueAt: null,
  ...over,
});

const CHANNEL = 'dropar_people';

/** The cache with a simulated database and clock. */
function start() {
  let time = 1_000_000;
  let provedAt: number | undefined = time;
  let handlers: ListenHandlers | undefined;
  const pool = new EventEmitter();
  const connection = new EventEmitter();
  const listener = {
    subscribe: (channel: string, given: ListenHandlers) => {
      expect(channel).toBe(CHANNEL);
      handlers = given;
    },
    ready: vi.fn(async () => undefined),
    check: vi.fn(async () => undefined),
    provedAt: () => provedAt,
  };
  const sessionCache = createSessionCache(listener, pool, () => time);
  pool.emit('connect', connection);
  const load = vi.fn(async (): Promise<Person | undefined> => marina());
  return {
    sessionCache,
    listener,
    load,
    ask: (sessionId = 'sala') => sessionCache.get(sessionId, load),
    tell: (userId: string) => handlers?.onNotification(userId),
    /** Simulates the notice of a statement of this process. */
    write: (detail: string, message = CHANNEL) => connection.emit('notice', { message, detail }),
    listenAgain: () => handlers?.onListening(),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    prove: () => {
      provedAt = time;
    },
    loseConnection: () => {
      provedAt = undefined;
    },
  };
}

it('queries once in 30 seconds, and starts to listen with the first query', async () => {
  const { ask, load, listener, pass, prove } = start();
  expect(await ask()).toEqual(marina());
  pass(29_999);
  prove();
  expect(await ask()).toEqual(marina());
  expect(load).toHaveBeenCalledTimes(1);
  expect(listener.ready).toHaveBeenCalledTimes(1);
  pass(1);
  prove();
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not cache an unknown session', async () => {
  const { ask, load, sessionCache } = start();
  load.mockResolvedValue(undefined);
  expect(await ask()).toBeUndefined();
  expect(await ask()).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
  expect(sessionCache.count()).toBe(0);
});

it('reloads all sessions of a person after a change notification, and no others', async () => {
  const { sessionCache, ask, load, tell } = start();
  await ask();
  await sessionCache.get('quarto', async () => marina({ sessionId: 'quarto' }));
  await sessionCache.get('fora', async () => marina({ id: 'rui', sessionId: 'fora' }));
  tell('marina');
  expect(sessionCache.count()).toBe(1);
  load.mockResolvedValue(marina({ userType: 'premium' }));
  expect(await ask()).toMatchObject({ userType: 'premium' });
  expect(await sessionCache.get('fora', async () => undefined)).toMatchObject({ id: 'rui' });
});

it('does not cache data that was read before a concurrent change', async () => {
  const { ask, load, tell } = start();
  load.mockImplementationOnce(async () => {
    tell('marina');
    return marina();
  });
  await ask();
  load.mockResolvedValue(undefined);
  expect(await ask()).toBeUndefined();
});

it('does not cache a person whom this process has just changed, until the change must be committed', async () => {
  const { ask, load, write, pass, prove } = start();
  await ask();
  write('marina');
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(3);
  pass(5_000);
  prove();
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(4);
});

it('ignores other database notices', async () => {
  const { ask, load, write } = start();
  await ask();
  write('marina', 'relation already exists, skipping');
  await ask();
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not cache while nothing listens, and starts empty once it does', async () => {
  const { ask, load, sessionCache, loseConnection, listenAgain, prove } = start();
  await ask();
  loseConnection();
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(3);
  listenAgain();
  prove();
  expect(sessionCache.count()).toBe(0);
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(4);
});

it('trusts the listening connection only while it proves alive', async () => {
  const { ask, load, listener, pass, prove } = start();
  await ask();
  pass(5_000);
  await ask();
  expect(listener.check).not.toHaveBeenCalled();
  pass(1);
  await ask();
  expect(listener.check).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
  pass(10_000);
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
  prove();
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
});

it('evicts the least recently used session when full', async () => {
  const { sessionCache } = start();
  const ask = (index: number) => {
    const load = vi.fn(async () => marina({ id: `p${index}`, sessionId: `s${index}` }));
    return sessionCache.get(`s${index}`, load).then(() => load.mock.calls.length);
  };
  for (let index = 0; index < 10_000; index += 1) await ask(index);
  expect(await ask(0)).toBe(0);
  await ask(10_000);
  expect(sessionCache.count()).toBe(10_000);
  expect(await ask(0)).toBe(0);
  expect(await ask(1)).toBe(1);
});
