import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateAds } from '#contract/robots/robots.ts';
import { setAiSettings } from '#tests/support/ai-settings.ts';
import { startFakeAiServer } from '#tests/support/doubles/fake-ai-server.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { createLogSink } from './log-sink.ts';

const siteDir = await mkdtemp(join(tmpdir(), 'dropar-site-'));
await mkdir(join(siteDir, 'assets'));
await writeFile(join(siteDir, 'index.html'), '<html><head></head></html>');
await writeFile(join(siteDir, 'app.html'), '<html><head></head><body><div id="root"></div></body></html>');
await writeFile(join(siteDir, 'page-shells.json'), '{}');
await writeFile(join(siteDir, 'assets', 'a.js'), 'void 0');
await writeFile(join(siteDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const fake = await startFakeAiServer();
afterAll(async () => {
  await fake.close();
  await rm(siteDir, { recursive: true });
});

const { log, lines } = createLogSink();
const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'modelo', AI_BASE_URL: fake.url };
const { app, api, deps } = await createTestApp(env, { log }, { siteDir });

beforeEach(() => {
  lines.length = 0;
  deps.metrics.httpDuration.reset();
});

const routesInFigures = async () => {
  const { values } = await deps.metrics.httpDuration.get();
  return [...new Set(values.map(({ labels }) => labels.route))];
};

describe('with the site mounted, log and metrics contain the real route', () => {
  it.each([
    ['GET', '/api/profile', '/api/profile'],
    ['GET', '/api/academy/modules/5d0f7a3e-9d3b-4a52-8b1e-3a1d4f1c2b3a', '/api/academy/modules/:moduleId'],
    ['PATCH', '/api/tasks/5d0f7a3e-9d3b-4a52-8b1e-3a1d4f1c2b3a', '/api/tasks/:taskId'],
    ['GET', '/auth/v1/settings', '/auth/v1/settings'],
    ['GET', '/auth/v1/nada', '/auth/v1/*'],
    ['GET', '/', '/'],
    ['GET', '/academy/algum-modulo', '/academy/:moduleId'],
    ['GET', '/assets/a.js', '/assets/*'],
    ['GET', '/favicon.svg', '/*'],
    ['GET', '/nada/disto', 'unmatched'],
    ['GET', '/api/nada', 'unmatched'],
    ['POST', '/nada', 'unmatched'],
  ])('%s %s is %s', async (method, path, route) => {
    await app.request(path, { method });
    expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([{ method, route }]);
    expect(await routesInFigures()).toEqual([route]);
  });
});

describe('probes', () => {
  it('are counted but not logged', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await app.request(path)).status).toBe(200);
    expect(lines).toEqual([]);
    expect(await routesInFigures()).toEqual(['/healthz', '/readyz', '/metrics']);
  });

  it('are logged when they fail', async () => {
    const query = vi.spyOn(deps.pool, 'query').mockRejectedValue(new Error('gone'));
    expect((await app.request('/readyz')).status).toBe(503);
    query.mockRestore();
    expect(lines).toMatchObject([{ msg: 'database unavailable' }, { route: '/readyz', status: '503' }]);
  });
});

describe('a trace', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

  it('is passed to the log, the reply and the call to the model', async () => {
    fake.script([{ status: 401, raw: '{}' }]);
    const user = await buildUser(deps.db, { userType: 'premium' });
    const reply = await api.as(user).fetch(generateAds.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent, tracestate: 'vendor=1' },
      body: JSON.stringify({ text: 'Garrafa térmica de aço', strategy: 'auto' }),
    });
    expect(reply.headers.get('traceresponse')).toBe(traceparent);
    expect(lines.map((line) => line.traceId)).toEqual(lines.map(() => traceId));
    expect(lines.length).toBeGreaterThan(0);
    expect(fake.requests[0]?.headers).toMatchObject({ traceparent, tracestate: 'vendor=1' });
  });

  it.each([
    'x',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `${traceparent}-more`,
  ])('that is invalid (%s) is ignored', async (wrong) => {
    const reply = await app.request('/api/nada', { headers: { traceparent: wrong } });
    expect(reply.headers.get('traceresponse')).toBeNull();
    expect(lines[0]).not.toHaveProperty('traceId');
  });
});

describe('a failed AI request', () => {
  it.each([
    ['in one piece', 'application/json', 503],
    ['in a stream', 'text/event-stream', 200],
  ])('with a reply %s is logged with its kind and counted, whatever the status', async (_, accept, status) => {
    fake.script([{ status: 401, raw: '{"error":{"message":"segredo"}}' }]);
    const before = await countFailures();
    const user = await buildUser(deps.db, { userType: 'premium' });
    const reply = await api.as(user).fetch(generateAds.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ text: 'Garrafa térmica de aço', strategy: 'auto' }),
    });
    expect(reply.status).toBe(status);
    expect(await reply.text()).toContain('recusou a chave');
    const requestId = reply.headers.get('x-request-id');
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([{ requestId, failure: 'auth', status: 401 }]);
    expect(JSON.stringify(lines)).not.toContain('segredo');
    expect(await countFailures()).toBe(before + 1);
  });

  it('that only prevented the back-translation of a text is logged too', async () => {
    await setAiSettings(deps, { readsBack: true });
    fake.script([{ content: { descriptions: ['軽いボトルです。'] } }], () => ({ status: 402, raw: '{}' }));
    const user = await buildUser(deps.db, { userType: 'premium' });
    await api.as(user).send(generateAds, { body: { text: 'Garrafa leve', strategy: 'auto' } });
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, robot: 'read', failure: 'quota', status: 402 }));
  });

  const countFailures = async () => {
    const { values } = await deps.metrics.robotFailures.get();
    return values.find(({ labels }) => labels.robot === 'ads' && labels.failure === 'auth')?.value ?? 0;
  };
});
