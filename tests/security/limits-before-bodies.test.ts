import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { generateAds, generateCopy } from '#contract/robots/robots.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp({ RATE_LIMITS: 'on' });

describe('robots', () => {
  it('count a request before its body is read, also when the body is refused', async () => {
    const caller = api.as(await buildUser(deps.db));
    const statuses: number[] = [];
    for (let turn = 0; turn < 121; turn += 1) {
      statuses.push((await caller.post(generateAds.path, { text: 1 })).status);
    }
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([400]));
    expect(statuses[120]).toBe(429);
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { 'content-type': 'application/json' };
    const unread = { method: 'POST', body, duplex: 'half', headers } as RequestInit;
    expect((await caller.fetch(generateAds.path, unread)).status).toBe(429);
    expect(pull).not.toHaveBeenCalled();
  });

  it('accept megabytes only where pictures are sent', async () => {
    const large = Object.values<Endpoint>(endpoints).filter(({ maxBodyBytes = 0 }) => maxBodyBytes > 1024 * 1024);
    expect(large.map(({ path }) => path)).toEqual([generateCopy.path]);
  });
});

it('the API page is generated once and not sent again to a client that has it', async () => {
  const first = await api.visitor.fetch('/api/docs');
  expect(await first.text()).toContain('/functions/v1/generate-copy');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"/);
  expect((await api.visitor.fetch('/api/docs', { headers: { 'if-none-match': tag } })).status).toBe(304);
});
