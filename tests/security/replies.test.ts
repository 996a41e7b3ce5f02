import { describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/account/profile.ts';
import { endpoints } from '#contract/endpoints.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { app, api, deps } = await createTestApp({ METRICS_TOKEN: 'medidas' });
const admin = await buildUser(deps.db, { userType: 'admin' });
const token = await api.tokenOf(admin);
const bearer = { authorization: `Bearer ${token}` };
const json = { 'content-type': 'application/json' };

type Call = [string, RequestInit?];

const kinds: Record<string, Call> = {
  'a success': ['/api/profile', { headers: bearer }],
  'a list of the panel': ['/api/admin/lessons', { headers: bearer }],
  'a missing session': ['/api/profile'],
  'a missing right': ['/api/admin/stats'],
  'an address that does not exist': ['/nada'],
  'an address of the API that does not exist': ['/api/nada', { headers: bearer }],
  'a body that is no JSON': ['/api/profile', { method: 'PATCH', headers: { ...bearer, ...json }, body: '{' }],
  'a body of another type': ['/api/profile', { method: 'PATCH', headers: bearer, body: 'x' }],
  'a body too large': ['/api/profile', { method: 'PATCH', headers: { ...bearer, ...json }, body: 'x'.repeat(300_000) }],
  'a failed sign-in': [
    '/auth/v1/token?grant_type=password',
    { method: 'POST', headers: json, body: '{"email":"a@b.c"}' },
  ],
  'the account': ['/auth/v1/user', { headers: bearer }],
  'an unknown address of the accounts': ['/auth/v1/nada'],
  'a mailed link': ['/auth/v1/verify?token=x&type=recovery'],
  'the webhook': ['/webhooks/payments', { method: 'POST', headers: json, body: '{}' }],
  'a stored file that is missing': ['/storage/v1/object/public/site-assets/x.webp'],
  'the API document': ['/api/openapi.json'],
  'the page of the API document': ['/api/docs'],
  'the health': ['/healthz'],
  'the figures': ['/metrics', { headers: { authorization: 'Bearer medidas' } }],
};

describe.each(Object.entries(kinds))('the reply for %s', (_, [path, init]) => {
  it('has the security headers and no cookie, and is not shared with another origin', async () => {
    const origin = { ...Object(init?.headers), origin: 'https://evil.example' };
    const { headers } = await app.request(path, { ...init, headers: origin });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });
});

it('sends HSTS over https', async () => {
  const secure = await createTestApp({ PUBLIC_URL: 'https://dropar.example' });
  const { headers } = await secure.app.request('/healthz');
  expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
});

it('no shared cache may store personal data', async () => {
  const reads = Object.values(endpoints).filter(
    ({ method, access, path, rawResponse }) =>
      method === 'GET' && access !== 'public' && !path.includes(':') && !rawResponse,
  );
  expect(reads.length).toBeGreaterThan(10);
  for (const { path } of reads) {
    for (const headers of [bearer, {}]) {
      const reply = await app.request(path, { headers });
      expect(reply.headers.get('cache-control'), path).toMatch(/no-store/);
    }
  }
  for (const path of ['/auth/v1/user', '/auth/v1/settings', '/auth/v1/verify?token=x&type=recovery']) {
    expect((await app.request(path, { headers: bearer })).headers.get('cache-control'), path).toMatch(/no-store/);
  }
});

describe('another site', () => {
  it('gets no permission from a preflight', async () => {
    for (const path of ['/api/profile', '/auth/v1/token?grant_type=password', '/storage/v1/object/site-assets']) {
      const reply = await app.request(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      expect(reply.headers.get('access-control-allow-headers')).toBeNull();
    }
  });

  // Requests that another site can send without a preflight: no Authorization header, only these three types, all
  // cookies.
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'cannot change anything by posting a form of type %s',
    async (type) => {
      const cookie = `sb-127-auth-token=${token}; session=${token}`;
      const headers = { origin: 'https://evil.example', 'content-type': type, cookie };
      for (const { method, path, access } of Object.values(endpoints)) {
        if (method !== 'POST' || access === 'public') continue;
        const reply = await app.request(path.replace(/:\w+/g, 'x'), { method, headers, body: '{"title":"x"}' });
        expect(reply.status, path).toBe(401);
      }
    },
  );
});

it.each(['x-http-method-override', 'x-method-override', 'x-http-method'])(
  '%s does not override the method',
  async (name) => {
    const headers = { ...bearer, ...json, [name]: 'PATCH' };
    const reply = await app.request('/api/profile?_method=PATCH', {
      method: 'POST',
      headers,
      body: '{"name":"Outra"}',
    });
    expect(reply.status).toBe(404);
    const { rows } = await deps.pool.query('select name from profiles where id = $1', [admin.id]);
    expect(rows[0].name).toBe('Marina Tanaka');
  },
);

it.each(['TRACE', 'CONNECT', 'PROPFIND', 'HEAD', 'X'])(
  'the method %s reaches no handler that writes',
  async (method) => {
    const reply = await deps.db.transaction(async () => {
      try {
        return await app.request('/api/tasks', { method, headers: bearer });
      } catch {
        return undefined; // the platform refuses to create such a request
      }
    });
    expect(reply?.status ?? 405).toBeGreaterThanOrEqual(400);
  },
);

it('words from the URL are never returned as a page', async () => {
  const hostile = encodeURIComponent('"><script>alert(1)</script>');
  for (const path of [`/${hostile}`, `/api/${hostile}`, `/api/lessons/${hostile}/comments`, `/auth/v1/${hostile}`]) {
    const reply = await app.request(`${path}?q=${hostile}`, { headers: bearer });
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await reply.text()).not.toContain('<script>');
  }
});

it('an error names a refused field by its path, not by its content', async () => {
  const name = '<img src=x onerror=alert(1)>'.repeat(20);
  const reply = await api.as(admin).send(updateProfile, { body: { name } });
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).not.toContain('onerror');
});
