import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbeddedDatabase } from './embedded.ts';

const running: EmbeddedDatabase[] = [];
let base: string;
let dataDir: string;
/** For tests that may do as they like with it; a new one takes seconds. */
let spare: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'dropar-embedded-'));
  await chmod(base, 0o711); // as root, the database runs under another account
  dataDir = join(base, 'data');
  spare = join(base, 'spare');
  await start({ dataDir });
  await stopAll();
});

afterEach(stopAll);
afterAll(() => rm(base, { recursive: true, force: true }));

async function start(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ fsync: false, ...options });
  running.push(database);
  return database;
}

async function stopAll(): Promise<void> {
  for (const database of running.splice(0)) await database.stop();
}

async function query(database: EmbeddedDatabase, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

/** A separate process that owns the folder, to be killed by the test. */
async function startOwnerProcess(folder: string) {
  const script = resolve('node_modules/.cache/embedded-owner.mjs');
  await build({
    stdin: {
      contents: `import { startEmbeddedDatabase } from './src/server/db/embedded/embedded.ts';
        await startEmbeddedDatabase({ dataDir: process.argv[2], fsync: false });
        process.send('ready');`,
      resolveDir: resolve('.'),
    },
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '#server': resolve('src/server'), '#domain': resolve('src/domain') },
    logLevel: 'error',
  });
  const child = fork(script, [folder], { execArgv: [] });
  await once(child, 'message');
  return child;
}

it('preserves data across a restart, in UTF-8 and UTC', async () => {
  const first = await start({ dataDir });
  expect(first.adopted).toBe(false);
  await query(first, `create table note as select 'ação 東京' as text`);
  await stopAll();
  const second = await start({ dataDir, fsync: true });
  expect(await query(second, 'select text from note')).toEqual([{ text: 'ação 東京' }]);
  const settings = await query(
    second,
    `select current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
            current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp,
            (select datlocprovider::text || datlocale from pg_database where datname = current_database()) as locale`,
  );
  expect(settings).toEqual([{ encoding: 'UTF8', zone: 'UTC', fsync: 'on', tcp: '', locale: 'bC.UTF-8' }]);
});

it('is inaccessible to other accounts, rejects a second owner of the folder, and serves a command-line tool', async () => {
  const database = await start({ dataDir });
  for (const folder of [join(dataDir, 'cluster'), database.connection.host]) {
    expect((await stat(folder)).mode & 0o077).toBe(0);
  }
  await expectPassword(database, dataDir);
  await expect(start({ dataDir })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(`já está em uso por outro processo do Dropar \\(PID ${process.pid}\\)`),
  });
  const tool = await startEmbeddedDatabase({ dataDir, shared: true });
  expect(tool).toMatchObject({ adopted: true, connection: database.connection });
  await tool.stop();
  expect(await query(database, 'select 1 as alive')).toEqual([{ alive: 1 }]);
});

it('creates a new folder, however long its path, in one of several simultaneous starts and rejects the others', async () => {
  const fresh = join(base, 'a'.repeat(60), 'b'.repeat(60));
  const results = await Promise.allSettled([1, 2, 3].map(() => start({ dataDir: fresh })));
  const refusals = results.filter((result) => result.status === 'rejected').map((result) => result.reason.code);
  expect(refusals).toEqual(['conflict', 'conflict']);
  const [database] = running;
  if (!database) throw new Error('none started');
  // The path of a socket may have about a hundred characters.
  const socketDir = database.connection.host;
  expect(socketDir.length).toBeLessThan(90);
  expect(await query(database, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await stopAll();
  await expect(stat(socketDir)).rejects.toThrow('ENOENT');
});

it('adopts the server of a killed process', async () => {
  const child = await startOwnerProcess(dataDir);
  const pid = await postmasterPid(dataDir);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await start({ dataDir });
  expect(database.adopted).toBe(true);
  expect(await postmasterPid(dataDir)).toBe(pid);
});

it('restarts the database process when it is killed', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const database = await start({ dataDir, log });
  process.kill(await postmasterPid(dataDir), 'SIGKILL');
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith('embedded database recovered'), 10_000);
  expect(await query(database, 'select 1 as alive')).toEqual([{ alive: 1 }]);
});

it('starts with a stale server file whose pid now belongs to another program', async () => {
  const stranger = spawn('sleep', ['60']);
  const lines = [
    stranger.pid,
    join(dataDir, 'cluster'),
    1_700_000_000,
    5432,
    join(dataDir, 'socket'),
    '',
    '1 1',
    'ready',
  ];
  await writeFile(join(dataDir, 'cluster', 'postmaster.pid'), `${lines.join('\n')}\n`);
  try {
    expect((await start({ dataDir })).adopted).toBe(false);
  } finally {
    stranger.kill();
  }
});

it('starts its own server when a stale server file points to the running server of another folder', async () => {
  const otherDir = join(base, 'other');
  await mkdir(otherDir, { mode: 0o711 });
  // Same password for both, so that only the folder distinguishes the two servers.
  await copyFile(join(dataDir, 'password'), join(otherDir, 'password'));
  const other = await start({ dataDir: otherDir });
  await query(other, `create table foreign_data as select 1 as number`);
  const stale = await readFile(join(otherDir, 'cluster', 'postmaster.pid'), 'utf8');
  await writeFile(
    join(dataDir, 'cluster', 'postmaster.pid'),
    stale.replaceAll(otherDir, dataDir).replace(join(dataDir, 'socket'), join(otherDir, 'socket')),
  );
  const own = await start({ dataDir });
  expect(own.adopted).toBe(false);
  expect(await query(own, `select to_regclass('foreign_data') as found`)).toEqual([{ found: null }]);
  expect(await query(other, 'select number from foreign_data')).toEqual([{ number: 1 }]);
});

it('upgrades a folder without a password and preserves its data', async () => {
  const old = spare;
  await query(await start({ dataDir: old }), `create table kept as select 1 as number`);
  await stopAll();
  const rules = join(old, 'cluster', 'pg_hba.conf');
  await writeFile(rules, (await readFile(rules, 'utf8')).replaceAll(/^(local.*)scram-sha-256/gm, '$1trust'));
  await rm(join(old, 'password'));
  const upgraded = await start({ dataDir: old });
  expect(await query(upgraded, 'select number from kept')).toEqual([{ number: 1 }]);
  const intruder = new pg.Client({ ...upgraded.connection, password: 'wrong' });
  await vi.waitFor(() => expect(intruder.connect()).rejects.toMatchObject({ code: '28P01' }));
  const { uid, mode } = await stat(rules);
  expect([uid, mode & 0o777]).toEqual([(await stat(join(old, 'cluster'))).uid, 0o600]);
  await stopAll();
  expect(await query(await start({ dataDir: old }), 'select number from kept')).toEqual([{ number: 1 }]);
});

it('reports a wrong password file in one line', async () => {
  await start({ dataDir });
  await stopAll();
  const path = join(dataDir, 'password');
  const password = await readFile(path, 'utf8');
  await writeFile(path, 'another');
  await expect(start({ dataDir })).rejects.toMatchObject({
    code: 'unavailable',
    message: `A senha em ${path} não abre o banco de dados desta pasta.`,
  });
  await writeFile(path, password);
  expect((await start({ dataDir })).adopted).toBe(true);
});

/** Only our account can read it, and without it nobody gets in. */
async function expectPassword(database: EmbeddedDatabase, folder: string): Promise<void> {
  const file = await stat(join(folder, 'password'));
  expect([file.uid, file.mode & 0o777]).toEqual([process.getuid?.(), 0o600]);
  const intruder = new pg.Client({ ...database.connection, password: 'wrong' });
  await expect(intruder.connect()).rejects.toMatchObject({ code: '28P01' });
}

it('requires a password over tcp, readable by our account only', async () => {
  const database = await start({ dataDir: spare, transport: 'tcp' });
  expect(await query(database, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await expectPassword(database, spare);
});

it('reports an unusable data folder in one line', async () => {
  const file = join(base, 'file');
  await writeFile(file, 'not a folder');
  await expect(start({ dataDir: file })).rejects.toMatchObject({
    code: 'unavailable',
    message: `Não foi possível ler e gravar na pasta de dados ${file} (EEXIST).`,
  });
});

it('reports damaged data in one line', async () => {
  await start({ dataDir: spare });
  await stopAll();
  await rm(join(spare, 'cluster', 'global', 'pg_control'));
  await expect(start({ dataDir: spare })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/^O PostgreSQL embutido não iniciou em .*: .*could not find the database system.*$/),
  });
});

it('rejects the data of another PostgreSQL version and leaves it unchanged', async () => {
  const old = join(base, 'old');
  await mkdir(join(old, 'cluster'), { recursive: true });
  await writeFile(join(old, 'cluster', 'PG_VERSION'), '15\n');
  await expect(start({ dataDir: old })).rejects.toThrow('foi criada pelo PostgreSQL 15');
  expect(await readFile(join(old, 'cluster', 'PG_VERSION'), 'utf8')).toBe('15\n');
});

it('logs errors without rows or statements', async () => {
  const database = await start({ dataDir });
  await query(database, 'create table diaries (email text primary key, text text check (length(text) < 20))');
  const write = (values: string) => query(database, `insert into diaries values ${values}`).catch(() => []);
  await write(`('ana@example.com', 'curto')`);
  await write(`('ana@example.com', 'outro')`);
  await write(`('bia@example.com', 'um segredo comprido demais')`);
  await query(database, 'drop table diaries');
  const log = await readFile(join(dataDir, 'server.log'), 'utf8');
  expect(log).toMatch(/ERROR: +duplicate key value violates unique constraint "diaries_pkey"/);
  expect(log).toMatch(/ERROR: +new row for relation "diaries" violates check constraint/);
  expect(log).not.toMatch(/example\.com|segredo|insert into/);
});
