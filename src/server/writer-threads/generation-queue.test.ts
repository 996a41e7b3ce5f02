import { expect, it } from 'vitest';
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
