import { beforeAll, describe, expect, it } from 'vitest';
import { listAdminActions, listUsers } from '#contract/admin/admin-users.ts';
import { connectWithoutTimeout } from '#server/db/client.ts';
import { readPlans } from '#tests/support/query-plans.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** 100,000 people and 50,000 audit entries: a page and a search read only what they show. */
const { api, deps } = await createTestApp();
const { db, pool, link } = deps;
let admin: TestUser;

beforeAll(async () => {
  admin = await buildUser(db, { userType: 'admin' });
  const client = await connectWithoutTimeout(link);
  await client.query(`
    insert into auth_users (id, email)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'pessoa' || n || '@' || substr(md5(n::text), 1, 6) || '.exemplo'
    from generate_series(1, 100000) n`);
  await client.query(`
    insert into profiles (id, email, name, user_type, created_at)
    select id, email, case when email like 'pessoa77777@%' then 'Zuleica Figueirôa' else 'Marina ' || substr(md5(email), 1, 8) end,
      case when random() < 0.1 then 'premium' else 'free' end, now() - random() * interval '900 days'
    from auth_users where email like 'pessoa%'`);
  await client.query("update last_seen set seen_at = seen_at + random() * interval '100 days'");
  await client.query(`
    insert into admin_audit (actor_id, action, subject, label, reason, user_id, created_at)
    select '${admin.id}', 'plan_changed', 'user', '', case when n = 4242 then 'Indicação da Bárbara' else 'motivo ' || md5(n::text) end,
      ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, now() - n * interval '1 minute'
    from generate_series(1, 50000) n`);
  await client.query('vacuum analyze');
  await client.end();
}, 300_000);

/** The total number of people is counted in the index; this checks the table rows that are read. */
async function expectFewRows(action: () => Promise<{ status: number }>, limit: number): Promise<void> {
  const tables = ['profiles', 'last_seen', 'admin_audit'];
  const plans = await readPlans(pool, tables, async () => expect((await action()).status).toBe(200));
  const pages = plans.filter(({ text }) => !/^select count\(\*\)/i.test(text));
  expect(pages.length).toBeGreaterThan(0);
  for (const plan of pages) {
    expect(plan.sequentialScans, plan.text).toEqual([]);
    expect(plan.rowsRead, plan.text).toBeLessThanOrEqual(limit);
  }
}

const people = (query: { search?: string; sort?: 'createdAt'; cursor?: string; userType?: 'premium' }) =>
  api.as(admin).send(listUsers, { query });
const acts = (query: { search?: string; userId?: string; actorId?: string; cursor?: string }) =>
  api.as(admin).send(listAdminActions, { query });

describe('with 100,000 people', () => {
  it('a page reads one page, by last visit and by sign-up date, also from the middle', async () => {
    await expectFewRows(() => people({}), 120);
    await expectFewRows(() => people({ sort: 'createdAt' }), 120);
    let cursor: string | null = null;
    for (let page = 0; page < 4; page += 1) cursor = (await people(cursor ? { cursor } : {})).body.nextCursor;
    await expectFewRows(() => people({ cursor: cursor ?? '' }), 120);
  });

  it.each(['figueiroa', 'PESSOA77777@'])('a search for %s reads only its matches', async (search) => {
    const { body } = await people({ search });
    expect(body.users.map(({ name }) => name)).toEqual(['Zuleica Figueirôa']);
    await expectFewRows(() => people({ search }), 60);
  });

  it('a search with many matches, and one too short for the index, answer soon', async () => {
    for (const search of ['marina', 'zu', 'é']) {
      const start = performance.now();
      expect((await people({ search })).status).toBe(200);
      expect(performance.now() - start, search).toBeLessThan(2_000);
    }
  });

  it('a filter by plan reads little more', () => expectFewRows(() => people({ userType: 'premium' }), 1_500));
});

describe('with 50,000 audit entries', () => {
  it('a page reads one page: all, of one person, of one administrator', async () => {
    await expectFewRows(() => acts({}), 100);
    await expectFewRows(() => acts({ userId: '00000000-0000-4000-8000-000000000042' }), 10);
    await expectFewRows(() => acts({ actorId: admin.id }), 100);
  });

  it('a search reads only its matches', async () => {
    expect((await acts({ search: 'indicacao da barbara' })).body.entries).toHaveLength(1);
    await expectFewRows(() => acts({ search: 'indicacao da barbara' }), 10);
  });
});
