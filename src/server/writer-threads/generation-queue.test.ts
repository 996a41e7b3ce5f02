import { expect, it, onTestFinished, vi } from 'vitest';
import { createGenerationQueue } from './generation-queue.ts';

const never = new AbortController().signal;

it('rejects a person with too many running jobs, and only that person', async () => {
  const queue = createGenerationQueue({ perProcess: 5, perUser: 1, waiting: 5 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = queue.run('ana', never, () => held);
  await expect(queue.run('ana', never, async () => 1)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await queue.run('bia', never, async () => 2)).toBe(2);
  release();
  await first;
  expect(await queue.run('ana', never, async () => 3)).toBe(3);
});

it('refuses a generation that waited for two minutes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = createGenerationQueue({ perProcess: 1, perUser: 1, waiting: 5 });
  void queue.run('ana', never, () => new Promise(() => {}));
  const refused = expect(queue.run('bia', never, async () => 1)).rejects.toMatchObject({ code: 'rate_limited' });
  vi.advanceTimersByTime(120_000);
  await refused;
  expect(queue.size()).toEqual({ running: 1, waiting: 0 });
});
