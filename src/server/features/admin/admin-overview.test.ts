import { describe, expect, it } from 'vitest';
import { getAdminHealth, getAdminTrends } from '#contract/admin/admin-overview.ts';
import { flushActivity } from '#server/features/activity/activity.service.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, app, deps } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN });
const { db, pool } = deps;
const admin = await buildUser(db, { userType: 'admin' });
const as = api.as(admin);

describe('daily statistics', () => {
  it('has a row for each day, including days without events, and counts by São Paulo days', async () => {
    const person = await buildUser(db);
    const lesson = await buildLesson(db);
    const snippet = await buildSnippet(db);
    const at = "now() - interval '3 days'";
    await pool.query(`insert into lesson_progress (user_id, lesson_id, completed_at) values ($1, $2, ${at})`, [
      person.id,
      lesson.id,
    ]);
    await pool.query(`insert into snippet_copies (user_id, snippet_id, created_at) values ($1, $2, ${at})`, [
      person.id,
      snippet.id,
    ]);
    await pool.query(
      `insert into snippet_comments (user_id, snippet_id, user_name, content, created_at) values ($1, $2, 'Ana', 'Bom', ${at})`,
      [person.id, snippet.id],
    );
    const { trends } = (await as.send(getAdminTrends, { query: {} })).body;
    expect(trends).toHaveLength(30);
    expect(trends.at(-1)).toMatchObject({ signUps: 2, comments: 0 });
    expect(trends.at(-4)).toMatchObject({ signUps: 0, lessonsCompleted: 1, snippetsCopied: 1, comments: 1 });
    expect(trends.at(-3)).toMatchObject({ lessonsCompleted: 0 });
    expect((await as.send(getAdminTrends, { query: { days: '90' } })).body.trends).toHaveLength(90);
    expect((await as.send(getAdminTrends, { query: { days: '7' as never } })).status).toBe(400);
  });
});

describe('failures', () => {
  it('lists deliveries by outcome, rejected deliveries, and server errors', async () => {
    await deliver(api.visitor, buildPayment({ sck: admin.id }));
    await app.request('/webhooks/payments?signature=falsa', { method: 'POST', body: '{}' });
    deps.activity.noteFailure({ method: 'GET', route: '/api/board', status: 500 });
    await flushActivity(deps);
    const { body } = await as.send(getAdminHealth, {});
    expect(body.deliveries).toMatchObject([{ outcome: 'applied', count: 1 }]);
    expect(Date.now() - Date.parse(body.deliveries[0]?.lastAt ?? '')).toBeLessThan(60_000);
    expect(body.refused).toMatchObject([{ method: 'POST', route: '/webhooks/payments', status: 401, count: 1 }]);
    expect(body.failures).toMatchObject([{ method: 'GET', route: '/api/board', status: 500, count: 1 }]);
  });
});
