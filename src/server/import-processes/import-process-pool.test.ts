import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createImportProcessPool } from './import-process-pool.ts';

const folder = await mkdtemp(join(tmpdir(), 'import-process-'));
afterAll(() => rm(folder, { recursive: true }));

const worker = join(folder, 'worker.mjs');
await writeFile(
  worker,
  `export const start = () => undefined;
  export function readImportAsJson({ bytes }) {
    const text = new TextDecoder().decode(bytes);
    if (text === 'endless') for (;;);
    if (text === 'end') setTimeout(() => process.exit(1));
    if (text === 'end') return JSON.stringify(String(process.pid));
    if (text === 'large') for (const rows = []; ; ) rows.push(new Array(5_000_000).fill(rows.length));
    return JSON.stringify(text + Object.keys(process.env));
  }`,
);

it('an import that never ends or uses too much memory ends its own process and nothing else', async () => {
  let isBusy = false;
  const reader = createImportProcessPool(pathToFileURL(worker), { page: 2_000, largeFile: 2_000 }, () => isBusy);
  // Each of somebody else: whoever sent an endless file has to rest.
  const read = (text: string) =>
    reader.read(text, { bytes: new TextEncoder().encode(text), isCsv: false }, AbortSignal.timeout(60_000));
  expect(await read('endless')).toContain('demorou demais');
  expect(await read('large')).toContain('demorou demais');
  isBusy = true;
  await expect(read('endless')).rejects.toThrow('O servidor está ocupado agora.');
  isBusy = false;
  expect(await read('plain, without the environment of the server: ')).toBe(
    'plain, without the environment of the server: TINYPOOL_WORKER_ID',
  );
  await reader.close();
});

it('an import that never ends does not delay that of another person, and an idle process may end', async () => {
  const reader = createImportProcessPool(pathToFileURL(worker), { page: 10_000, largeFile: 10_000 });
  const read = (owner: string, text: string, signal = AbortSignal.timeout(60_000)) =>
    reader.read(owner, { bytes: new TextEncoder().encode(text), isCsv: false }, signal);
  const endless = read('one', 'endless').catch(() => undefined);
  onTestFinished(() => reader.close());
  const pid = Number(await read('other', 'end'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow());
  expect(await read('other', 'again')).toContain('again');
  expect(await Promise.race([endless, 'still reading'])).toBe('still reading');
});
