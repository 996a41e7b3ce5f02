import { expect, test } from 'vitest';
import { listLessonComments } from '#contract/academy.ts';
import { buildPath } from '#contract/base/endpoint.ts';
import { lessonComments } from '#server/db/schema/academy.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { buildLesson } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const user = await buildUser(deps.db);
const { id: lessonId } = await buildLesson(deps.db);
const comment = { lessonId, userId: user.id, userName: 'Ana', content: 'longo '.repeat(800) };
await deps.db.insert(lessonComments).values(comment);

test.each([
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['gzip; q=0.0, br', null],
  ['br', null],
  ['', null],
])('a long reply for "%s" is encoded as %s', async (accepted, encoding) => {
  const reply = await api
    .as(user)
    .fetch(buildPath(listLessonComments.path, { lessonId }), { headers: { 'accept-encoding': accepted } });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(reply.headers.get('vary')).toContain('Accept-Encoding');
});
