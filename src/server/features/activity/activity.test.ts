import { expect, it } from 'vitest';
import { getProfile } from '#contract/account/profile.ts';
import { listUsers } from '#contract/admin/admin-users.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { flushActivity } from './activity.service.ts';

const { api, app, deps, setNow } = await createTestApp();
const { db, pool } = deps;
const admin = await buildUser(db, { userType: 'admin' });
const seenAt = async (id: string) => {
  const { body } = await api.as(admin).send(listUsers, { query: { search: id } });
  return new Date(body.users[0]?.seenAt ?? 0).getTime();
};

it('records a request as a visit, once for all requests within some minutes', async () => {
  const person = await buildUser(db);
  const later = Date.now() + 3_600_000;
  setNow(new Date(later));
  await api.as(person).send(getProfile, {});
  expect(await seenAt(person.id)).toBeLessThan(later - 1_000_000);
  await flushActivity(deps);
  const first = await seenAt(person.id);
  expect(first).toBeGreaterThanOrEqual(later);
  setNow(new Date(later + 60_000));
  await api.as(person).send(getProfile, {});
  await flushActivity(deps);
  expect(await seenAt(person.id)).toBe(first);
  setNow(new Date(later + 600_000));
  await api.as(person).send(getProfile, {});
  await flushActivity(deps);
  expect(await seenAt(person.id)).toBeGreaterThanOrEqual(later + 600_000);
  setNow(new Date());
});

it('saves the visits of others when one account was deleted in the meantime', async () => {
  const [gone, here] = [await buildUser(db), await buildUser(db)];
  const at = Date.now() + 86_400_000;
  deps.activity.noteSeen(gone.id, at);
  deps.activity.noteSeen(here.id, at);
  await pool.query('delete from auth_users where id = $1', [gone.id]);
  await flushActivity(deps);
  expect(await seenAt(here.id)).toBe(at);
});

it('counts server errors by route and hour, and ignores client errors', async () => {
  await flushActivity(deps);
  await pool.query('delete from failed_requests');
  await app.request('/api/profile');
  await app.request('/webhooks/payments', { method: 'POST', body: '{}' });
  deps.activity.noteFailure({ method: 'GET', route: '/api/board', status: 500 });
  await flushActivity(deps);
  deps.activity.noteFailure({ method: 'GET', route: '/api/board', status: 500 });
  await flushActivity(deps);
  const { rows } = await pool.query('select method, route, status, count from failed_requests order by route');
  expect(rows).toEqual([
    { method: 'GET', route: '/api/board', status: 500, count: 2 },
    { method: 'POST', route: '/webhooks/payments', status: 503, count: 1 },
  ]);
});
