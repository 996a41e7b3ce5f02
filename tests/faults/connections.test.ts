import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { createMigratedDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { type Session, signUp } from '#tests/support/samples/person.ts';
import { createCaller, median } from './request-outcomes.ts';

const isLong = process.env.FAULTS === 'long';
const IDLE = 1000;
const SLOW = 50;
const READS = 150;

let database: OwnDatabase;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let server: BuiltServer;
let session: Session;
const opened: Socket[] = [];

beforeAll(async () => {
  [database, folder] = await Promise.all([createMigratedDatabase(), makeTemporaryFolder()]);
  server = await startBuiltServer({ DATABASE_URL: database.url, DATA_DIR: folder.path });
  session = await signUp(server.url);
});

afterAll(async () => {
  for (const socket of opened) socket.destroy();
  await server?.stop();
  await Promise.all([database?.drop(), folder?.remove()]);
});

async function openSocket(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  opened.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** A keep-alive connection that has received a reply. */
async function openIdle(): Promise<Socket> {
  const socket = await openSocket();
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [reply] = await once(socket, 'data');
  expect(String(reply)).toMatch(/^HTTP\/1\.1 200/);
  return socket;
}

async function timeReads(): Promise<number> {
  const { ask, close } = createCaller(server.url, 1);
  const times: number[] = [];
  for (let index = 0; index < READS; index += 1) {
    const outcome = await ask('/api/board', { token: session.access_token });
    expect(outcome.status).toBe(200);
    times.push(outcome.milliseconds);
  }
  close();
  return median(times);
}

/** Sends one byte at intervals and never finishes. Resolves with the time until the connection was closed. */
async function dripUntilCut(first: string, byte: string): Promise<number> {
  const socket = await openSocket();
  const started = performance.now();
  socket.resume();
  socket.write(first);
  const drip = setInterval(() => socket.write(byte), 500);
  // Not `once` of node:events, which rejects on a reset: the reset is expected.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  return performance.now() - started;
}

it('answers as fast with a thousand idle connections, which stay open', async () => {
  await timeReads(); // warm-up
  const before = await timeReads();
  const idle: Socket[] = [];
  while (idle.length < IDLE) idle.push(...(await Promise.all(Array.from({ length: 100 }, openIdle))));
  const during = await timeReads();
  console.log(`board read: ${before.toFixed(2)} ms alone, ${during.toFixed(2)} ms beside ${IDLE} idle connections`);
  expect(idle.filter((socket) => socket.destroyed)).toEqual([]);
  expect(during / before).toBeLessThan(3);
  // All of them still accept a request.
  const replies = idle.map((socket) => once(socket, 'data'));
  for (const socket of idle) socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  for (const [reply] of await Promise.all(replies)) expect(String(reply)).toMatch(/^HTTP\/1\.1 200/);
  for (const socket of idle) socket.destroy();
}, 90_000);

it('closes connections that never finish or send their headers, and serves the others meanwhile', async () => {
  const slow = Promise.all(
    Array.from({ length: SLOW }, (_, index) =>
      index % 2 ? dripUntilCut('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 'a') : dripUntilCut('', ''),
    ),
  );
  expect(await timeReads()).toBeGreaterThan(0);
  const times = await slow;
  expect(Math.min(...times)).toBeGreaterThan(5_000);
  expect(Math.max(...times)).toBeLessThan(20_000);
}, 60_000);

if (isLong) {
}
