import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createImportProcessPool } from './import-process-pool.ts';

const folder = await mkdtemp(join(tmpdir(), 'import-process-'));
afterAll(() => rm(folder, { recursive: true }));

const worker = join(folder, 'worker.mjs');
await writeFile(
  worker,
  `export function readImportAsJson({ bytes }) {
    const text = new TextDecoder().decode(bytes);
    if (text === 'endless') for (;;);
    if (text === 'large') for (const rows = []; ; ) rows.push(new Array(5_000_000).fill(rows.length));
    return JSON.stringify(text + Object.keys(process.env));
  }`,
);

it('a reading without end, or without a limit of memory, ends its process and nothing else', async () => {
  const reader = createImportProcessPool(pathToFileURL(worker), { page: 2_000, largeFile: 2_000 });
  const read = (text: string) =>
    reader.read('someone', { bytes: new TextEncoder().encode(text), isCsv: false }, AbortSignal.timeout(60_000));
  expect(await read('endless')).toContain('demorou demais');
  expect(await read('large')).toContain('demorou demais');
  expect(await read('plain, without the environment of the server: ')).toBe(
    'plain, without the environment of the server: TINYPOOL_WORKER_ID',
  );
  await reader.close();
});
