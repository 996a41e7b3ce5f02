import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createComposePool } from './compose-pool.ts';

it('finishes the first piece of work before the last begins, however many come at once', async () => {
  const pool = createComposePool(pathToFileURL('dist/server/compose-worker.js'));
  onTestFinished(() => pool.close());
  const { signal } = new AbortController();
  const done: number[] = [];
  const doneAtStart: number[] = [];
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      pool.inTurn('ana', signal, async () => {
        doneAtStart[index] = done.length;
        await pool.composeInWorker({ work: 'suggest', input: 'Caneca de 300 ml' });
        await pool.composeInWorker({ work: 'notes', input: 'Caneca de 300 ml' });
        done.push(index);
      }),
    ),
  );
  expect(done).toHaveLength(12);
  expect(doneAtStart.at(0)).toBe(0);
  expect(doneAtStart.at(-1)).toBeGreaterThanOrEqual(9);
});
