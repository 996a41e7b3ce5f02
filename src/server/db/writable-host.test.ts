import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { createWritableHost, splitHosts } from './writable-host.ts';

const NOBODY = 'postgres://nobody@127.0.0.1:9/nothing';
let reading: OwnDatabase;
let writing: OwnDatabase;

beforeAll(async () => {
  [reading, writing] = await Promise.all([createOwnDatabase(), createOwnDatabase()]);
  const [{ name } = { name: '' }] = await reading.query<{ name: string }>('select current_database() as name');
  await reading.query(`alter database ${name} set default_transaction_read_only = on`);
});

afterAll(() => Promise.all([reading.drop(), writing.drop()]));

it('finds the writable server after an unreachable one and a read-only one', async () => {
  const onMoved = vi.fn();
  const host = createWritableHost([NOBODY, reading.url, writing.url], onMoved);
  await Promise.all([host.search(), host.search()]);
  expect(host.address()).toBe(writing.url);
  expect(onMoved).toHaveBeenCalledOnce();
  await host.search();
  expect(onMoved).toHaveBeenCalledOnce();
});

it('continues searching until it is stopped', async () => {
  const host = createWritableHost([NOBODY, reading.url], () => {});
  const searching = host.search();
  await new Promise((resolve) => setTimeout(resolve, 400));
  host.stop();
  await searching;
  expect(host.address()).toBe(NOBODY);
});

it.each([
  ['postgres://u:p@a:5432/d', ['postgres://u:p@a:5432/d']],
  ['postgres://u@/d?host=/run/x,y&port=5432', ['postgres://u@/d?host=/run/x,y&port=5432']],
  ['postgres://u:p,q@a/d', ['postgres://u:p,q@a/d']],
  ['postgres://u:p@a:5432,b:5433/d', ['postgres://u:p@a:5432/d', 'postgres://u:p@b:5433/d']],
  [
    'postgresql://u@[::1]:5432,b/d?sslmode=verify-full',
    ['postgresql://u@[::1]:5432/d?sslmode=verify-full', 'postgresql://u@b/d?sslmode=verify-full'],
  ],
  ['postgres://a,b/d?target_session_attrs=read-write', ['postgres://a/d', 'postgres://b/d']],
  ['postgres://a,b/d?target_session_attrs=primary&ssl=1', ['postgres://a/d?ssl=1', 'postgres://b/d?ssl=1']],
  ['postgres://a,b/d?ssl=1&target_session_attrs=primary', ['postgres://a/d?ssl=1', 'postgres://b/d?ssl=1']],
])('%s', (address, hosts) => {
  expect(splitHosts(address)).toEqual(hosts);
});
