import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { bearer, createAuthApp, freshEmail, PASSWORD } from '#tests/auth/auth-app.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';

const auth = await createAuthApp();
const { api, deps } = auth;
const { db, pool } = deps;

/** Fields that a caller might add to gain rights or ownership. */
const extra = {
  userType: 'admin',
  user_type: 'admin',
  role: 'service_role',
  plan: 'premium',
  premiumUntil: '2099-01-01T00:00:00Z',
  premium_until: '2099-01-01T00:00:00Z',
  isAdmin: true,
  banned_until: null,
  email_confirmed_at: '2020-01-01T00:00:00Z',
  app_metadata: { role: 'admin', provider: 'google' },
  // Computed: a literal key would set the prototype and never be sent.
  ['__proto__']: { userType: 'admin' },
  constructor: { userType: 'admin' },
};

const send = (user: TestUser, method: string, path: string, body: unknown) =>
  api.as(user).fetch(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

const profileOf = async (id: string) =>
  (await pool.query('select name, user_type, premium_until, email from profiles where id = $1', [id])).rows[0];

it('the profile accepts only a name', async () => {
  const user = await buildUser(db);
  const stranger = randomUUID();
  const body = { ...extra, name: 'Ana', id: stranger, email: 'outra@example.com', createdAt: '1999-01-01T00:00:00Z' };
  const reply = await send(user, 'PATCH', '/api/profile', body);
  expect(reply.status).toBe(200);
  expect(await profileOf(user.id)).toEqual({ name: 'Ana', user_type: 'free', premium_until: null, email: user.email });
});

it('a task belongs to the person who creates it', async () => {
  const [user, other] = [await buildUser(db), await buildUser(db)];
  const body = {
    ...extra,
    id: randomUUID(),
    title: 'x',
    columnId: 'coluna1',
    userId: other.id,
    user_id: other.id,
    position: 'zz',
  };
  expect((await send(user, 'POST', '/api/tasks', body)).status).toBe(201);
  const { rows } = await pool.query('select user_id, position from user_tasks where id = $1', [body.id]);
  expect(rows[0].user_id).toBe(user.id);
  expect(rows[0].position).not.toBe('zz');
});

it('a comment has the name of the account and adds no rating', async () => {
  const [user, other] = [await buildUser(db, { name: 'Ana' }), await buildUser(db)];
  const lesson = await buildLesson(db);
  const snippet = await buildSnippet(db);
  const body = {
    ...extra,
    content: 'Oi',
    userId: other.id,
    user_id: other.id,
    userName: 'Equipe Dropar',
    user_name: 'Equipe Dropar',
    rating: 5,
    createdAt: '2099-01-01T00:00:00Z',
  };
  for (const path of [`/api/lessons/${lesson.id}/comments`, `/api/snippets/${snippet.id}/comments`]) {
    expect((await send(user, 'POST', path, body)).status).toBe(201);
  }
  for (const table of ['lesson_comments', 'snippet_comments']) {
    const { rows } = await pool.query(
      `select user_id, user_name, rating, created_at < now() + interval '1 minute' as is_now from ${table}`,
    );
    expect(rows).toEqual([{ user_id: user.id, user_name: 'Ana', rating: null, is_now: true }]);
  }
});

it('an editor of content cannot write its ratings and copy counts', async () => {
  const admin = await buildUser(db, { userType: 'admin' });
  const { moduleId } = await buildSnippet(db);
  const draft = {
    ...extra,
    moduleId,
    title: 'Novo',
    description: '',
    content: '',
    slug: null,
    thumbnailUrl: null,
    videoUrl: null,
    rating: 5,
    ratingCount: 900,
    downloads: 1_000_000,
  };
  const reply = await send(admin, 'POST', '/api/admin/snippets', draft);
  expect(reply.status).toBe(201);
  const { rows } = await pool.query("select rating::float, rating_count, downloads from snippets where title = 'Novo'");
  expect(rows).toEqual([{ rating: 0, rating_count: 0, downloads: 0 }]);
});

it('a sign-up cannot choose its plan, rights or id', async () => {
  const email = freshEmail();
  const id = randomUUID();
  const body = { ...extra, id, email, password: PASSWORD, data: { ...extra, name: 'Ana' } };
  const session = await (await auth.post('/signup', body)).json();
  expect(session.user.id).not.toBe(id);
  expect(session.user.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  expect(await profileOf(session.user.id)).toEqual({ name: 'Ana', user_type: 'free', premium_until: null, email });
});

it('an account change cannot change plan or rights', async () => {
  const { client, userId, email } = await auth.signedUp();
  const headers = { ...(await bearer(client)), 'content-type': 'application/json' };
  const put = (body: unknown) => fetch(`${auth.url}/user`, { method: 'PUT', headers, body: JSON.stringify(body) });
  const refused = await put(extra);
  expect([refused.status, (await refused.json()).error_code]).toEqual([403, 'not_admin']);
  const { app_metadata: _, ...rest } = extra;
  expect((await put({ ...rest, data: { ...extra, name: 'Outra' } })).status).toBe(200);
  const own = { name: 'Marina Tanaka', user_type: 'free', premium_until: null, email };
  expect(await profileOf(userId)).toEqual(own);
  const { rows } = await pool.query('select app_metadata, banned_until from auth_users where id = $1', [userId]);
  expect(rows[0].app_metadata).toEqual({ provider: 'email', providers: ['email'] });
});
