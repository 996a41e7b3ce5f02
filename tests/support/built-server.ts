import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listenLocally } from './local-server.ts';

type Environment = Record<string, string>;

/** The programs under test do not inherit the environment of the person who runs the tests. */
function cleanEnvironment(env: Environment): Environment {
  const { PATH = '', HOME = '', TMPDIR = tmpdir(), SystemRoot } = process.env;
  // Windows programs do not start without it.
  const system: Environment = SystemRoot ? { SystemRoot, TEMP: TMPDIR } : {};
  return {
    ...system,
    PATH,
    HOME,
    TMPDIR,
    ENV_FILE: '',
    STOP_DELAY_SECONDS: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    SEED: 'none',
    TRANSLATE_PROVIDER: 'none',
    ...env,
  };
}

export type ProgramResult = { code: number | null; stdout: string; stderr: string };

/** Runs one of the built programs (`main`, `user`, `backup`, `restore`) until it exits. */
export async function runProgram(
  name: string,
  args: string[],
  env: Environment,
  { folder = 'dist/server', ...account }: { folder?: string; uid?: number; gid?: number } = {},
): Promise<ProgramResult> {
  const child = spawn(process.execPath, [join(folder, `${name}.js`), ...args], {
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const output = collectOutput(child);
  const guard = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [code] = await once(child, 'close');
  clearTimeout(guard);
  return { code, ...output };
}

function collectOutput(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  return output;
}

export type BuiltServer = {
  url: string;
  pid: number;
  output: { stdout: string; stderr: string };
  /** Orderly stop; resolves with the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
};

/** The built server on a free port; resolves when it is ready. `through` starts it through another program. */
export async function startBuiltServer(env: Environment, through: readonly string[] = []): Promise<BuiltServer> {
  const port = env.PORT ?? String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const [program = '', ...args] = [...through, process.execPath, '--enable-source-maps', 'dist/server/main.js'];
  const child = spawn(program, args, {
    env: cleanEnvironment({ PORT: port, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  for (const deadline = Date.now() + 60_000; ; await delay(20)) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output.stdout}${output.stderr}`);
    }
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

export async function findFreePort(): Promise<number> {
  const { port, close } = await listenLocally(createServer());
  await close();
  return port;
}

/** A folder that the unprivileged account of the embedded database can enter. */
export async function makeTemporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'dropar-test-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
