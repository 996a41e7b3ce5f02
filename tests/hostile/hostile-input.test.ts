import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAcademyModule } from '#contract/admin-academy.ts';
import { buildPath, type Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { buildUser } from '#tests/support/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { deepJson, generateValue, pick, type Random, schemaOf, seededRandom, spoilOne } from './generate-value.ts';

/** `npm run test:hostile` sends 20,000; the usual run a twentieth of that. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 1_000);
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_115);

const { app, api, deps } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: 'segredo' });
const { db, pool } = deps;
const tokens = await Promise.all(
  (['free', 'premium', 'admin'] as const).map(async (userType) => api.tokenOf(await buildUser(db, { userType }))),
);
const lesson = await buildLesson(db);
const snippet = await buildSnippet(db, { accessType: 'premium' });
const knownIds = [lesson.id, lesson.moduleId, snippet.id, snippet.moduleId, randomUUID(), 'não-é-uuid'];

/** A stream never ends by itself; it has tests of its own. */
const targets = Object.entries(endpoints).filter(([name]) => name !== 'streamEvents');

const contentTypes = ['application/json', 'application/json; charset=utf-8', 'text/plain', 'multipart/form-data', ''];
const brokenBodies = ['', '{', '[]', 'null', '"texto"', '{"a":', '\u0000', '{"a":1}{"b":2}', deepJson(20_000)];

function bodyOf(endpoint: Endpoint, random: Random, spoil: number): string | undefined {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return undefined;
  if (random() < 0.1) return pick(brokenBodies, random);
  const value = endpoint.body ? generateValue(schemaOf(endpoint.body), random, spoil, knownIds) : {};
  return JSON.stringify(spoil === 0 && random() < 0.7 ? spoilOne(value, random) : value);
}

function pathOf(endpoint: Endpoint, random: Random, spoil: number): string {
  const values = (schema: unknown) =>
    schema ? (generateValue(schemaOf(schema), random, spoil, knownIds) as Record<string, unknown> | null) : {};
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const params = Object.fromEntries(
    names.map((name) => [name, String(Object(values(endpoint.params))[name] ?? 'x').slice(0, 2_000) || 'x']),
  );
  try {
    return buildPath(endpoint.path, params, Object(values(endpoint.query)));
  } catch {
    // A lone surrogate cannot be put into an address at all.
    return buildPath(endpoint.path, Object.fromEntries(names.map((name) => [name, '%ED%A0%80'])));
  }
}

async function send(endpoint: Endpoint, random: Random) {
  const spoil = pick([0, 0, 0.05, 0.3], random);
  const body = bodyOf(endpoint, random, spoil);
  const token =
    random() < 0.6 ? tokens[2] : random() < 0.9 ? pick(tokens, random) : pick(['a.b.c', 'lixo', ''], random);
  const contentType = random() < 0.9 ? 'application/json' : pick(contentTypes, random);
  const response = await app.request(pathOf(endpoint, random, spoil), {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(contentType && { 'content-type': contentType }),
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text(), body };
}

it(`answers ${REQUESTS} broken and near-valid requests without a fault`, async () => {
  const random = seededRandom(SEED);
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const [name, endpoint] = pick(targets, random);
    const { status, text, body } = await send(endpoint, random);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const story = `${name} #${sent} ${status} ${text.slice(0, 200)} <- ${body?.slice(0, 300)}`;
    expect(status, story).toBeLessThan(500);
    expect(text, story).not.toMatch(/\n\s+at |node_modules|\.ts:\d+|syntax error at/);
    if (status >= 400 && text)
      expect(JSON.parse(text), story).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
  // The generator must reach behind the door: some succeed, most are refused.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 50);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20);
}, 600_000);

it('left no row that breaks a rule, and nobody richer than before', async () => {
  const { rows } = await pool.query(`
    select 'title' as rule from user_tasks where title !~ '\\S'
    union all select 'lesson' from academy_lessons where title !~ '\\S' or (status = 'scheduled') <> (release_date is not null)
    union all select 'comment' from lesson_comments where rating is null and content !~ '\\S'
    union all select 'average' from snippets s where rating_count <> (select count(*) from snippet_comments c where c.snippet_id = s.id and c.rating is not null)
    union all select 'short link' from url_shortener where target_url !~ '^/[^/]'`);
  expect(rows).toEqual([]);
  const plans = await pool.query('select user_type, count(*)::int from profiles group by 1 order by 1');
  expect(plans.rows).toEqual([
    { user_type: 'admin', count: 1 },
    { user_type: 'free', count: 1 },
    { user_type: 'premium', count: 1 },
  ]);
});

it.each(['a\u0000b', '\ud800'])('refuses or stores the text %j, but never breaks on it', async (title) => {
  const admin = await buildUser(db, { userType: 'admin' });
  const reply = await api.as(admin).send(createAcademyModule, { body: { title, description: '' } });
  expect([201, 400]).toContain(reply.status);
});
