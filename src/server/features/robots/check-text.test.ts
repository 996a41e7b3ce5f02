import { expect, it } from 'vitest';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { checkText, findSoftClaims } from '#contract/robots/text-checker.ts';
import { promptOf } from '#tests/support/doubles/fake-ai-server.ts';
import { createModelApp } from '#tests/support/model-app.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { serve } from '#tests/support/serve.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { fake, app, api, deps } = await createModelApp({ AI_TOKENS_PER_DAY: '100000' });

const text = '  軽い傘です。\n朝の私が好きになる。美白クリーム。';
const claim = (sentence: number, quote: string) => ({ sentence, quote, family: 'resultado', reason: 'Promete mudar.' });

it('returns the model’s literal quotes that no rule marks, with their position, and counts the tokens', async () => {
  const claims = [claim(2, '好きになる'), claim(1, '好きになる'), claim(2, 'きれいになる'), claim(3, '美白')];
  fake.script([{ content: { claims } }]);
  const as = api.as(await buildUser(deps.db));
  const { status, body } = await as.send(findSoftClaims, { body: { text } });
  expect(status).toBe(200);
  expect(body.findings).toMatchObject([{ excerpt: '好きになる', byModel: true, reason: 'Promete mudar.' }]);
  const [found] = body.findings;
  expect(text.slice(found?.start, found?.end)).toBe('好きになる');
  expect(promptOf(fake.requests[0]?.body)).toContain('2. 朝の私が好きになる。');
  expect((await as.send(getRobotWriters, {})).body.tokensLeft).toBe(99_850);
});

it('sends several requests for a long text, and none for one with too many sentences', async () => {
  fake.script([{ content: { claims: [claim(90, '軽い')] } }]);
  const as = api.as(await buildUser(deps.db));
  const { body } = await as.send(findSoftClaims, { body: { text: '軽い。'.repeat(100) } });
  expect(fake.requests).toHaveLength(3);
  expect(body.findings).toMatchObject([{ start: 89 * 3 }]);
  const refused = await as.send(findSoftClaims, { body: { text: '軽い。'.repeat(201) } });
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('frases demais') } });
  expect(fake.requests).toHaveLength(3);
});

it('says in Portuguese that the model failed, and counts the failure by its kind', async () => {
  fake.script([{ content: 'Não sei.' }]);
  const reply = await api.as(await buildUser(deps.db)).send(findSoftClaims, { body: { text } });
  expect(reply).toMatchObject({ status: 502, body: { message: expect.stringMatching(/IA/) } });
  expect(await deps.metrics.collect()).toMatch(/robot_failures_total\{robot="claims",.*\} [1-9]/);
});

it('cancels its requests when the person disconnects', async () => {
  fake.script([{ fault: 'never' }]);
  const token = await api.tokenOf(await buildUser(deps.db));
  const leaving = new AbortController();
  const asked = fetch(`${await serve(app)}${findSoftClaims.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text }),
    signal: leaving.signal,
  });
  await expect.poll(() => fake.requests.length).toBe(1);
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => fake.requests[0]?.closedByClient).toBe(true);
  await expect.poll(() => deps.generations.size().running).toBe(0);
});

it('refuses texts that are empty or too long, and requests without a configured model', async () => {
  const as = api.as(await buildUser(deps.db));
  for (const text of ['', 'a'.repeat(8_001)])
    for (const endpoint of [findSoftClaims, checkText])
      expect((await as.send(endpoint, { body: { text } })).status).toBe(400);
  const without = await createTestApp();
  const reply = await without.api.as(await buildUser(without.deps.db)).send(findSoftClaims, { body: { text } });
  expect(reply).toMatchObject({ status: 409, body: { message: 'Nenhuma IA está ligada neste servidor.' } });
});

it('returns positions in the original text, with law, source and safer wording', async () => {
  const text = '  とても軽い。\n業界Ｎｏ．１です。';
  const { body } = await api.as(await buildUser(deps.db)).send(checkText, { body: { text } });
  expect(body).toMatchObject({ language: 'ja', reviewedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  const found = body.findings.find(({ rule }) => rule === 'numero-1');
  expect(text.slice(found?.start, found?.end)).toBe('Ｎｏ．１');
  expect(found?.laws[0]).toMatchObject({
    name: expect.stringContaining('Lei contra propaganda enganosa'),
    original: expect.stringContaining('景品表示法'),
  });
  expect(found?.laws[0]?.sources.length).toBeGreaterThan(0);
});
