import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '#tests/support/built-server.ts';
import { type Program, provideProgram } from './debian-program.ts';

export const provideCaddy = () => provideProgram('usr/bin/caddy', 'caddy libzstd1');

/** A real Caddy with the configuration of deploy/, in front of these instances (`host:port`). */
export async function startCaddy({ command, args }: Program, instances: readonly string[], folder: string) {
  const port = await findFreePort();
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    APP_INSTANCES: instances.join(' '),
  };
  const adapted = await promisify(execFile)(command, [...args, 'adapt', '--config', 'deploy/Caddyfile'], { env });
  // The only change: no admin port, which would conflict with other Caddy processes on the machine.
  const config = { ...JSON.parse(adapted.stdout), admin: { disabled: true } };
  const file = join(folder, 'caddy.json');
  await writeFile(file, JSON.stringify(config));
  const child = spawn(command, [...args, 'run', '--config', file], { env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 20_000; ; await delay(50)) {
    const reply = await fetch(`${url}/healthz`).catch(() => undefined);
    if (reply?.ok) break;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('Caddy did not start');
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
