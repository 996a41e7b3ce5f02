import { afterAll, expect, it } from 'vitest';
import { startFakeAiServer } from '#tests/support/doubles/fake-ai-server.ts';
import { runRobotsLoad } from '#tests/support/robots-load.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { serve } from '#tests/support/serve.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const PEOPLE = 40;

const fake = await startFakeAiServer();
afterAll(() => fake.close());
const { app, deps, api } = await createTestApp({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'm',
  AI_BASE_URL: fake.url,
});
const url = await serve(app);

it('answers other requests while many generations wait for the provider, and returns each its own answer', async () => {
  const tokens: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) tokens.push(await api.tokenOf(await buildUser(deps.db)));
  const result = await runRobotsLoad({ url, tokens, fake, holdMs: 300 });
  expect(result).toMatchObject({ inFlight: PEOPLE, finished: PEOPLE, mixedUp: 0, providerRequests: PEOPLE });
  expect(result.underLoad.length).toBeGreaterThan(0);
  expect(deps.generations.size()).toEqual({ running: 0, waiting: 0 });
}, 60_000);

it('streams many generations at once without mixing them up', async () => {
  const tokens: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) tokens.push(await api.tokenOf(await buildUser(deps.db)));
  const result = await runRobotsLoad({ url, tokens, fake, holdMs: 1000, isStreamed: true });
  expect(result).toMatchObject({ inFlight: PEOPLE, finished: PEOPLE, mixedUp: 0 });
  expect(result.parts).toBeGreaterThan(PEOPLE * 3);
  expect(deps.generations.size()).toEqual({ running: 0, waiting: 0 });
}, 60_000);

it.each(['application/json', 'text/event-stream'])(
  'cancels the generation (%s) and frees its slot when the caller disconnects',
  async (accept) => {
    fake.script([
      {
        content: { descriptions: ['保温ボトルです。'] },
        stream: { fault: { after: 3, how: 'stall' } },
        ...(accept === 'application/json' && { fault: 'never' as const }),
      },
    ]);
    const token = await api.tokenOf(await buildUser(deps.db));
    const leaving = new AbortController();
    const request = fetch(`${url}/functions/v1/generate-ads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept },
      body: JSON.stringify({ text: 'Garrafa térmica', strategy: 'aida' }),
      signal: leaving.signal,
    }).then((reply) => reply.text());
    await expect.poll(() => fake.requests.length).toBe(1);
    leaving.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => fake.requests[0]?.closedByClient).toBe(true);
    await expect.poll(() => deps.generations.size().running).toBe(0);
  },
);

it('counts generations and failures by robot, provider and reason, without content', async () => {
  const token = await api.tokenOf(await buildUser(deps.db));
  fake.script([{ status: 401, raw: '{"error":{"message":"segredo do provedor"}}' }]);
  await fetch(`${url}/functions/v1/generate-ads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text: 'Garrafa confidencial', strategy: 'aida' }),
  });
  const metrics = await deps.metrics.registry.metrics();
  expect(metrics).toMatch(/robot_failures_total\{robot="ads",provider="openai-compatible",failure="\w+"\} \d/);
  expect(metrics).toMatch(/robot_duration_seconds_count\{robot="names",provider="openai-compatible"\} \d+/);
  expect(metrics).not.toMatch(/confidencial|segredo|Garrafa/);
});
