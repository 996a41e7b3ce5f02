import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Product } from '#contract/products/products.ts';
import type { Board } from '#contract/tasks.ts';
import { makeTemporaryFolder, runProgram, startBuiltServer } from '#tests/support/built-server.ts';
import { createOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { type Session, send } from '#tests/support/samples/person.ts';

const folder = join(import.meta.dirname, 'backups');

type OldProduct = { id: string; notes: string; facts: { value: string; text: string }[] };

/** Every old fact of a product is in its sheet, a suggestion or its notes; every text still exists. */
async function expectNothingLost(url: string, token: string, { query }: OwnDatabase): Promise<void> {
  const before = await query<OldProduct>('select id, notes, facts from products');
  for (const { id, notes, facts } of before) {
    const reply = await send(url, 'GET', `/api/products/${id}`, { token });
    expect(reply.status).toBe(200);
    const [stored] = await query<{ all: string }>(
      'select sheet::text || suggestions::text || to_json(notes)::text as all from products where id = $1',
      [id],
    );
    expect(reply.json<Product>().notes.startsWith(notes)).toBe(true);
    const lost = facts.filter(
      ({ text, value }) => ![text, value].some((words) => stored?.all.includes(JSON.stringify(words).slice(1, -1))),
    );
    expect(lost).toEqual([]);
  }
  const texts = await query<{ id: string }>('select id from texts');
  for (const { id } of texts) {
    expect((await send(url, 'GET', `/api/texts/${id}`, { token })).status).toBe(200);
  }
}

/**
 * Created with `npm run backup` when the migration in their name was the newest: every old installation can upgrade.
 */
it.each(readdirSync(folder))('%s is restored, migrated and served by this version', async (name) => {
  const [database, files] = await Promise.all([createOwnDatabase(), makeTemporaryFolder()]);
  const env = { DATABASE_URL: database.url, DATA_DIR: files.path };
  const restored = await runProgram('restore', [join(folder, name)], env);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const server = await startBuiltServer(env);
  try {
    const login = { email: 'lojista@example.com', password: 'senha-do-lojista' };
    const signedIn = await send(server.url, 'POST', '/auth/v1/token?grant_type=password', { body: login });
    expect(signedIn.status).toBe(200);
    const token = signedIn.json<Session>().access_token;
    const board = (await send(server.url, 'GET', '/api/board', { token })).json<Board>();
    expect(board.tasks.map(({ title }) => title).sort()).toEqual(['Tarefa 1', 'Tarefa 2', 'Tarefa 3']);
    const library = await send(server.url, 'GET', '/api/snippets', { token });
    expect([library.status, library.text]).toEqual([200, expect.stringContaining('"snippets":[{"id"')]);
    const admin = { email: 'admin@example.com', password: 'senha-do-admin' };
    const adminIn = await send(server.url, 'POST', '/auth/v1/token?grant_type=password', { body: admin });
    expect(adminIn.status).toBe(200);
    const comments = await database.query<{ content: string }>('select content from snippet_comments');
    expect(comments).toEqual([{ content: 'Muito útil!' }]);
    await expectNothingLost(server.url, token, database);
  } finally {
    await server.kill();
    await database.drop();
    await files.remove();
  }
});
