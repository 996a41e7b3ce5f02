import { beforeAll, describe, expect, it } from 'vitest';
import { getAcademyModule, getLesson, listLessonComments } from '#contract/academy.ts';
import { listModeratedLessonComments, listModeratedSnippetComments } from '#contract/admin/admin-moderation.ts';
import { listAdminSnippets } from '#contract/admin/admin-snippets.ts';
import {
  getSnippet,
  getSnippetLibrary,
  getSnippetModule,
  listSnippetComments,
  searchSnippets,
} from '#contract/snippets.ts';
import { connectWithoutTimeout } from '#server/db/client.ts';
import { readPlans } from '#tests/support/query-plans.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** 2,000 snippets, 500 lessons, 200,000 comments: the rows read for a list must not grow with the catalogue. */
const { api, deps } = await createTestApp();
const { db, pool, link } = deps;
let admin: TestUser;
let lesson: { id: string; module_id: string };
let snippet: { id: string; module_id: string };

beforeAll(async () => {
  admin = await buildUser(db, { userType: 'admin' });
  // Seeding takes longer than the statement timeout of a request.
  const client = await connectWithoutTimeout(link);
  await client.query(`
    insert into academy_modules (title, created_at) select 'Módulo ' || n, now() - n * interval '1 hour' from generate_series(1, 50) n;
    insert into academy_lessons (module_id, title, slug, content, order_index)
      select m.id, 'Aula ' || m.title || ' ' || n, 'aula-' || row_number() over (), repeat('texto ', 400), n
      from academy_modules m, generate_series(1, 10) n;
    insert into snippet_modules (title, category, created_at)
      select 'Módulo ' || n, (array['general', 'shopify', 'prompts'])[n % 3 + 1], now() - n * interval '1 hour' from generate_series(1, 40) n;
    insert into snippets (module_id, title, description, slug, content, rating, rating_count, downloads, created_at)
      select m.id, 'Código de teste ' || n || ' ' || md5(m.id::text || n), 'Descrição número ' || n, 's-' || row_number() over (), repeat('const a = 1;' || chr(10), 40), 4, 3, n, now() - n * interval '1 minute'
      from snippet_modules m, generate_series(1, 50) n;
  `);
  await client.query(
    `insert into lesson_comments (lesson_id, user_id, user_name, content, created_at)
     select l.id, $1, 'Ana', 'Comentário ' || n, now() - n * interval '1 second' from academy_lessons l, generate_series(1, 200) n`,
    [admin.id],
  );
  await client.query(
    `insert into snippet_comments (snippet_id, user_id, user_name, content, created_at)
     select s.id, $1, 'Ana', 'Comentário ' || n, now() - n * interval '1 second' from snippets s, generate_series(1, 50) n`,
    [admin.id],
  );
  await client.query('vacuum analyze');
  await client.end();
  lesson = (await pool.query('select id, module_id from academy_lessons limit 1')).rows[0];
  snippet = (await pool.query('select id, module_id from snippets limit 1')).rows[0];
}, 300_000);

/** Tables that must be read through an index; for a few hundred rows a sequential scan is cheaper. */
const bigTables = ['snippets', 'lesson_comments', 'snippet_comments'];

async function expectFewRows(action: () => Promise<{ status: number }>, limit: number): Promise<void> {
  const plans = await readPlans(pool, bigTables, async () => expect((await action()).status).toBe(200));
  expect(plans.length).toBeGreaterThan(0);
  // Exact totals on the moderation screen count every row; no other query may.
  for (const plan of plans.filter(({ text }) => !/^select count\(\*\)/.test(text))) {
    expect(plan.sequentialScans, plan.text).toEqual([]);
    expect(plan.rowsRead, plan.text).toBeLessThanOrEqual(limit);
  }
}

describe('with a large catalogue', () => {
  it('a module reads only its own lessons', () =>
    expectFewRows(() => api.as(admin).send(getAcademyModule, { params: { moduleId: lesson.module_id } }), 20));

  it('a lesson reads only itself and its module', () =>
    expectFewRows(
      () => api.as(admin).send(getLesson, { params: { moduleId: lesson.module_id, identifier: lesson.id } }),
      20,
    ));

  it('comments of a lesson read one page', () =>
    expectFewRows(() => api.as(admin).send(listLessonComments, { params: { lessonId: lesson.id }, query: {} }), 31));

  it('the next page of comments reads one page too', async () => {
    const params = { lessonId: lesson.id };
    const first = await api.as(admin).send(listLessonComments, { params, query: {} });
    await expectFewRows(
      () => api.as(admin).send(listLessonComments, { params, query: { cursor: first.body.nextCursor ?? '' } }),
      31,
    );
  });

  it('the library reads only the shown modules; its totals come from one index', () =>
    expectFewRows(() => api.as(admin).send(getSnippetLibrary, { query: {} }), 2_000));

  it('a module of snippets reads one page', () =>
    expectFewRows(
      () => api.as(admin).send(getSnippetModule, { params: { moduleId: snippet.module_id }, query: {} }),
      50,
    ));

  it('a snippet reads only itself', () =>
    expectFewRows(() => api.as(admin).send(getSnippet, { params: { snippetId: snippet.id } }), 5));

  it('comments of a snippet read one page', () =>
    expectFewRows(() => api.as(admin).send(listSnippetComments, { params: { snippetId: snippet.id }, query: {} }), 31));

  it('a search uses the trigram index', async () => {
    const { rows } = await pool.query('select title from snippets limit 1');
    const text = rows[0].title.slice(-12);
    await expectFewRows(() => api.as(admin).send(searchSnippets, { query: { text } }), 20);
  });

  it('moderation reads one page and its titles', async () => {
    await expectFewRows(() => api.as(admin).send(listModeratedLessonComments, { query: { page: 1 } }), 90);
    await expectFewRows(() => api.as(admin).send(listModeratedSnippetComments, { query: { page: 1 } }), 90);
  });

  it('the administrators’ table of snippets reads one page', () =>
    expectFewRows(() => api.as(admin).send(listAdminSnippets, { query: { page: 1 } }), 60));
});
