import { expect, test } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

const { api } = await createTestApp();

test.each([
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['gzip; q=0.0, br', null],
  ['br', null],
  ['', null],
])('a long reply for "%s" is encoded as %s', async (accepted, encoding) => {
  const reply = await api.visitor.fetch('/api/openapi.json', { headers: { 'accept-encoding': accepted } });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(reply.headers.get('vary')).toContain('Accept-Encoding');
});
