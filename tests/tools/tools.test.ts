import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltServer,
  findFreePort,
  makeTemporaryFolder,
  runProgram,
  startBuiltServer,
} from '#tests/support/built-server.ts';

const email = 'Akemi@example.com';
const password = 'uma-senha-boa-1';
const USAGE =
  'Uso: npm run user -- set-type EMAIL free|premium|admin, remove-factors EMAIL, export EMAIL ARQUIVO ou import EMAIL ARQUIVO\n';

async function signIn(url: string): Promise<{ status: number; token: string }> {
  const reply = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body: { access_token: string } = await reply.json();
  return { status: reply.status, token: body.access_token };
}

async function userTypeOf(url: string): Promise<string> {
  const { token } = await signIn(url);
  const reply = await fetch(`${url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  const profile: { userType: string } = await reply.json();
  return profile.userType;
}

describe('on the embedded database', { timeout: 90_000 }, () => {
  let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
  let server: BuiltServer;
  let env: Record<string, string>;
  let file: string;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    file = join(folder.path, 'backup.gz');
    env = { DATA_DIR: join(folder.path, 'data'), PORT: String(await findFreePort()) };
    server = await startBuiltServer(env);
    const reply = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, data: { name: 'Akemi' } }),
    });
    expect(reply.status).toBe(200);
  });

  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  it('changes a plan beside the running server, from the next request on', async () => {
    expect(await userTypeOf(server.url)).toBe('free');
    const result = await runProgram('user', ['set-type', email, 'premium'], env);
    expect(result).toEqual({ code: 0, stdout: `${email} agora é premium.\n`, stderr: '' });
    expect(await userTypeOf(server.url)).toBe('premium');
  });

  it('removes the factors of a person who lost their authenticator, and signs them out', async () => {
    const { token } = await signIn(server.url);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ factor_type: 'totp' });
    const enrolled = await fetch(`${server.url}/auth/v1/factors`, { method: 'POST', headers, body });
    expect(enrolled.status).toBe(200);
    const result = await runProgram('user', ['remove-factors', email], env);
    expect(result).toEqual({
      code: 0,
      stdout: `${email}: 1 autenticador removido, sessões encerradas.\n`,
      stderr: '',
    });
    expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBe(403);
    const user = await (
      await fetch(`${server.url}/auth/v1/user`, {
        headers: { authorization: `Bearer ${(await signIn(server.url)).token}` },
      })
    ).json();
    expect(user).not.toHaveProperty('factors');
  });

  it("exports all data of a person, readable only by the file's owner, and imports it again", async () => {
    const copy = join(folder.path, 'akemi.json');
    const written = await runProgram('user', ['export', email, copy], env);
    expect(written).toEqual({ code: 0, stdout: `Os dados de ${email} estão em ${copy}.\n`, stderr: '' });
    expect((await stat(copy)).mode & 0o077).toBe(0);
    const taken = await runProgram('user', ['import', email, copy], env);
    expect(taken).toEqual({ code: 0, stdout: `${email}: 0 registros trazidos de ${copy}.\n`, stderr: '' });
  });

  it.each([
    [['remove-factors', 'nobody@example.com'], 'Não há conta com o e-mail nobody@example.com.\n'],
    [['set-type', 'nobody@example.com', 'admin'], 'Não há conta com o e-mail nobody@example.com.\n'],
    [['set-type', email, 'owner'], USAGE],
    [[], USAGE],
  ])('answers a wrong call %o in one line', async (args, stderr) => {
    expect(await runProgram('user', args, env)).toEqual({ code: 1, stdout: '', stderr });
  });

  it('backs up beside the running server, with a file readable only by its owner', async () => {
    const result = await runProgram('backup', [file], env);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toMatch(/^Backup gravado em .*: \d+ tabelas, \d+ linhas, [1-9]\d* arquivos\.\n$/);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('refuses to restore over a running server', async () => {
    const result = await runProgram('restore', [file, '--force'], env);
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/já está em uso por outro processo do Dropar/);
  });

  it('restores into a new folder, where people can sign in as before', async () => {
    const own = join(folder.path, 'to-restore.gz');
    await runProgram('user', ['set-type', email, 'premium'], env);
    await runProgram('backup', [own], env);
    const fresh = { ...env, DATA_DIR: join(folder.path, 'restored'), PORT: String(await findFreePort()) };
    const result = await runProgram('restore', [own], fresh);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect((await runProgram('restore', [own], fresh)).stderr).toMatch(/^O banco de destino não está vazio/);
    const restored = await startBuiltServer(fresh);
    expect((await signIn(restored.url)).status).toBe(200);
    expect(await userTypeOf(restored.url)).toBe('premium');
    const uploads = (dataDir: string) => readdir(join(dataDir, 'uploads', 'site-assets'));
    expect(await uploads(fresh.DATA_DIR)).toEqual(await uploads(env.DATA_DIR ?? ''));
    expect(await restored.stop()).toBe(0);
  });

  it('reports that there is nothing to back up', async () => {
    const result = await runProgram('backup', [join(folder.path, 'none.gz')], { DATA_DIR: join(folder.path, 'none') });
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/^Não há banco de dados em .*: rode npm start primeiro\.\n$/);
  });
});
