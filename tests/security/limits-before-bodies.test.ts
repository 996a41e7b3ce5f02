import { describe, expect, it, vi } from 'vitest';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { generateAds, generateCopy } from '#contract/robots/robots.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp({
  RATE_LIMITS: 'on',
  PAYMENT_WEBHOOK_TOKEN: 'segredo',
  TRUSTED_PROXIES: '127.0.0.1',
});

/** A request whose body says whether it was read. */
function unreadRequest(headers: Record<string, string> = {}) {
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json', ...headers } };
  return { pull, init: init as RequestInit };
}

describe('robots', () => {
  it('count a request before its body is read, also when the body is refused', async () => {
    const caller = api.as(await buildUser(deps.db));
    const statuses: number[] = [];
    for (let turn = 0; turn < 121; turn += 1) {
      statuses.push((await caller.post(generateAds.path, { text: 1 })).status);
    }
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([400]));
    expect(statuses[120]).toBe(429);
    const { init, pull } = unreadRequest();
    expect((await caller.fetch(generateAds.path, init)).status).toBe(429);
    expect(pull).not.toHaveBeenCalled();
  });

  it('accept megabytes only where pictures are sent', async () => {
    const large = Object.values<Endpoint>(endpoints).filter(({ maxBodyBytes = 0 }) => maxBodyBytes > 1024 * 1024);
    expect(large.map(({ path }) => path)).toEqual([generateCopy.path]);
  });
});

const open = Object.values<Endpoint>(endpoints).filter(({ access, method }) => access === 'public' && method !== 'GET');

it.each(open)('$method $path reaches 429, from all over one network, and then reads no body', async ({ path }) => {
  const filled = buildPath(path, { token: 'x'.repeat(43) });
  /** A person with one IPv6 address usually has the whole network. */
  const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:0:7::${host.toString(16)}` });
  let status = 0;
  for (let turn = 0; turn < 200 && status !== 429; turn += 1) {
    const headers = { 'content-type': 'application/json', ...from(turn) };
    status = (await api.visitor.fetch(filled, { method: 'POST', body: '{"token":"x"}', headers })).status;
  }
  expect(status).toBe(429);
  const { init, pull } = unreadRequest(from(0xffff));
  expect((await api.visitor.fetch(filled, init)).status).toBe(429);
  expect(pull).not.toHaveBeenCalled();
});

it('the API page is generated once and not sent again to a client that has it', async () => {
  const first = await api.visitor.fetch('/api/docs');
  expect(await first.text()).toContain('/functions/v1/generate-copy');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"/);
  expect((await api.visitor.fetch('/api/docs', { headers: { 'if-none-match': tag } })).status).toBe(304);
});
