import { expect, it } from 'vitest';
import { updateProfile } from '#contract/account/profile.ts';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { search } from '#contract/search.ts';
import { searchSnippets } from '#contract/snippets.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const id = '01890000-0000-7000-8000-000000000000';

const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const wrongValues = `{${Array.from({ length: 20_000 }, (_, index) => `"f${index}":0`).join(',')}}`;
const manyValues = `[${'0,'.repeat(99_999)}0]`;

const bodies: [string, (field: string) => string][] = [
  ['nested 6,000 deep', (field) => `{"${field}":${nest(6_000)}}`],
  ['nested 60,000 deep', () => nest(60_000)],
  ['of 20,000 wrong values', (field) => `{"${field}":${wrongValues}}`],
  ['of 100,000 values', (field) => `{"${field}":${manyValues}}`],
];

it('a character that PostgreSQL cannot store is refused before any query, in an address and in a body', async () => {
  const user = api.as(await buildUser(deps.db));
  for (const path of [`${search.path}?q=a%00`, `${searchSnippets.path}?text=a%00`, '/api/snippets/a%00']) {
    expect((await user.fetch(path)).status, path).toBe(404);
  }
  const rename = (name: string) => user.send(updateProfile, { body: { name } });
  expect([(await rename('Ana\0')).status, (await rename('Ana \\u0000')).status]).toEqual([400, 200]);
});

const taking = Object.values<Endpoint>(endpoints).filter(({ body }) => body);

it.each(bodies)('every endpoint refuses a body %s with a short message', async (_, make) => {
  const tryEndpoint = async ({ method, path, body }: Endpoint) => {
    // A different person each time: many refused bodies slow down their sender.
    const admin = await buildUser(deps.db, { userType: 'admin' });
    const names = path.match(/(?<=:)\w+/g) ?? [];
    const filled = buildPath(path, Object.fromEntries(names.map((name) => [name, id])));
    const shape = (body as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape;
    for (const field of Object.keys(shape ?? { output: true })) {
      const init = { method, body: make(field), headers: { 'content-type': 'application/json' } };
      const reply = await api.as(admin).fetch(filled, init);
      expect([reply.status, (await reply.text()).length < 20_000], `${method} ${path} ${field}`).toEqual([400, true]);
    }
  };
  await Promise.all(taking.map(tryEndpoint));
});
