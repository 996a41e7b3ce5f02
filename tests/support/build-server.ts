import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Tests of the real programs run what is built, so it is built first (a moment, and nothing when it is fresh). */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'server']);
}
