import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuiltServer, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { createMigratedDatabase, type OwnDatabase } from '#tests/support/own-database.ts';

let database: OwnDatabase;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let server: BuiltServer;

beforeEach(async () => {
  [database, folder] = await Promise.all([createMigratedDatabase(), makeTemporaryFolder()]);
});

afterEach(async () => {
  await server?.kill();
  await Promise.all([database.drop(), folder.remove()]);
});

const start = async (env: Record<string, string>) => {
  server = await startBuiltServer({ DATABASE_URL: database.url, DATA_DIR: folder.path, ...env });
  // The first of two workers answers while the other is still starting.
  await expect.poll(() => server.output.stdout, { timeout: 30_000 }).toMatch(/está no ar/);
};

/** The whole reply to a request of exactly these bytes. */
async function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let reply = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    reply += text;
  });
  socket.write(bytes);
  await once(socket, 'end');
  return reply;
}

it.each(['1', '2'])('reports its shutdown for a while, and still answers (WORKERS=%s)', async (workers) => {
  await start({ STOP_DELAY_SECONDS: '3', WORKERS: workers });
  const before = await fetch(`${server.url}/api/openapi.json`);
  expect(before.headers.get('connection')).toBe('keep-alive');
  const leavingAt = performance.now();
  const exited = server.stop();
  for (const path of ['/readyz', '/healthz']) {
    await expect.poll(async () => (await fetch(server.url + path)).status, { interval: 20 }).toBe(503);
  }
  const reply = await fetch(`${server.url}/api/openapi.json`);
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  expect(await exited).toBe(0);
  expect(performance.now() - leavingAt).toBeGreaterThan(3000);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

it('answers HTTP/1.0 probes, which have no Host header', async () => {
  await start({});
  expect(await sendRaw('GET /readyz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ready"/);
});
