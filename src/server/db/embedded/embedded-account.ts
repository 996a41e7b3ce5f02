import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

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
