import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createWriterPool } from './writer-pool.ts';

const workerFile = pathToFileURL('dist/server/writer-worker.js');
const small = { work: 'notes', input: 'Caneca de 300 ml' } as const;

const pool = createWriterPool(workerFile);
afterAll(() => pool.close());

it('starts the last job only after the first one is finished, even if all arrive at once', async () => {
  const { signal } = new AbortController();
  const done: number[] = [];
  const doneAtStart: number[] = [];
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      pool.inTurn(`person ${index}`, signal, async () => {
        doneAtStart[index] = done.length;
        await pool.runInWorker('ana', {
          work: 'sourceForRobots',
          input: { name: 'Caneca', source: '', sheet: {} },
        });
        await pool.runInWorker('ana', small);
        done.push(index);
      }),
    ),
  );
  expect(done).toHaveLength(12);
  expect(doneAtStart.at(0)).toBe(0);
  expect(doneAtStart.at(-1)).toBeGreaterThanOrEqual(9);
});

it('alternates between people, regardless of how many tasks one of them has', async () => {
  await pool.runInWorker('rui', small);
  const order: string[] = [];
  const long = { work: 'notes', input: '絶対に安い。\n'.repeat(1_000) } as const;
  await Promise.all([
    ...[1, 2, 3, 4].map(async (number) => {
      await pool.runInWorker('flooder', long);
      order.push(`flooder ${number}`);
    }),
    pool.runInWorker('guest', small).then(() => order.push('guest')),
  ]);
  expect(order.indexOf('guest')).toBeLessThanOrEqual(1);
  expect(order.filter((who) => who !== 'guest')).toEqual(['flooder 1', 'flooder 2', 'flooder 3', 'flooder 4']);
});

it('terminates a task that exceeds the time limit and continues with the others', async () => {
  const impatient = createWriterPool(workerFile, 5_000);
  onTestFinished(() => impatient.close());
  const endless = { work: 'notes', input: '絶対に安い。\n'.repeat(1_000_000) } as const;
  await expect(impatient.runInWorker('ana', endless)).rejects.toMatchObject({
    code: 'timeout',
    message: 'Este texto demorou demais para ser lido. Tente com um texto menor.',
  });
  const answers = () => impatient.runInWorker('bia', small).then(Array.isArray, () => false);
  await expect.poll(answers, { timeout: 30_000 }).toBe(true);
});
