import { expect, it } from 'vitest';
import { createGenerationQueue } from './generation-queue.ts';

const never = new AbortController().signal;

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('runs at most the configured number of jobs at once, in order of arrival', async () => {
  const queue = createGenerationQueue({ perProcess: 2, perUser: 10, waiting: 10 });
  const gates = [gate(), gate(), gate()];
  const started: number[] = [];
  const jobs = gates.map(({ opened }, index) =>
    queue.run('ana', never, async () => {
      started.push(index);
      await opened;
      return index;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  expect(queue.size()).toEqual({ running: 2, waiting: 1 });
  gates[1]?.open();
  expect(await jobs[1]).toBe(1);
  for (const { open } of gates) open();
  expect(await Promise.all(jobs)).toEqual([0, 1, 2]);
  expect(queue.size()).toEqual({ running: 0, waiting: 0 });
});

it('rejects a person with too many running jobs, and only that person', async () => {
  const queue = createGenerationQueue({ perProcess: 5, perUser: 1, waiting: 5 });
  const held = gate();
  const first = queue.run('ana', never, () => held.opened);
  await expect(queue.run('ana', never, async () => 1)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await queue.run('bia', never, async () => 2)).toBe(2);
  held.open();
  await first;
  expect(await queue.run('ana', never, async () => 3)).toBe(3);
});

it('rejects a job when the queue is full', async () => {
  const queue = createGenerationQueue({ perProcess: 1, perUser: 9, waiting: 0 });
  const held = gate();
  const first = queue.run('ana', never, () => held.opened);
  await expect(queue.run('bia', never, async () => 1)).rejects.toMatchObject({ code: 'rate_limited' });
  held.open();
  await first;
});

it('removes a cancelled caller from the queue and frees the slot of a failed job', async () => {
  const queue = createGenerationQueue({ perProcess: 1, perUser: 9, waiting: 9 });
  const held = gate();
  const first = queue.run('ana', never, async () => {
    await held.opened;
    throw new Error('falhou');
  });
  const leaving = new AbortController();
  const second = queue.run('bia', leaving.signal, async () => 'nunca');
  leaving.abort();
  await expect(second).rejects.toMatchObject({ code: 'cancelled' });
  held.open();
  await expect(first).rejects.toThrow('falhou');
  expect(await queue.run('caio', never, async () => 'rodou')).toBe('rodou');
});
