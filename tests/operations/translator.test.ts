import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder, runProgram, startBuiltServer } from '#tests/support/built-server.ts';
import { startTranslatorFilesServer } from '#tests/support/doubles/translator-files-server.ts';

const models = await startTranslatorFilesServer();
afterAll(() => models.close());
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let env: Record<string, string>;
beforeEach(async () => {
  models.play(() => undefined);
  folder = await makeTemporaryFolder();
  env = { DATA_DIR: folder.path, TRANSLATE_PROVIDER: 'local', TRANSLATOR_MODELS_URL: models.url };
  await writeFile(join(folder.path, 'translator.json'), JSON.stringify(models.models));
});
afterEach(() => folder.remove());

it('npm run translator downloads once for two processes, lists and removes', async () => {
  const tool = (command: string) => runProgram('translator', [command], env);
  expect((await tool('status')).stdout).toContain('ainda não está neste servidor');
  const fetched = await Promise.all([tool('fetch'), tool('fetch')]);
  for (const { code, stdout } of fetched)
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('en-pt: pronto') });
  expect(models.requests).toHaveLength(12);
  expect((await tool('remove')).code).toBe(0);
  expect((await tool('status')).stdout).toContain('ainda não está neste servidor');
  expect((await tool('')).stderr).toContain('fetch | status | remove');
});

it('with two workers the first process runs the only engine, and both translate', async () => {
  const server = await startBuiltServer({ ...env, WORKERS: '2' });
  try {
    const post = async (path: string, token: string, body: object) => {
      const reply = await fetch(`${server.url}${path}`, {
        method: 'POST',
        // A new connection each time: connections are distributed in turn.
        headers: {
          'content-type': 'application/json',
          connection: 'close',
          apikey: 'x',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(body),
      });
      return { status: reply.status, body: await reply.json() };
    };
    const account = { email: `${randomUUID()}@example.com`, password: 'uma-senha-boa-1', data: { name: 'Ana' } };
    const token: string = (await post('/auth/v1/signup', '', account)).body.access_token;
    const request = { text: 'frete para Japão', tone: 'auto' };
    for (let turn = 0; turn < 4; turn += 1) {
      const { body } = await post('/functions/v1/generate-translate', token, request);
      expect(body).toMatchObject({ writer: 'local', translation: '送料へ日本' });
    }
    if (process.platform === 'linux') expect(await enginesOf(server.pid)).toHaveLength(1);
  } finally {
    await server.stop();
  }
  expect(await enginesOf(server.pid)).toEqual([]);
});

/** Engine processes started by this process. */
async function enginesOf(parent: number): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const [command, stat] = await Promise.all(
      ['cmdline', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    );
    const isChild = Number(stat?.slice(stat.lastIndexOf(')')).split(' ')[2]) === parent;
    if (isChild && command?.includes('translator-engine')) found.push(pid);
  }
  return found;
}
