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
  it('runs at most the allowed number at once, and finally all', async () => {
    const { run } = createWorkQueue({ running: 2, waiting: 10 }, full);
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => run('a', job)));
    expect(most).toBe(2);
    await Promise.all(Array.from({ length: 8 }, () => run('a', job)));
    expect(most).toBe(2);
  });

  it('rejects a job when the queue is full', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 1 }, full);
    const { open, passed } = gate();
    const first = run('a', () => passed);
    const second = run('a', async () => 'second');
    await expect(run('a', async () => 'third')).rejects.toThrow('full');
    open();
    await first;
    expect(await second).toBe('second');
  });

  it('continues after a failed job', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 1 }, full);
    await expect(run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await run('a', async () => 'fine')).toBe('fine');
  });

  it('alternates between owners, regardless of how many jobs one has', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 10 }, full);
    const { open, passed } = gate();
    const order: string[] = [];
    const note = (name: string) => async () => void order.push(name);
    const first = run('flooder', () => passed);
    const rest = [1, 2, 3, 4].map((count) => run('flooder', note(`flooder ${count}`)));
    const guest = run('guest', note('guest'));
    open();
    await Promise.all([first, guest, ...rest]);
    expect(order).toEqual(['guest', 'flooder 1', 'flooder 2', 'flooder 3', 'flooder 4']);
  });

  it('prefers the owner whose jobs took the least time, whoever came first', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 10, perOwner: 1 }, full);
    const slow = () => new Promise<void>((done) => setTimeout(done, 20));
    const flooders = ['one', 'two', 'three'];
    await Promise.all(flooders.map((owner) => run(owner, slow)));
    const order: string[] = [];
    const jobs = flooders.map((owner) => run(owner, () => slow().then(() => void order.push(owner))));
    const guest = run('guest', async () => void order.push('guest'));
    await Promise.all([...jobs, guest]);
    expect(order.indexOf('guest')).toBe(1);
  });

  it('drops a job of the owner with the most when a new owner arrives', async () => {
    const { run, size } = createWorkQueue({ running: 1, waiting: 3 }, full);
    const { open, passed } = gate();
    const first = run('flooder', () => passed);
    const flood = [1, 2, 3].map((count) => run('flooder', async () => count));
    const guest = run('guest', async () => 'guest');
    await expect(flood[2]).rejects.toThrow('full');
    await expect(run('flooder', async () => 'more')).rejects.toThrow('full');
    expect(size()).toEqual({ running: 1, waiting: 3 });
    open();
    expect(await Promise.all([first, flood[0], flood[1], guest])).toEqual([undefined, 1, 2, 'guest']);
    expect(size()).toEqual({ running: 0, waiting: 0 });
  });

  it('runs one job at a time for an owner with several, and leaves the other slot to others', async () => {
    const { run, size } = createWorkQueue({ running: 2, waiting: 10, perOwner: 1 }, full);
    const { open, passed } = gate();
    const first = run('flooder', () => passed);
    const second = run('flooder', async () => 'second');
    expect(size()).toEqual({ running: 1, waiting: 1 });
    expect(await run('guest', async () => 'guest')).toBe('guest');
    open();
    expect(await Promise.all([first, second])).toEqual([undefined, 'second']);
    expect(size()).toEqual({ running: 0, waiting: 0 });
  });

  it('rejects more than the waiting limit of one owner, and of nobody else', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 10, waitingPerOwner: 1 }, full);
    const { open, passed } = gate();
    const first = run('flooder', () => passed);
    const second = run('flooder', async () => 'second');
    await expect(run('flooder', async () => 'third')).rejects.toThrow('full');
    const guest = run('guest', async () => 'guest');
    open();
    expect(await Promise.all([first, second, guest])).toEqual([undefined, 'second', 'guest']);
  });

  it('throttles an owner who floods, and nobody else', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 100, perOwner: 1, restsAfterMs: 20 }, full);
    const work = () => new Promise<void>((done) => setTimeout(done, 10));
    const started = performance.now();
    const flood = Array.from({ length: 12 }, () => run('flooder', work));
    await flood[2];
    const asked = performance.now();
    await run('guest', async () => {});
    expect(performance.now() - asked).toBeLessThan(30);
    await Promise.all(flood);
    // Nine of the twelve, at 40 ms each instead of 10.
    expect(performance.now() - started).toBeGreaterThan(250);
  });

  it('throttles an owner who sends jobs without a pause, and no longer after a pause', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 100, perOwner: 1, restsAfterMs: 20 }, full);
    const work = () => new Promise<void>((done) => setTimeout(done, 10));
    const time = async (jobs: number) => {
      const started = performance.now();
      for (let job = 0; job < jobs; job += 1) await run('flooder', work);
      return performance.now() - started;
    };
    expect(await time(12)).toBeGreaterThan(250);
    await new Promise((resume) => setTimeout(resume, 400));
    expect(await time(1)).toBeLessThan(60);
  });

  it('rejects a job that waited too long, and removes a cancelled one', async () => {
    const { run, size } = createWorkQueue({ running: 1, waiting: 10, timeoutMs: 20 }, full);
    const { open, passed } = gate();
    const leaving = new AbortController();
    const first = run('a', () => passed);
    const gone = run('b', async () => 'never', leaving.signal);
    leaving.abort();
    await expect(gone).rejects.toMatchObject({ code: 'cancelled' });
    await expect(run('b', async () => 'never', leaving.signal)).rejects.toMatchObject({ code: 'cancelled' });
    await expect(run('c', async () => 'late')).rejects.toThrow('full');
    expect(size()).toEqual({ running: 1, waiting: 0 });
    open();
    await first;
    expect(await run('c', async () => 'fine')).toBe('fine');
  });
});
