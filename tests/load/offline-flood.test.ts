import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { createMigratedDatabase } from '#tests/support/own-database.ts';
import { type Reply, send, signUp } from '#tests/support/samples/person.ts';

const database = await createMigratedDatabase();
const server: BuiltServer = await startBuiltServer({ DATABASE_URL: database.url });
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const flooder = await signUp(server.url);
const member = await signUp(server.url);
const text = 'Garrafa térmica de aço inox 500 ml, mantém a bebida quente por 12 horas. Tampa com trava.\n'
  .repeat(90)
  .slice(0, 8_000);

const translate = (): Promise<Reply> =>
  send(server.url, 'POST', '/functions/v1/generate-translate', {
    token: flooder.access_token,
    body: { text, tone: 'auto' },
  });

/** 60 concurrent requests, repeated when all are answered. */
async function flood(milliseconds: number, statuses: number[]): Promise<void> {
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    const replies = await Promise.all(Array.from({ length: 60 }, translate));
    statuses.push(...replies.map(({ status }) => status));
  }
}

/** Response times of another member's board while `work` runs. */
async function timeBoard(work: Promise<unknown>): Promise<number[]> {
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
  return times.toSorted((a, b) => a - b);
}

const MOST_RATIO = 2;
const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;

it('one person with 60 concurrent offline translations gets 429, and delays nobody', async () => {
  expect((await translate()).status).toBe(200);
  await timeBoard(delay(500));
  const statuses: number[] = [];
  const ratios: number[] = [];
  // The best of several rounds counts: other load on the machine is not our fault.
  for (let round = 0; round < 4; round += 1) {
    const idle = await timeBoard(delay(1_000));
    const flooded = await timeBoard(flood(1_000, statuses));
    ratios.push(median(flooded) / median(idle));
    if (Math.min(...ratios) <= MOST_RATIO) break;
  }
  console.info(`another member's board while flooded, to idle: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(statuses.length / 4);
  expect(Math.min(...ratios)).toBeLessThanOrEqual(MOST_RATIO);
});
