import { afterAll, expect, inject, it, vi } from 'vitest';
import { openDatabase } from './client.ts';

const POOL_SIZE = 4;
const onError = vi.fn();
const { pool, link, close } = openDatabase(inject('databaseServer'), {
  poolSize: POOL_SIZE,
  onError,
});
afterAll(close);

const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Takes every connection of the pool at once, runs `during`, and returns the server process ids of the connections. */
async function withAllConnections(during: () => Promise<void> = async () => {}): Promise<number[]> {
  const clients = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connect()));
  const pids = await Promise.all(
    clients.map(async (client) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid),
  );
  await during();
  for (const client of clients) client.release();
  return pids.map(Number);
}

/** Runs a failing statement on one connection of the pool; resolves with the error code. */
async function fail(statement: string): Promise<string> {
  const client = await pool.connect();
  const code = await client.query(statement).then(String, (error: { code: string }) => error.code);
  await client.query('rollback');
  client.release();
  return code;
}

it('keeps its connections while writes succeed', async () => {
  const before = await withAllConnections();
  expect(await fail('begin; select 1 / 0')).toBe('22012');
  expect(new Set(await withAllConnections())).toEqual(new Set(before));
});

it('replaces every idle connection and notifies the other connections when a write is rejected as read-only', async () => {
  const followed = vi.fn();
  link.onGivenUp(followed);
  const before = await withAllConnections();
  expect(await fail('begin read only; create table never ()')).toBe('25006');
  const after = await withAllConnections();
  expect(before.filter((pid) => after.includes(pid))).toEqual([]);
  expect(followed).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
  await pause();
});

it('replaces a busy connection after its query is finished', async () => {
  const before = await withAllConnections(async () => link.giveUp());
  const after = await withAllConnections();
  expect(before.filter((pid) => after.includes(pid))).toEqual([]);
  await pause();
});

it('does not close the new connections again', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  link.giveUp();
  const before = await withAllConnections();
  link.giveUp();
  expect(new Set(await withAllConnections())).toEqual(new Set(before));
  clock.mockRestore();
});
