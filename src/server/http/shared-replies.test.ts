import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { ListenHandlers } from '#server/features/events/event-listener.ts';
import { createSharedReplies } from './shared-replies.ts';

const CHANNEL = 'dropar_library';

function start() {
  let time = 1_000_000;
  let provedAt: number | undefined = time;
  let handlers: ListenHandlers | undefined;
  const pool = new EventEmitter();
  const listener = {
    subscribe: (channel: string, given: ListenHandlers) => {
      expect(channel).toBe(CHANNEL);
      handlers = given;
    },
    ready: vi.fn(async () => undefined),
    check: vi.fn(async () => undefined),
    provedAt: () => provedAt,
  };
  const replies = createSharedReplies(listener, pool, () => time);
  const connection = new EventEmitter();
  pool.emit('connect', connection);
  const make = vi.fn(async () => ({ plain: 'estante' }));
  return {
    replies,
    make,
    ask: async (key = 'free') => (await replies.read(key, make)).plain,
    tell: () => handlers?.onNotification(''),
    write: (message = CHANNEL) => connection.emit('notice', { message }),
    listenAgain: () => handlers?.onListening(),
    pass: (milliseconds: number) => {
      time += milliseconds;
      if (provedAt !== undefined) provedAt = time;
    },
    loseConnection: () => {
      provedAt = undefined;
    },
    findConnection: () => {
      provedAt = time;
    },
  };
}

it('makes a reply once in 30 seconds for all who share it, and another for those who do not', async () => {
  const { ask, make, pass } = start();
  expect(await ask()).toBe('estante');
  pass(29_999);
  expect(await ask()).toBe('estante');
  expect(make).toHaveBeenCalledTimes(1);
  make.mockResolvedValueOnce({ plain: 'estante aberta' });
  expect(await ask('premium')).toBe('estante aberta');
  expect(await ask()).toBe('estante');
  pass(1);
  await ask();
  expect(make).toHaveBeenCalledTimes(3);
});

it('makes all of them anew once a change was told', async () => {
  const { ask, make, tell, replies } = start();
  await ask();
  await ask('premium');
  expect(replies.count()).toBe(2);
  tell();
  expect(replies.count()).toBe(0);
  make.mockResolvedValue({ plain: 'outra' });
  expect([await ask(), await ask('premium')]).toEqual(['outra', 'outra']);
});

it('does not keep what was read before a change that was told meanwhile', async () => {
  const { ask, make, tell } = start();
  make.mockImplementationOnce(async () => {
    tell();
    return { plain: 'velha' };
  });
  await ask();
  expect(await ask()).toBe('estante');
});

it('keeps nothing after a change of this process, until that must be settled', async () => {
  const { ask, make, write, pass } = start();
  await ask();
  write();
  await ask();
  await ask();
  expect(make).toHaveBeenCalledTimes(3);
  pass(5_000);
  await ask();
  await ask();
  expect(make).toHaveBeenCalledTimes(4);
});

it('takes no other notice of the database for a change', async () => {
  const { ask, make, write } = start();
  await ask();
  write('dropar_people');
  await ask();
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes every reply anew while nobody listens, and starts anew once somebody does', async () => {
  const { ask, make, loseConnection, findConnection, listenAgain, replies } = start();
  await ask();
  loseConnection();
  await ask();
  await ask();
  expect(make).toHaveBeenCalledTimes(3);
  listenAgain();
  findConnection();
  expect(replies.count()).toBe(0);
  await ask();
  await ask();
  expect(make).toHaveBeenCalledTimes(4);
});

it('keeps nothing of a reply that failed', async () => {
  const { ask, make, replies } = start();
  make.mockRejectedValueOnce(new Error('banco fora do ar'));
  await expect(ask()).rejects.toThrow();
  expect(replies.count()).toBe(0);
  expect(await ask()).toBe('estante');
});
