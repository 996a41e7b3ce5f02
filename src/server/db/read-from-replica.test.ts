import { expect, it } from 'vitest';
import { getSnippetLibrary, searchSnippets } from '#contract/snippets.ts';
import { createMigratedDatabase } from '#tests/support/own-database.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { buildSnippet, buildSnippetModule } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { openDatabase } from './client.ts';

const open = (connectionString: string) => openDatabase({ connectionString }, { poolSize: 1, onError: () => {} });

async function countFound(readUrl: string): Promise<[number, number]> {
  const replica = open(readUrl);
  const { deps, api } = await createTestApp({}, { readDb: replica.db });
  const user = await buildUser(deps.db);
  const reply = await api.as(user).send(searchSnippets, { query: { text: 'replicado' } });
  expect((await api.as(user).send(getSnippetLibrary, { query: {} })).status).toBe(200);
  await replica.close();
  return [reply.status, reply.body.results.length];
}

it('reads catalogue lists from the replica', async () => {
  const own = await createMigratedDatabase();
  const { db, close } = open(own.url);
  const module = await buildSnippetModule(db);
  await buildSnippet(db, { moduleId: module.id, title: 'Botão replicado' });
  await close();
  expect(await countFound(own.url)).toEqual([200, 1]);
  await own.drop();
});

it('reads from the primary while the replica is unavailable', async () => {
  expect(await countFound('postgres://nobody@127.0.0.1:9/nothing')).toEqual([200, 0]);
});
