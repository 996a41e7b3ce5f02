import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  findFreePort,
  makeTemporaryFolder,
  type ProgramResult,
  runProgram,
  startBuiltServer,
} from '#tests/support/built-server.ts';
import { listenLocally } from '#tests/support/local-server.ts';

vi.setConfig({ testTimeout: 90_000 });
const NOBODY = 65_534;
let base: Awaited<ReturnType<typeof makeTemporaryFolder>>;

beforeAll(async () => {
  base = await makeTemporaryFolder();
});
afterAll(() => base.remove());

function expectOneLine(result: ProgramResult, line: RegExp): void {
  expect(result.stdout).toBe('');
  expect(result.stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(line)]);
  expect(result.code).toBe(1);
}

async function occupy() {
  const { port, close } = await listenLocally(createServer(() => {}));
  return { port: String(port), close };
}

it.each([
  [{ PORT: 'abc' }, /^Configuração inválida: PORT .*número/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /^Configuração inválida: DATABASE_URL deve começar com postgres:\/\//],
  [{ AI_PROVIDER: 'openai' }, /^Configuração inválida: AI_MODEL é obrigatório/],
])('stops at an invalid setting before changing anything (%o)', async (env, line) => {
  const dataDir = join(base.path, 'never-made');
  expectOneLine(await runProgram('main', [], { DATA_DIR: dataDir, ...env }), line);
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

it('stops at a port in use before changing anything', async () => {
  const { port, close } = await occupy();
  const dataDir = join(base.path, 'never-made-either');
  const result = await runProgram('main', [], { DATA_DIR: dataDir, PORT: port });
  close();
  expectOneLine(result, new RegExp(`^A porta ${port} já está em uso`));
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

it('stops when the data folder is not a folder', async () => {
  const file = join(base.path, 'a-file');
  await writeFile(file, 'keep me');
  const port = String(await findFreePort());
  expectOneLine(await runProgram('main', [], { DATA_DIR: file, PORT: port }), /^Não foi possível .*pasta de dados/);
});

it('stops when the data folder cannot be read', async () => {
  const { path: dataDir, remove } = await makeTemporaryFolder();
  await writeFile(join(dataDir, 'something'), 'keep me');
  const isRoot = process.getuid?.() === 0;
  await chmod(dataDir, isRoot ? 0o700 : 0o000);
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const port = String(await findFreePort());
  const result = await runProgram('main', [], { DATA_DIR: dataDir, PORT: port }, account);
  await chmod(dataDir, 0o700);
  expectOneLine(result, /^Não foi possível .*pasta de dados/);
  expect(await readdir(dataDir)).toEqual(['something']);
  await remove();
});

it('stops when PostgreSQL accepts the connection and never answers', async () => {
  const { port, close } = await occupy();
  const env = { DATABASE_URL: `postgres://dropar@127.0.0.1:${port}/dropar`, PORT: String(await findFreePort()) };
  const result = await runProgram('main', [], env);
  close();
  expectOneLine(result, /^O PostgreSQL não respondeu. Confira DATABASE_URL/);
});

it('refuses to be the second process on an embedded data folder; the first continues, and stops in order', async () => {
  const dataDir = join(base.path, 'shared');
  const first = await startBuiltServer({ DATA_DIR: dataDir });
  const second = await runProgram('main', [], { DATA_DIR: dataDir, PORT: String(await findFreePort()) });
  expectOneLine(second, new RegExp(`já está em uso por outro processo do Dropar \\(PID ${first.pid}\\)`));
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  expect(first.output.stderr).toBe('');
  await expect(stat(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT');
});
