import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuthApp, freshEmail, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp();

describe('errors', () => {
  it('have the modern format when the request names the API version, and echo it', async () => {
    const response = await auth.post('/recover', {}, { 'x-supabase-api-version': '2024-01-01' });
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(response.headers.get('x-sb-error-code')).toBe('validation_failed');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      code: 'validation_failed',
      error_code: 'validation_failed',
      message: 'Password recovery requires an email',
    });
  });

  it.each(['', 'soon', '2023-01-01'])('have the old format for version "%s"', async (version) => {
    const response = await auth.post('/recover', {}, version ? { 'x-supabase-api-version': version } : {});
    expect(response.headers.get('x-supabase-api-version')).toBeNull();
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Password recovery requires an email',
    });
  });

  it.each(['{', '', 'null', '[]', `{"data":${'['.repeat(15_000)}${']'.repeat(15_000)}}`])(
    'are JSON for an invalid body (%#)',
    async (body) => {
      const response = await auth.post('/signup', body);
      expect(response.status).toBe(400);
      expect((await response.json()).error_code).toBe('bad_json');
    },
  );

  it('include the body size limit', async () => {
    const response = await auth.post('/signup', { data: { x: 'x'.repeat(1024 * 1024) } });
    expect(response.status).toBe(413);
    expect((await response.json()).error_code).toBe('request_entity_too_large');
  });
});

describe('public calls', () => {
  it('ignore a bearer and an apikey that are not our tokens', async () => {
    const headers = { authorization: 'Bearer public-anon-key', apikey: 'public-anon-key' };
    const client = new AuthClient({ url: auth.url, headers, persistSession: false, autoRefreshToken: false });
    const email = freshEmail();
    expect((await client.signUp({ email, password: PASSWORD })).error).toBeNull();
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('return settings and health', async () => {
    const settings = await (await fetch(`${auth.url}/settings`)).json();
    expect(settings).toMatchObject({
      external: { email: true, phone: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
    });
    const health = await (await fetch(`${auth.url}/health`)).json();
    expect(health).toMatchObject({ name: 'GoTrue', version: expect.any(String) });
  });
});

type Jwk = { kty: string; kid: string; alg: string; crv: string; x: string; y: string };

describe('access tokens', () => {
  let key: Jwk;
  let client: GoTrueClient;

  beforeAll(async () => {
    ({ client } = await auth.signedUp());
    const response = await fetch(`${auth.url}/.well-known/jwks.json`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    [key] = ((await response.json()) as { keys: [Jwk] }).keys;
  });

  it('are verified by the client with the key set, without a request to the server', async () => {
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'ES256', kid: key.kid, typ: 'JWT' });
    expect(data?.claims).toMatchObject({
      iss: 'http://localhost:3000/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      phone: '',
      is_anonymous: false,
      amr: [{ method: 'password' }],
    });
    expect(data?.claims.session_id).toMatch(/^[\da-f-]{36}$/);
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3600);
  });

  it('publish only public keys', () => {
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] });
    expect(key).not.toHaveProperty('d');
  });
});
