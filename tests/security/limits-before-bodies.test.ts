import { describe, expect, it } from 'vitest';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { generateAds, generateCopy, generateReviews, generateTranslate } from '#contract/robots/robots.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp({
  RATE_LIMITS: 'on',
  PAYMENT_WEBHOOK_TOKEN: 'segredo',
  TRUSTED_PROXIES: '127.0.0.1',
});

/** A body that records whether it was read. */
function watchedBody() {
  const watch = { isRead: false };
  const body = new ReadableStream(
    {
      pull(controller) {
        watch.isRead = true;
        controller.enqueue(new Uint8Array(1024));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { watch, init: { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } } };
}

const post = (path: string, body: string) => ({
  path,
  init: { method: 'POST', body, headers: { 'content-type': 'application/json' } },
});

describe('robots', () => {
  it.each([generateCopy, generateTranslate, generateAds, generateReviews])(
    'count $path before its body is read, also when the body is refused',
    async ({ path }) => {
      const caller = api.as(await buildUser(deps.db));
      const statuses: number[] = [];
      for (let turn = 0; turn < 121; turn += 1) {
        statuses.push((await caller.fetch(path, post(path, '{"text":1}').init)).status);
      }
      expect(new Set(statuses.slice(0, 120))).toEqual(new Set([400]));
      expect(statuses[120]).toBe(429);
      const { watch, init } = watchedBody();
      expect((await caller.fetch(path, init as RequestInit)).status).toBe(429);
      expect(watch.isRead).toBe(false);
    },
  );

  it('accept megabytes only where pictures are sent', async () => {
    const large = Object.values<Endpoint>(endpoints).filter(({ maxBodyBytes = 0 }) => maxBodyBytes > 1024 * 1024);
    expect(large.map(({ path }) => path)).toEqual([generateCopy.path]);
  });
});

describe('public endpoints', () => {
  const open = Object.values<Endpoint>(endpoints).filter(
    ({ access, method }) => access === 'public' && method !== 'GET',
  );

  /** A person with one IPv6 address usually has the whole network. */
  const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:0:7::${host.toString(16)}` });

  it.each(open)('$method $path reaches 429, from all over one network, and then reads no body', async ({ path }) => {
    const filled = buildPath(path, { token: 'x'.repeat(43) });
    let status = 0;
    for (let turn = 0; turn < 200 && status !== 429; turn += 1) {
      const { init } = post(filled, '{"token":"x"}');
      const headers = { ...init.headers, ...from(turn) };
      status = (await api.visitor.fetch(filled, { ...init, headers })).status;
    }
    expect(status).toBe(429);
    const { watch, init } = watchedBody();
    const headers = { ...init.headers, ...from(0xffff) };
    expect((await api.visitor.fetch(filled, { ...init, headers } as RequestInit)).status).toBe(429);
    expect(watch.isRead).toBe(false);
  });
});

it('the API page is generated once and not sent again to a client that has it', async () => {
  const first = await api.visitor.fetch('/api/docs');
  expect(await first.text()).toContain('/functions/v1/generate-copy');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"/);
  expect((await api.visitor.fetch('/api/docs', { headers: { 'if-none-match': tag } })).status).toBe(304);
});
