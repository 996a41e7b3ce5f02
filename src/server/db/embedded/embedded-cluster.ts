import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { AppError } from '#domain/errors.ts';
import {
  canReach,
  ignoreExisting,
  type PostgresBinaries,
  type ServerAccount,
  SYSTEM_STATE_DIR,
} from './embedded-binaries.ts';

const DRAFT_PREFIX = 'cluster.new-';
export const SUPERUSER = 'dropar';
const MAX_SOCKET_PATH = 103;

export function clusterPath(dataDir: string): string {
  return join(dataDir, 'cluster');
}

/** Opens the data folder and returns its real path; throws a one-line message if the folder cannot be used. */
export async function openDataDir(dataDir: string): Promise<string> {
  try {
    // Under root, PostgreSQL runs as another account, which needs permission to traverse this folder.
    const asRoot = process.getuid?.() === 0;
    await mkdir(dataDir, { recursive: true, mode: asRoot ? 0o711 : 0o700 });
    const path = await realpath(dataDir);
    if (asRoot) await chmod(path, (await stat(path)).mode | 0o011);
    const probe = await mkdtemp(join(path, '.probe-'));
    await rm(probe, { recursive: true });
    if (await clusterExists(path)) await readFile(join(clusterPath(path), 'PG_VERSION'));
    return path;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException; // only file-system errors are possible here
    throw new AppError('unavailable', `Não foi possível ler e gravar na pasta de dados ${dataDir} (${code}).`, {
      cause,
    });
  }
}

export async function clusterExists(dataDir: string): Promise<boolean> {
  return (await lstat(clusterPath(dataDir)).catch(() => undefined)) !== undefined;
}

/** Made in a draft folder and moved into place in one step: a crash or a second process leaves no half cluster. */
export async function createCluster(options: {
  binaries: PostgresBinaries;
  account: ServerAccount;
  dataDir: string;
  fsync: boolean;
  password: string;
}): Promise<void> {
  const { binaries, account, dataDir } = options;
  const inPlace = await canReach(account, dataDir);
  const parent = inPlace ? dataDir : join(SYSTEM_STATE_DIR, 'clusters');
  await mkdir(parent, { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(join(parent, inPlace ? DRAFT_PREFIX : 'cluster-'));
  try {
    await chmod(draft, 0o700);
    if (account) await chown(draft, account.uid, account.gid);
    const folder = join(draft, 'data');
    const passwordFile = join(draft, 'password');
    await writeFile(passwordFile, options.password, { mode: 0o600 });
    if (account) await chown(passwordFile, account.uid, account.gid);
    await promisify(execFile)(
      binaries.initdb,
      [
        `--pgdata=${folder}`,
        `--username=${SUPERUSER}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--text-search-config=portuguese',
        // Every process of the server's account can reach the socket, and under root that account (`nobody`) is shared.
        '--auth-local=scram-sha-256',
        '--auth-host=scram-sha-256',
        `--pwfile=${passwordFile}`,
        ...(options.fsync ? [] : ['--no-sync']),
      ],
      { ...account, cwd: draft, env: serverEnvironment() },
    );
    await putInPlace(folder, draft, dataDir, inPlace);
  } catch (cause) {
    await removeDraft(draft);
    if (await clusterExists(dataDir)) return; // a second process was faster
    throw new AppError('unavailable', `Não foi possível criar o banco de dados em ${dataDir}: ${mainLine(cause)}`, {
      cause,
    });
  }
}

async function putInPlace(folder: string, draft: string, dataDir: string, inPlace: boolean): Promise<void> {
  if (inPlace) {
    await rename(folder, clusterPath(dataDir));
    await removeDraft(draft);
  } else {
    await symlink(folder, clusterPath(dataDir));
  }
  if (process.platform === 'win32') return;
  const handle = await open(dataDir);
  await handle.sync().finally(() => handle.close());
}

/** The PostgreSQL version that created the cluster; undefined without a cluster. */
export async function readClusterVersion(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(clusterPath(dataDir), 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text?.trim();
}

export async function checkClusterVersion(dataDir: string, binaries: PostgresBinaries): Promise<void> {
  const version = await readClusterVersion(dataDir);
  if (version === binaries.majorVersion) return;
  throw new AppError(
    'unavailable',
    `A pasta de dados ${dataDir} foi criada pelo PostgreSQL ${version}, mas esta versão traz o ${binaries.majorVersion}: rode npm run upgrade-database.`,
  );
}

/** Removes draft folders of interrupted starts. Only the owner of the cluster may call this. */
export async function removeDrafts(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const drafts = names.filter((name) => name.startsWith(DRAFT_PREFIX));
  await Promise.all(drafts.map((name) => removeDraft(join(dataDir, name))));
}

/** Another process may still be writing into the draft; leftovers are removed at the next start. */
async function removeDraft(draft: string): Promise<void> {
  await rm(draft, { recursive: true, force: true, maxRetries: 2 }).catch(() => undefined);
}

/** A private folder for the Unix socket: in the data folder, or a short temporary path if that is too long. */
export async function makeSocketDir(dataDir: string, account: ServerAccount, port: number): Promise<string> {
  let folder = join(dataDir, 'socket');
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= MAX_SOCKET_PATH && (await canReach(account, dataDir))) {
    await mkdir(folder, { recursive: true });
  } else {
    const base = Buffer.byteLength(tmpdir()) < 60 && (await canReach(account, tmpdir())) ? tmpdir() : '/tmp';
    folder = await mkdtemp(join(base, SOCKET_DIR_PREFIX));
  }
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

const SOCKET_DIR_PREFIX = 'dropar-socket-';

export async function removeSocketDir(socketDir: string): Promise<void> {
  if (socketDir.startsWith(join(dirname(socketDir), SOCKET_DIR_PREFIX))) {
    await rm(socketDir, { recursive: true, force: true });
  }
}

/** The embedded server must not inherit PG… variables of the person who starts this process. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}

function mainLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string }; // execFile and fs errors have these
  const lines = (stderr?.trim() || message).split('\n');
  return lines.find((line) => line.includes('error:')) ?? lines[0] ?? '';
}

/** Stored beside the cluster, readable by our own account only; created at the first start. */
export async function readPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'password');
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known) return known;
  const draft = `${path}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    // Atomic, and never overwrites a password that another process has just created.
    await link(draft, path).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

/** Older versions trusted the socket. The password comes before the rules, so an interrupted upgrade repeats. */
export async function requirePassword(client: pg.Client, clusterDir: string, password: string): Promise<void> {
  const path = join(clusterDir, 'pg_hba.conf');
  const rules = await readFile(path, 'utf8');
  const closed = rules.replace(/^(local\s.*\s)trust[ \t]*$/gm, '$1scram-sha-256');
  if (closed === rules) return;
  await client.query(`alter role ${SUPERUSER} password '${password}'`);
  const { uid, gid } = await stat(path);
  const draft = `${path}.new`;
  await writeFile(draft, closed, { mode: 0o600 });
  await chmod(draft, 0o600);
  if (process.platform !== 'win32') await chown(draft, uid, gid);
  await rename(draft, path);
  await client.query('select pg_reload_conf()');
}
