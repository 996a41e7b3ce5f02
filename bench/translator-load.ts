import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { startTranslatorFilesServer } from '#tests/support/doubles/translator-files-server.ts';

/**
 * Three people translate 8,000 characters each, repeatedly: how much longer does another member's board take? The
 * models are tiny, so the engine's work is repeated until the time is over: `npm run bench:translator`.
 */
const PEOPLE = 3;
/** Alternating, so that other load on the machine affects both. */
const ROUNDS = 4;
const SECONDS = 4;
const MOST = 1.5;
const TEXT = 'frete grátis para Japão. '.repeat(320).slice(0, 8_000);

const models = await startTranslatorFilesServer();
const folder = await makeTemporaryFolder();
await writeFile(join(folder.path, 'translator.json'), JSON.stringify(models.models));
const server = await startBuiltServer({
  DATA_DIR: folder.path,
  TRANSLATE_PROVIDER: 'local',
  TRANSLATOR_MODELS_URL: models.url,
});
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

async function readBoard(token: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const start = performance.now();
    const reply = await fetch(`${server.url}/api/board`, { headers: { authorization: `Bearer ${token}` } });
    if (!reply.ok) throw new Error(`the board answered ${reply.status}`);
    await reply.arrayBuffer();
    times.push(performance.now() - start);
  }
  return times;
}

async function translate(token: string): Promise<void> {
  const { writer } = await post('/functions/v1/generate-translate', { text: TEXT, tone: 'auto' }, token);
  if (writer !== 'local') throw new Error(`translated by ${writer}`);
}

async function signUp(): Promise<string> {
  const account = { email: `${randomUUID()}@example.com`, password: 'uma-senha-boa-1', data: { name: 'Ana' } };
  return (await post('/auth/v1/signup', account)).access_token ?? '';
}

async function post(path: string, body: object, token?: string): Promise<Record<string, string>> {
  const reply = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: 'bench',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

try {
  const [reader = '', ...writers] = await Promise.all(Array.from({ length: PEOPLE + 1 }, signUp));
  await translate(writers[0] ?? '');
  await readBoard(reader, 2);
  const idle: number[] = [];
  const busy: number[] = [];
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await readBoard(reader, SECONDS)));
    const over = new AbortController();
    const working = writers.map(async (token) => {
      while (!over.signal.aborted) {
        await translate(token);
        done += 1;
      }
    });
    busy.push(...(await readBoard(reader, SECONDS)));
    over.abort();
    await Promise.all(working);
  }
  const ratio = median(busy) / median(idle);
  console.log(`board alone ${median(idle).toFixed(1)} ms, beside ${done} translations ${median(busy).toFixed(1)} ms`);
  console.log(`ratio of the medians ${ratio.toFixed(2)}, allowed ${MOST}`);
  if (ratio > MOST || done === 0) process.exitCode = 1;
} finally {
  await server.stop();
  await models.close();
  await folder.remove();
}
