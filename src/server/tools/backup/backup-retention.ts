import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names that sort by time; other files of the folder are never deleted. */
const OWN_NAME = /^dropar-\d{8}T\d{6}Z\.gz$/;

/** In a folder the file is named after the current time; any other target is the file itself. */
export async function chooseBackupFile(target: string, now: Date): Promise<string> {
  const isFolder = await stat(target).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return target;
  const moment = now.toISOString().replace(/\.\d+|[-:]/g, '');
  return join(target, `dropar-${moment}.gz`);
}

/** Keeps the newest backups; called after the new one is complete. */
export async function removeOldBackups(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => OWN_NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
