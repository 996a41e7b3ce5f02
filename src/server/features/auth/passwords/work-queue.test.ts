import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const full = () => new Error('full');

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

describe('createWorkQueue', () => {
  it('runs no more at once than allowed, and all in the end', async () => {
    const { run } = createWorkQueue({ running: 2, waiting: 10 }, full);
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => run(job)));
    expect(most).toBe(2);
    await Promise.all(Array.from({ length: 8 }, () => run(job)));
    expect(most).toBe(2);
  });

  it('refuses what does not fit into the queue', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 1 }, full);
    const { open, passed } = gate();
    const first = run(() => passed);
    const second = run(async () => 'second');
    await expect(run(async () => 'third')).rejects.toThrow('full');
    open();
    await first;
    expect(await second).toBe('second');
  });

  it('goes on after a job that failed', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 1 }, full);
    await expect(run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await run(async () => 'fine')).toBe('fine');
  });
});
