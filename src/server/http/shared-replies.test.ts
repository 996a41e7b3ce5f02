import { expect, it, vi } from 'vitest';
import { expectNothingKeptUnheard, expectNothingKeptUnsettled, fakeTelling } from '#tests/support/fake-telling.ts';
import { createSharedReplies } from './shared-replies.ts';

function start() {
  const telling = fakeTelling('dropar_library');
  const replies = createSharedReplies(telling.listener, telling.pool, telling.now);
  telling.connect();
  const load = vi.fn(async () => ({ plain: 'estante' }));
  return {
    ...telling,
    replies,
    load,
    ask: async (key = 'free') => (await replies.read(key, load)).plain,
    /** With a connection that lives. */
    pass: (milliseconds: number) => {
      telling.pass(milliseconds);
      telling.prove();
    },
  };
}

it('makes a reply once in 30 seconds for all who share it, and another for those who do not', async () => {
  const { ask, load, pass } = start();
  expect(await ask()).toBe('estante');
  pass(29_999);
  expect(await ask()).toBe('estante');
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValueOnce({ plain: 'estante aberta' });
  expect(await ask('premium')).toBe('estante aberta');
  expect(await ask()).toBe('estante');
  pass(1);
  await ask();
  expect(load).toHaveBeenCalledTimes(3);
});

it('makes all of them anew once a change was told', async () => {
  const { ask, load, tell, replies } = start();
  await ask();
  await ask('premium');
  expect(replies.count()).toBe(2);
  tell();
  expect(replies.count()).toBe(0);
  load.mockResolvedValue({ plain: 'outra' });
  expect([await ask(), await ask('premium')]).toEqual(['outra', 'outra']);
});

it('does not keep what was read before a change that was told meanwhile', async () => {
  const { ask, load, tell } = start();
  load.mockImplementationOnce(async () => {
    tell();
    return { plain: 'velha' };
  });
  await ask();
  expect(await ask()).toBe('estante');
});

it('keeps nothing after a change of this process, until that must be settled', async () => {
  await expectNothingKeptUnsettled(start());
});

it('takes no other notice of the database for a change', async () => {
  const { ask, load, write } = start();
  await ask();
  write('', 'dropar_people');
  await ask();
  expect(load).toHaveBeenCalledTimes(1);
});

it('makes every reply anew while nobody listens, and starts anew once somebody does', async () => {
  const memory = start();
  await expectNothingKeptUnheard({ ...memory, count: () => memory.replies.count() });
});

it('keeps nothing of a reply that failed', async () => {
  const { ask, load, replies } = start();
  load.mockRejectedValueOnce(new Error('banco fora do ar'));
  await expect(ask()).rejects.toThrow();
  expect(replies.count()).toBe(0);
  expect(await ask()).toBe('estante');
});
