import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchDatabase } from './bench-database.ts';
import { startProduct } from './compare-with-bare.ts';
import { cpuTime } from './cpu-time.ts';
import { runLoad } from './load.ts';
import { type Person, signIn } from './signed-in-people.ts';

const PEOPLE = 200;
const SHARED = 50;
const STREAMS = 1_000;
const SETTLE_MS = 3_000;

/** Inputs of docs/scaling.md: CPU time of a password sign-in, memory of an open event stream. */
export async function measureSizing({ url, database, client }: BenchDatabase): Promise<string> {
  const product = await startProduct(url);
  try {
    const { people } = await signIn(database.db, client, PEOPLE);
    const streamBytes = await measureStreams(product.url, product.pid, people);
    const signInMs = await measureSignIn(product.url, product.pid);
    return `## For sizing

The letters of \`docs/scaling.md\` that no ratio gives.

| figure | value |
|---|---|
| processor time of a sign-in with a password | ${signInMs.toFixed(0)} ms |
| memory of an open event stream, of 1,000 | ${(streamBytes / 1000).toFixed(0)} kB |
`;
  } finally {
    await product.stop();
  }
}

async function measureSignIn(url: string, pid: number): Promise<number> {
  const account = { email: `${randomUUID()}@example.com`, password: 'uma-senha-boa-1' };
  const headers = { 'content-type': 'application/json' };
  const draft = (path: string) => ({ method: 'POST' as const, path, headers, body: JSON.stringify(account) });
  const { path, ...init } = draft('/auth/v1/signup');
  const reply = await fetch(`${url}${path}`, init);
  if (!reply.ok) throw new Error(`signup answered ${reply.status}`);
  const before = cpuTime(pid);
  const { requests } = await runLoad(url, () => draft('/auth/v1/token?grant_type=password'), {
    connections: 4,
    seconds: 5,
  });
  return (cpuTime(pid) - before) / requests;
}

async function measureStreams(url: string, pid: number, people: readonly Person[]): Promise<number> {
  const open = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => openStream(url, people[index % people.length])));
  // The first streams load code and buffers that all others share.
  const first = await open(SHARED);
  await delay(SETTLE_MS);
  const before = residentBytes(pid);
  const streams = await open(STREAMS);
  await delay(SETTLE_MS);
  const bytes = (residentBytes(pid) - before) / STREAMS;
  for (const stream of [...first, ...streams]) stream.destroy();
  return bytes;
}

function openStream(url: string, person: Person | undefined): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/events`, { headers: person?.headers, agent: false }, (response) => {
      response.resume();
      if (response.statusCode === 200) resolve(request);
      else reject(new Error(`the event stream answered ${response.statusCode}`));
    });
    // We close the request at the end, which the response reports as an error.
    request.on('error', reject);
  });
}

/** Linux only; elsewhere 0. */
function residentBytes(pid: number): number {
  try {
    return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
