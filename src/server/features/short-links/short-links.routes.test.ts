import { expect, it } from 'vitest';
import { createShortLink, getShortLink } from '#contract/short-links.ts';
import { buildUser } from '#tests/support/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const user = await buildUser(deps.db);
const create = (targetUrl: string) => api.as(user).send(createShortLink, { body: { targetUrl } });

it('gives one slug per page however many click at once', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => create('/snippet/abc')));
  expect(new Set(replies.map((reply) => reply.body.slug)).size).toBe(1);
});

it('leads anyone to the page', async () => {
  const { body } = await create('/academy/m/aula-1?x=1#y');
  expect((await api.visitor.send(getShortLink, { params: { slug: body.slug } })).body.targetUrl).toBe(
    '/academy/m/aula-1?x=1#y',
  );
  expect((await api.visitor.send(getShortLink, { params: { slug: 'inexistente' } })).status).toBe(404);
});

it.each([
  'https://example.com/',
  '//example.com/dashboard',
  '/\\example.com',
  'javascript:alert(1)',
  '/nada-disso',
  '/r/outro',
  '',
])('refuses the target %s', async (target) => expect((await create(target)).status).toBe(400));

it('refuses the visitor', async () => {
  expect((await api.visitor.send(createShortLink, { body: { targetUrl: '/snippets' } })).status).toBe(401);
});
