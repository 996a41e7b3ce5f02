import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseServerAccount, prepareBinaries } from '#server/db/embedded/embedded-binaries.ts';
import { clusterPath, createCluster, openDataDir } from '#server/db/embedded/embedded-cluster.ts';
import { findFreePort, makeTemporaryFolder } from '#tests/support/built-server.ts';
import { median } from './load.ts';

const RUNS = 5;
const FIRST_RUNS = 3;
const LIMIT_MS = 120_000;
const BARE_SERVER = `require('node:http').createServer((q, s) => s.end('ok')).listen(process.env.PORT, '127.0.0.1')`;

/** Time from the command to the first answered request, compared with a minimal server on the same machine. */
export async function measureStart(): Promise<string> {
  const folder = await makeTemporaryFolder();
  const times = {
    bare: [] as number[],
    initdb: [] as number[],
    first: [] as number[],
    npm: [] as number[],
    node: [] as number[],
  };
  try {
    // Alternating, so that other load on the machine affects all.
    for (let run = 0; run < FIRST_RUNS; run += 1) {
      times.initdb.push(await timeInitdb(join(folder.path, `bare-${run}`)));
      times.first.push(await timeStart('npm', ['start'], join(folder.path, `first-${run}`)));
    }
    for (let run = 0; run < RUNS; run += 1) {
      times.bare.push(await timeStart(process.execPath, ['-e', BARE_SERVER], folder.path));
      times.npm.push(await timeStart('npm', ['start'], join(folder.path, 'first-0')));
      times.node.push(await timeStart(process.execPath, ['dist/server/main.js'], join(folder.path, 'first-0')));
    }
  } finally {
    await folder.remove();
  }
  return describeStart(times);
}

/** Time from the command until a request is answered; the program is ended afterwards. */
async function timeStart(command: string, args: string[], dataDir: string): Promise<number> {
  const port = await findFreePort();
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const started = performance.now();
  const child = spawn(command, args, {
    env: {
      PATH,
      HOME,
      TMPDIR,
      ENV_FILE: '',
      STOP_DELAY_SECONDS: '0',
      LOG_LEVEL: 'warn',
      SEED: 'demo',
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: 'ignore',
    // Own process group, so that npm's child processes can be ended too.
    detached: true,
  });
  const exited = once(child, 'exit');
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode}`);
      if (performance.now() - started > LIMIT_MS) throw new Error(`${command} ${args.join(' ')} does not answer`);
      await delay(2);
    }
    return performance.now() - started;
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await exited;
    await waitUntilGone(child.pid);
  }
}

/** Not `fetch`: its first call alone costs tens of milliseconds. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (reply) => {
      reply.resume();
      resolve(true);
    });
    request.on('error', () => resolve(false));
  });

/** npm may exit before the server it started, which is still closing its database. */
async function waitUntilGone(group: number | undefined): Promise<void> {
  for (const deadline = Date.now() + 30_000; group && isAlive(-group) && Date.now() < deadline; ) await delay(20);
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

async function timeInitdb(path: string): Promise<number> {
  const dataDir = await openDataDir(path);
  const account = await chooseServerAccount(clusterPath(dataDir));
  const binaries = await prepareBinaries(account, dataDir);
  const started = performance.now();
  await createCluster({ binaries, account, dataDir, fsync: true, password: 'bench' });
  return performance.now() - started;
}

function describeStart(times: Record<'bare' | 'initdb' | 'first' | 'npm' | 'node', number[]>): string {
  const bare = median(times.bare);
  const bareFirst = bare + median(times.initdb);
  const row = (title: string, values: number[], least: number) =>
    `| ${title} | ${(median(values) / least).toFixed(1)} | ${seconds(median(values))} | ${values.map(seconds).join(', ')} |`;
  return `## Start

From the command to the first answered request on a built tree, against the least on this machine: a Node program that
only answers (${seconds(bare)} s), and for the very first start also \`initdb\` alone (${seconds(median(times.initdb))} s). Medians of ${RUNS} and ${FIRST_RUNS}.

| start | times the least | s | all runs, s |
|---|---|---|---|
${[
  row('`npm start`, data folder exists', times.npm, bare),
  row('the same without npm and the check for stale files (`node dist/server/main.js`)', times.node, bare),
  row('first start ever: database made, migrated, seeded', times.first, bareFirst),
].join('\n')}
`;
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
