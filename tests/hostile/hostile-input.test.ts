import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addLessonComment } from '#contract/academy.ts';
import { createAcademyModule } from '#contract/admin/admin-academy.ts';
import { endpoints } from '#contract/endpoints.ts';
import { addSnippetComment } from '#contract/snippets.ts';
import { createTask } from '#contract/tasks.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { accountRequests } from './account-requests.ts';
import { generateRequest, type HostileRequest } from './generate-request.ts';
import { pick, seededRandom } from './generate-value.ts';
import { findBrokenRules } from './table-rules.ts';

/** `npm run test:hostile` sends 20,000; the normal run a fortieth of that. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 500);
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_115);
/** Far above any normal duration, even on a busy machine: a longer request hangs. */
const HANG_MILLISECONDS = 20_000;
const AT_ONCE = 8;

const { app, api, deps } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: 'segredo' });
const { db, pool } = deps;
const users = await Promise.all((['free', 'premium', 'admin'] as const).map((userType) => buildUser(db, { userType })));
const tokens = await Promise.all(users.map((user) => api.tokenOf(user)));

/** Ids for requests that get past the access check: own, other people's, unknown, nonsense. */
async function createKnownIds(): Promise<string[]> {
  const lesson = await buildLesson(db);
  const snippet = await buildSnippet(db, { accessType: 'premium' });
  const ids = [lesson.id, lesson.moduleId, snippet.id, snippet.moduleId, randomUUID(), 'não-é-uuid'];
  for (const user of users) {
    const caller = api.as(user);
    const taskId = randomUUID();
    await caller.send(createTask, { body: { id: taskId, title: 'Ligar', columnId: 'coluna1' } });
    const onLesson = { params: { lessonId: lesson.id }, body: { content: 'Boa aula.' } };
    const onSnippet = { params: { snippetId: snippet.id }, body: { content: 'Bom.' } };
    const comments = [await caller.send(addLessonComment, onLesson), await caller.send(addSnippetComment, onSnippet)];
    ids.push(taskId, ...comments.map(({ body }) => body.id).filter(Boolean));
  }
  return ids;
}
const knownIds = await createKnownIds();

/** A stream never ends by itself; it has its own tests. */
const targets = [...Object.entries(endpoints).filter(([name]) => name !== 'streamEvents'), ...accountRequests];

const LEAKS =
  /\n\s+at |node_modules|\.(?:ts|js):\d+|\/(?:src|dist|work|home|tmp)\/|syntax error at|(?:select|insert into|update|delete from) "|PG::|relation "/;

async function send({ path, init }: HostileRequest) {
  let guard: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    guard = setTimeout(() => reject(new Error(`${init.method} ${path} hangs`)), HANG_MILLISECONDS);
  });
  try {
    const answered = (async () => {
      const response = await app.request(path, init);
      return { status: response.status, headers: response.headers, text: await response.text() };
    })();
    return await Promise.race([answered, hang]);
  } finally {
    clearTimeout(guard);
  }
}

type Answered = { name: string; request: HostileRequest } & Awaited<ReturnType<typeof send>>;

function expectClean({ name, request, status, text, headers }: Answered): void {
  const sentBody = String(request.init.body ?? '').slice(0, 300);
  const story = `${name} ${request.path.slice(0, 300)} ${status} ${text.slice(0, 300)} <- ${sentBody}`;
  expect(status, story).toBeLessThan(500);
  expect(text, story).not.toMatch(LEAKS);
  if (status < 400 || !text) return;
  expect(headers.get('content-type'), story).toMatch(/^application\/json/);
  const body = JSON.parse(text);
  // The API has `message`, the accounts protocol `message`, `msg` or `error`.
  expect(
    [body.message, body.msg, body.error].some((words) => typeof words === 'string'),
    story,
  ).toBe(true);
}

it(`answers ${REQUESTS} broken and near-valid requests without an internal error`, async () => {
  const random = seededRandom(SEED);
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    // Generated sequentially, so that a seed always gives the same requests; sent concurrently.
    const batch = Array.from({ length: Math.min(AT_ONCE, REQUESTS - sent) }, (_, index) => {
      const [name, endpoint] = pick(targets, random);
      return { name: `${name} #${sent + index}`, request: generateRequest(endpoint, random, { tokens, knownIds }) };
    });
    const replies = await Promise.all(batch.map(async (item) => ({ ...item, ...(await send(item.request)) })));
    for (const reply of replies) {
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      expectClean(reply);
    }
  }
  // The generator must get past the access check: some requests succeed, most are refused.
  const share = (status: number) => (statuses.get(status) ?? 0) / REQUESTS;
  expect(share(200)).toBeGreaterThan(0.02);
  expect(share(400)).toBeGreaterThan(0.05);
}, 900_000);

it('left no row that violates a rule', async () => {
  expect(await findBrokenRules(pool)).toEqual({});
});

it('changed nobody’s plan', async () => {
  const plans = await pool.query('select id, user_type from profiles where id = any($1) order by user_type', [
    users.map(({ id }) => id),
  ]);
  expect(plans.rows).toEqual(
    users.map(({ id, userType }) => ({ id, user_type: userType })).sort((a, b) => (a.user_type < b.user_type ? -1 : 1)),
  );
  const others = await pool.query('select id from profiles where user_type <> $1 and not (id = any($2))', [
    'free',
    users.map(({ id }) => id),
  ]);
  expect(others.rows).toEqual([]);
  // No prototype was changed either.
  expect(Reflect.get({}, 'userType')).toBeUndefined();
});

it.each(['a\u0000b', '\ud800'])('refuses or stores the text %j without an internal error', async (title) => {
  const admin = await buildUser(db, { userType: 'admin' });
  const reply = await api.as(admin).send(createAcademyModule, { body: { title, description: '' } });
  expect([201, 400]).toContain(reply.status);
});
