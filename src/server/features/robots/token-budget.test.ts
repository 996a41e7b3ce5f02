import { expect, it } from 'vitest';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { generateCopy } from '#contract/robots/robots.ts';
import { readJapanese, translateWords } from '#contract/robots/translation.ts';
import { createModelApp } from '#tests/support/model-app.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { serve } from '#tests/support/serve.ts';
import { openBudget, tokensLeft } from './token-budget.ts';

const { fake, app, api, deps } = await createModelApp({ AI_TOKENS_PER_DAY: '400' });
const url = await serve(app);
const answer = { content: { names: ['Garrafa Um', 'Garrafa Dois', 'Garrafa Três'] } };
const body = { action: 'generateNames', description: 'Garrafa térmica', imageBase64: null } as const;

it('counts tokens per person and day, rejects at the limit, and resets the next day', async () => {
  fake.script([answer]);
  const user = await buildUser(deps.db);
  const as = api.as(user);
  const left = async () => (await as.send(getRobotWriters, {})).body.tokensLeft;
  expect(await left()).toBe(400);
  expect((await as.send(generateCopy, { body })).status).toBe(200);
  expect(await left()).toBe(250);
  for (const status of [200, 200, 429]) expect((await as.send(generateCopy, { body })).status).toBe(status);
  expect(await left()).toBe(0);
  expect((await as.send(readJapanese, { body: { text: '届きました。' } })).status).toBe(429);
  expect((await api.as(await buildUser(deps.db)).send(generateCopy, { body })).status).toBe(200);
  const tomorrow = { ...deps, now: () => new Date(Date.now() + 24 * 3_600_000) };
  expect(await tokensLeft(tomorrow, user.id)).toBe(400);
  await (await openBudget(tomorrow, user.id, 'names')).settle();
  expect(await tokensLeft(tomorrow, user.id)).toBe(400);
});

it('translates words of the seller with the model if there is no translator, and drops those left unchanged', async () => {
  const as = api.as(await buildUser(deps.db));
  fake.script([{ content: { japanese: ['温かさが続きます', 'Tampa'] } }]);
  const { body: said } = await as.send(translateWords, { body: { words: ['Mantém quente', 'Tampa'] } });
  expect(said.words).toEqual([{ pt: 'Mantém quente', ja: '温かさが続きます' }]);
  expect((await as.send(getRobotWriters, {})).body.tokensLeft).toBe(250);
});

it('counts failed generations by what they used, and several at once', async () => {
  const user = await buildUser(deps.db);
  const as = api.as(user);
  fake.script([{ content: 'Não sei.' }]);
  expect((await as.send(generateCopy, { body })).status).toBe(502);
  expect((await as.send(getRobotWriters, {})).body.tokensLeft).toBe(100);
  fake.script([{ ...answer, delayMs: 100 }]);
  const replies = await Promise.all([1, 2, 3].map(() => as.send(generateCopy, { body })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  const metrics = await deps.metrics.collect();
  expect(metrics).toMatch(/dropar_ai_tokens_total\{robot="names",direction="output"\} \d+/);
});

it('reserves the possible cost of a request before it is sent: concurrent ones exceed the budget by one of them at most', async () => {
  const payer = { ...deps, aiSettings: { ...deps.aiSettings, current: () => ({ tokensPerDay: 50_000 }) as never } };
  const user = await buildUser(deps.db);
  const budgets = await Promise.all(Array.from({ length: 10 }, () => openBudget(payer, user.id, 'names')));
  const asked = await Promise.allSettled(
    budgets.map((budget) =>
      budget.reserve(20_000, async () => budget.spend({ inputTokens: 10_000, outputTokens: 10_000 })),
    ),
  );
  await Promise.all(budgets.map((budget) => budget.settle()));
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['rate_limited']));
  const used = (10 - refused.length) * 20_000;
  expect(used).toBeLessThanOrEqual(70_000);
  expect(await tokensLeft(payer, user.id)).toBe(Math.max(0, 50_000 - used));
});

it.each(['application/json', 'text/event-stream'])(
  'charges about the requested tokens for a generation (%s) that is cancelled before its first word',
  async (accept) => {
    fake.script([{ fault: 'never' as const }]);
    const user = await buildUser(deps.db);
    const token = await api.tokenOf(user);
    const leaving = new AbortController();
    const asked = fetch(`${url}${generateCopy.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept },
      body: JSON.stringify(body),
      signal: leaving.signal,
    }).then((reply) => reply.text());
    await expect.poll(() => fake.requests.length).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => deps.generations.size().running).toBe(0);
    expect((await api.as(user).send(getRobotWriters, {})).body.tokensLeft).toBe(0);
    expect((await api.as(user).send(generateCopy, { body })).status).toBe(429);
  },
);
