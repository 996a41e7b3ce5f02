import { expect, it } from 'vitest';
import { addLessonComment } from '#contract/academy.ts';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { addSnippetComment } from '#contract/snippets.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { app, api, deps } = await createTestApp();
const { db } = deps;
const admin = await buildUser(db, { userType: 'admin' });

/** In every field that needs permission to read. */
const SECRET = 'segredo-guardado';
const VIDEO = 'https://youtu.be/SeGrEdO1234';
const hidden = { content: `${SECRET} ${SECRET}`, videoUrl: VIDEO };
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

const premiumLesson = await buildLesson(db, { ...hidden, description: SECRET, accessType: 'premium' });
const scheduledLesson = await buildLesson(db, {
  ...hidden,
  description: SECRET,
  moduleId: premiumLesson.moduleId,
  status: 'scheduled',
  releaseDate: tomorrow,
});
const premiumSnippet = await buildSnippet(db, { ...hidden, title: 'Trancado', accessType: 'premium' });
const content = `${SECRET} em comentário`;
await api.as(admin).send(addLessonComment, { params: { lessonId: premiumLesson.id }, body: { content } });
await api.as(admin).send(addSnippetComment, { params: { snippetId: premiumSnippet.id }, body: { content } });

const ids: Record<string, readonly string[]> = {
  lessonId: [premiumLesson.id, scheduledLesson.id],
  identifier: [premiumLesson.id, scheduledLesson.id],
  snippetId: [premiumSnippet.id],
  moduleId: [premiumLesson.moduleId, premiumSnippet.moduleId],
};

/** Every read endpoint, with every id that could lead to locked content. */
function* readings(): Generator<string> {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (endpoint.method !== 'GET' || endpoint.rawResponse) continue;
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
    const choices = names.reduce<Record<string, string>[]>(
      (made, name) => made.flatMap((params) => (ids[name] ?? ['x']).map((id) => ({ ...params, [name]: id }))),
      [{}],
    );
    for (const params of choices) {
      yield buildPath(endpoint.path, params);
      yield buildPath(endpoint.path, params, { text: SECRET, search: SECRET });
      yield buildPath(endpoint.path, params, { text: 'Trancado' });
    }
  }
}

async function findLeaks(token: string | undefined): Promise<string[]> {
  const leaks: string[] = [];
  for (const path of readings()) {
    const reply = await app.request(path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    const text = await reply.text();
    if (text.includes(SECRET) || text.includes('SeGrEdO1234')) leaks.push(path);
  }
  return leaks;
}

it('a visitor and a free member cannot read locked content anywhere', async () => {
  expect(await findLeaks(undefined)).toEqual([]);
  expect(await findLeaks(await api.tokenOf(await buildUser(db)))).toEqual([]);
});

it('a premium member reads the content of the plan, and nothing before its release date', async () => {
  const leaks = await findLeaks(await api.tokenOf(await buildUser(db, { userType: 'premium' })));
  expect(leaks.length).toBeGreaterThan(0);
  expect(leaks.filter((path) => path.includes(scheduledLesson.id))).toEqual([]);
});

it('a person whose Premium has ended reads no more than a free member', async () => {
  const former = await buildUser(db, { userType: 'premium' });
  await deps.pool.query("update profiles set premium_until = now() - interval '1 minute' where id = $1", [former.id]);
  expect(await findLeaks(await api.tokenOf(former))).toEqual([]);
});
