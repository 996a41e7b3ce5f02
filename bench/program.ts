import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '#tests/support/built-server.ts';

/** Same setting as `npm start`, for both servers. */
const YOUNG_HEAP = '--max-semi-space-size=32';

export type Program = { url: string; pid: number; stop(): Promise<void> };

export async function startProgram(script: string, env: Record<string, string>): Promise<Program> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [YOUNG_HEAP, script], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ENV_FILE: '',
      STOP_DELAY_SECONDS: '0',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${url}/healthz`, child);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** An open port is not enough: the product checks its port before it opens its database. */
async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode} before it answered`);
    await delay(20);
  }
}
