import { expect, it } from 'vitest';
import { createShortLink, getShortLink } from '#contract/short-links.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { buildAcademyModule, buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const user = await buildUser(deps.db);
const create = (targetUrl: string) => api.as(user).send(createShortLink, { body: { targetUrl } });

it('creates one slug per page for concurrent requests', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => create('/snippet/abc')));
  expect(new Set(replies.map((reply) => reply.body.slug)).size).toBe(1);
});

it('redirects anyone to the page', async () => {
  const { body } = await create('/academy/m/aula-1?x=1#y');
  expect((await api.visitor.send(getShortLink, { params: { slug: body.slug } })).body.targetUrl).toBe(
    '/academy/m/aula-1?x=1#y',
  );
  expect((await api.visitor.send(getShortLink, { params: { slug: 'inexistente' } })).status).toBe(404);
});

it('shows a visitor the title of the target and no content', async () => {
  const module = await buildAcademyModule(deps.db);
  const lesson = await buildLesson(deps.db, { moduleId: module.id, title: 'Aula guardada', content: 'segredo' });
  const snippet = await buildSnippet(deps.db, { title: 'Código guardado', accessType: 'premium', content: 'segredo' });
  const previewOf = async (target: string) => {
    const { body } = await create(target);
    const reply = await api.visitor.send(getShortLink, { params: { slug: body.slug } });
    expect(JSON.stringify(reply.body)).not.toContain('segredo');
    return reply.body.preview;
  };
  const aula = { kind: 'lesson', title: 'Aula guardada', accessType: 'free' };
  expect(await previewOf(`/academy/${module.id}/${lesson.id}`)).toEqual(aula);
  expect(await previewOf(`/snippet/${snippet.id}?x=1`)).toEqual({
    ...{ kind: 'snippet', title: 'Código guardado', accessType: 'premium' },
  });
  expect(await previewOf(`/academy/${module.id}`)).toBeNull();
  expect(await previewOf('/academy/m/aula-2')).toBeNull();
  expect(await previewOf('/roadmap')).toBeNull();
});

it('limits each person to sixty links an hour', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  const flooder = limited.api.as(await buildUser(limited.deps.db));
  const statuses: number[] = [];
  for (const page of [1, 2, 3]) {
    statuses.push((await flooder.send(createShortLink, { body: { targetUrl: `/snippets?page=${page}` } })).status);
    if (page === 1) await limited.deps.pool.query('update rate_limits set points = 59');
  }
  expect(statuses).toEqual([200, 200, 429]);
  const other = limited.api.as(await buildUser(limited.deps.db));
  expect((await other.send(createShortLink, { body: { targetUrl: '/snippets' } })).status).toBe(200);
});
