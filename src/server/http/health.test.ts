import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createTask } from '#contract/tasks.ts';
import { createLogSink } from '#tests/operations/log-sink.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { log, lines } = createLogSink();
const { app, api, deps } = await createTestApp({}, { log });

const other = await createTestApp();

const ready = async (asked = app) => {
  const reply = await asked.request('/readyz');
  return [reply.status, await reply.json()];
};

it('is not ready while the disk of the database is full, and logs why a write was answered 503', async () => {
  await deps.pool.query(`create function fill_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await deps.pool.query('create trigger full_disk before insert on user_tasks execute function fill_disk()');
  const user = await buildUser(deps.db);
  const body = { id: randomUUID(), title: 'Tarefa', columnId: 'coluna1' };
  const reply = await api.as(user).fetch(createTask.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await deps.pool.query('drop function fill_disk cascade');
  expect(reply.status).toBe(503);
  const requestId = reply.headers.get('x-request-id');
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([{ requestId, err: { code: '53100' } }]);
  expect(await ready()).toEqual([503, { status: 'database cannot store', code: '53100' }]);
  const later = performance.now() + 31_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  clock.mockRestore();
});

it.each([
  [Object.assign(new Error('the database system is starting up'), { code: '57P03' }), { code: '57P03' }],
  [Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' }), {}],
])('is not ready without a database (%s), and logs the reason', async (error, told) => {
  lines.length = 0;
  const query = vi.spyOn(deps.pool, 'query').mockRejectedValue(error);
  expect(await ready()).toEqual([503, { status: 'database unavailable', ...told }]);
  query.mockRestore();
  expect(lines[0]).toMatchObject({ level: 50, err: { code: error.code } });
});

it('is ready only while the database accepts writes', async () => {
  const { pool, link } = other.deps;
  expect(await ready(other.app)).toEqual([200, { status: 'ready' }]);
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  await pool.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
  // Open connections keep their old settings.
  link.giveUp();
  expect(await ready(other.app)).toEqual([503, { status: 'database takes no writes' }]);
});

it.each([
  ['asked by this machine for itself', {}, 200],
  ['passed on with X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['passed on with Forwarded', { forwarded: 'for=127.0.0.1' }, 404],
  ['passed on with X-Real-IP', { 'x-real-ip': '127.0.0.1' }, 404],
  ['passed on with Via', { via: '1.1 proxy' }, 404],
  ['passed on by a content network', { 'cf-connecting-ip': '127.0.0.1' }, 404],
])('metrics without METRICS_TOKEN, %s: %i', async (_, headers, status) => {
  expect((await app.request('/metrics', { headers })).status).toBe(status);
});
