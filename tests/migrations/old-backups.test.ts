import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Board } from '#contract/tasks.ts';
import { makeTemporaryFolder, runProgram, startBuiltServer } from '#tests/support/built-server.ts';
import { createOwnDatabase } from '#tests/support/own-database.ts';
import { type Session, send } from '#tests/support/person.ts';

const folder = join(import.meta.dirname, 'backups');

/** Made with `npm run backup` when the migration in their name was the newest: no shop is left behind. */
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
  } finally {
    await server.kill();
    await database.drop();
    await files.remove();
  }
});
