import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, step } from './run-step.mjs';

/** Installs the packages for running and building, or all for development, unless already installed. */
export async function installMissing({ development = false } = {}) {
  if (isInstalled(development)) return;
  const done = await step('Instalando dependências', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', development ? '--include=dev' : '--omit=dev']),
  );
  if (!done) process.exit(1);
}

/** npm writes this file at the end of an install; optional packages of other systems are absent on purpose. */
function isInstalled(development) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const optionalForUs = `node_modules/@esbuild/${process.platform}-${process.arch}`;
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    const needed = optional ? path === optionalForUs : development || !(dev || devOptional);
    return path === '' || !needed || installed[path]?.version === version;
  });
}
