import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createProcessPool, isEndedProcess } from './process-pool.ts';

it('a job whose process dies while it starts fails at once, and the next one starts another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'process-pool-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'program.mjs');
  await writeFile(program, `throw new Error('no module');`);
  const pool = createProcessPool(pathToFileURL(program), { processes: 1, idleTimeout: 60_000 });
  onTestFinished(() => pool.destroy());
  const leaving = new AbortController();
  const late = setTimeout(() => leaving.abort(), 20_000);
  const error: unknown = await pool.run('first', { signal: leaving.signal, name: 'echo' }).catch((reason) => reason);
  clearTimeout(late);
  expect([isEndedProcess(error), leaving.signal.aborted]).toEqual([true, false]);
  // The time limit of a failed job still passes.
  leaving.abort();
  await writeFile(program, 'export const echo = (text) => text;');
  expect(await pool.run('second', { name: 'echo' })).toBe('second');
});
