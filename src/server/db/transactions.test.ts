import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, afterEach, expect, inject, it } from 'vitest';
import { openDatabase } from './client.ts';

const { db, pool, close } = openDatabase(inject('databaseServer'), {
  poolSize: 2,
  onError: () => {},
});

afterAll(close);
afterEach(() => {
  pool.removeAllListeners('acquire');
  // Every connection was released.
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

type Inner = { connection: { stream: { destroy(): void } } };
const cut = (client: pg.PoolClient) => (client as unknown as Inner).connection.stream.destroy();
const readStatus = async () => (await db.execute<{ one: number }>(sql`select 1 as one`)).rows;

it('releases the connection when it is lost before the transaction begins', async () => {
  for (let round = 0; round < 3; round += 1) {
    pool.once('acquire', cut);
    await expect(db.transaction(async () => 'never')).rejects.toThrow();
  }
  expect(await readStatus()).toEqual([{ one: 1 }]);
});

it('releases the connection when it is lost during the transaction', async () => {
  for (let round = 0; round < 3; round += 1) {
    const lost = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(lost).rejects.toThrow();
  }
  expect(await readStatus()).toEqual([{ one: 1 }]);
});

it('keeps the connection, outside any transaction, after a commit and after a rollback', async () => {
  const pidOf = async () => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  const pid = await pidOf();
  const inside = await db.transaction(
    async (tx) => (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid,
  );
  expect(inside).toBe(pid);
  await expect(
    db.transaction(async () => {
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(await pidOf()).toBe(pid);
});

it('rolls back only the inner transaction, at any depth', async () => {
  const refuse = async () => {
    throw new Error('refused');
  };
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table notes (text text) on commit drop`);
    await tx.execute(sql`insert into notes values ('outer')`);
    const middle = tx.transaction(async (inner) => {
      await inner.execute(sql`insert into notes values ('middle')`);
      await expect(inner.transaction(refuse)).rejects.toThrow('refused');
      throw new Error('middle, too');
    });
    await expect(middle).rejects.toThrow('middle, too');
    await tx.transaction(async (inner) => {
      await inner.execute(sql`insert into notes values ('kept')`);
    });
    return (await tx.execute<{ text: string }>(sql`select text from notes`)).rows;
  });
  expect(rows).toEqual([{ text: 'outer' }, { text: 'kept' }]);
});
