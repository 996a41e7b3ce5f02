import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltServer, makeTemporaryFolder, runProgram, startBuiltServer } from '#tests/support/built-server.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let server: BuiltServer | undefined;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
});

afterEach(async () => {
  await server?.kill().catch(() => undefined);
  server = undefined;
  await folder.remove();
});

const start = async () => {
  server = await startBuiltServer({ DATA_DIR: folder.path, WORKERS: '2', LOG_LEVEL: 'info', SEED: 'none' });
  const running = server;
  // The first worker answers while the second is still starting.
  await until(() => listening(running).length === 2);
  return running;
};

/** Process ids of the listening workers, oldest first. */
const listening = ({ output }: BuiltServer) =>
  [...output.stdout.matchAll(/"pid":(\d+),"msg":"listening"/g)].map((match) => Number(match[1]));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; !condition(); await delay(20)) {
    if (Date.now() > deadline) throw new Error('waited in vain');
  }
}

/** Connections are distributed in turn, so each of these reaches another worker than the previous one. */
async function workersThatAnswer({ url, output }: BuiltServer): Promise<Set<string>> {
  const marks = Array.from({ length: 8 }, (_, index) => `workers-test-${index}`);
  for (const mark of marks) {
    await fetch(`${url}/auth/v1/health`, { headers: { connection: 'close', 'x-request-id': mark } });
  }
  const lineOf = (mark: string) => output.stdout.split('\n').find((line) => line.includes(`"requestId":"${mark}"`));
  await until(() => marks.every(lineOf));
  return new Set(marks.map((mark) => /"worker":(\d+)/.exec(lineOf(mark) ?? '')?.[1] ?? ''));
}

describe('WORKERS=2', () => {
  it('answers from both, replaces one that dies, and stops in order', async () => {
    const running = await start();
    expect((await workersThatAnswer(running)).size).toBe(2);

    const [first = 0] = listening(running);
    process.kill(first, 'SIGKILL');
    await until(() => listening(running).length === 3);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);

    const pids = listening(running);
    expect(await running.stop()).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  it('leaves no process behind when its first process is killed', async () => {
    const running = await start();
    const pids = listening(running);
    await running.kill();
    await until(() => !pids.some(isRunning));
  });

  it('refuses more connections than the embedded database has, in one line', async () => {
    const result = await runProgram('main', [], { DATA_DIR: folder.path, WORKERS: '20' });
    expect(result.code).toBe(1);
    expect(result.stderr.trim()).toMatch(/^WORKERS=20 .*Diminua um dos dois\.$/);
  });
});

describe('/metrics of WORKERS=2', () => {
  const read = async (url: string) => {
    const text = await (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();
    return (line: string) =>
      Number(
        text
          .split('\n')
          .find((found) => found.startsWith(`${line} `))
          ?.split(' ')
          .at(-1),
      );
  };

  it('covers all processes, whichever is asked', async () => {
    const running = await start();
    await workersThatAnswer(running);
    const sweep = 'dropar_sweep_finished_timestamp_seconds{sweep="billing"}';
    await expect.poll(async () => (await read(running.url))(sweep), { timeout: 30_000 }).toBeGreaterThan(0);
    for (let time = 0; time < 2; time += 1) {
      const figure = await read(running.url);
      const route = 'method="GET",route="/auth/v1/health",status="200"';
      expect(figure(`http_request_duration_seconds_count{${route}}`)).toBe(8);
      // Two workers and the first process, ten connections each.
      expect(figure('dropar_database_connections_limit')).toBe(30);
      // Only the first process runs the sweep.
      expect(Date.now() / 1000 - figure(sweep)).toBeLessThan(60);
    }
  });

  it('keeps the counters of a killed worker, but not its gauges', async () => {
    const running = await start();
    await workersThatAnswer(running);
    const route = 'method="GET",route="/auth/v1/health",status="200"';
    const count = async () => (await read(running.url))(`http_request_duration_seconds_count{${route}}`);
    expect(await count()).toBe(8);
    const [first = 0] = listening(running);
    process.kill(first, 'SIGKILL');
    await until(() => listening(running).length === 3);
    expect(await count()).toBe(8);
    expect((await read(running.url))('dropar_database_connections_limit')).toBe(30);
  });
});
