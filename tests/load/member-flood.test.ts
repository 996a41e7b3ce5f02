import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { createMigratedDatabase } from '#tests/support/own-database.ts';
import { send, signUp } from '#tests/support/samples/person.ts';
import { floodRequests, requestOf } from './flood-requests.ts';
import { fillAccount } from './flooder-account.ts';

/**
 * `npm run test:flood` floods every endpoint and checks the ratio; the short run covers endpoints that once blocked the
 * server.
 */
const isWhole = process.env.FLOOD === 'on';
const SHORT = ['checkAnswer', 'generateTranslate', 'uploadProductPhoto', 'importAccount'];
const MOST_RATIO = isWhole ? 3 : 8;
const FLOOD_MS = isWhole ? 3_000 : 1_000;
const IDLE_MS = 1_000;
const ROUNDS = 4;
const AT_ONCE = 8;

const database = await createMigratedDatabase();
const server: BuiltServer = await startBuiltServer({ DATABASE_URL: database.url });
afterAll(async () => {
  await server.stop();
  await database.drop();
});
const flooder = await signUp(server.url);
const member = await signUp(server.url);
const own = {
  userId: flooder.user.id,
  productId: randomUUID(),
  textId: randomUUID(),
  taskId: randomUUID(),
  lessonId: randomUUID(),
};
const requests = floodRequests(own);
beforeAll(() => fillAccount(database, own));

/** Endpoints without large texts, lists or pictures. */
const SMALL = [
  ...[
    'moveTask',
    'planLaunch',
    'updateNoticeSettings',
    'readNotices',
    'rateLesson',
    'rateSnippet',
    'requestAccountDeletion',
    'confirmMailbox',
  ],
  'completeLesson',
  // Only names and URLs; downloads have their own queue.
  ...['updateProductPhoto', 'fetchImportPhoto', 'testShopify', 'connectShopify', 'sendToShopify', 'nameLabel'],
  // Like adding a comment.
  ...['editLessonComment', 'addSnippetComment', 'editSnippetComment'],
];

it('lists every member endpoint that takes a body', () => {
  const taking = Object.entries<Endpoint>(endpoints).filter(
    ([, { access, body, rawBody }]) => (access === 'member' || access === 'premium') && (body || rawBody),
  );
  const unknown = taking.map(([name]) => name).filter((name) => !(name in requests) && !SMALL.includes(name));
  expect(unknown).toEqual([]);
});

/** Response time of another member's board, measured until `work` is done. */
async function timeBoard(work: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    const reply = await send(server.url, 'GET', '/api/board', { token: member.access_token });
    expect(reply.status).toBe(200);
    times.push(performance.now() - start);
    await delay(5);
  }
  await over;
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function flood(name: string): Promise<{ median: number; answers: Record<string, number> }> {
  const request = requestOf(name, requests[name] ?? {});
  const workerData = { url: server.url, token: flooder.access_token, request, atOnce: AT_ONCE };
  const worker = new Worker(new URL('./flood-worker.mjs', import.meta.url), { workerData });
  await once(worker, 'online');
  const median = await timeBoard(delay(FLOOD_MS));
  worker.postMessage('stop');
  const [answers] = await once(worker, 'message');
  await worker.terminate();
  return { median, answers };
}

it.each(isWhole ? Object.keys(requests) : SHORT)(
  `%s, eight at once by one member, keeps another's board under ${MOST_RATIO} times its idle time`,
  async (name) => {
    const ratios: number[] = [];
    let answers: Record<string, number> = {};
    // The best of several rounds counts: other load on the machine is not our fault.
    for (let round = 0; round < ROUNDS; round += 1) {
      const idle = await timeBoard(delay(IDLE_MS));
      const flooded = await flood(name);
      answers = flooded.answers;
      ratios.push(flooded.median / idle);
      if (Math.min(...ratios) < MOST_RATIO) break;
    }
    console.info(
      `${name}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} times the idle median; ${JSON.stringify(answers)}`,
    );
    expect(Object.keys(answers).filter((status) => Number(status) >= 500 && status !== '504')).toEqual([]);
    expect(Math.min(...ratios)).toBeLessThan(MOST_RATIO);
  },
  180_000,
);
