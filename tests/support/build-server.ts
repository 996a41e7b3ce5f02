import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Tests of the real programs run the build output, so it is built first (nothing to do if it is fresh). */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'server']);
}
