import { createHmac, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { loadInstanceKeys } from '#server/features/auth/tokens/instance-keys.ts';
import { createAccessTokens } from '#server/secrets/access-tokens.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { app, api, deps } = await createTestApp();
const user = await buildUser(deps.db, { userType: 'admin' });
const genuine = await api.tokenOf(user);
const [key] = (await loadInstanceKeys(deps.db)).signing;
if (!key) throw new Error('no signing key');
const privateKey = await importJWK(key.privateJwk, 'ES256');

const decode = (part: number) => JSON.parse(Buffer.from(genuine.split('.')[part] ?? '', 'base64url').toString());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = decode(0);
const claims: JWTPayload = decode(1);

const status = async (token: string): Promise<number> =>
  (await app.request('/api/profile', { headers: { authorization: `Bearer ${token}` } })).status;

/** Signed with the real key, with claims that an instance would never issue. */
const signed = (payload: JWTPayload, over: Record<string, unknown> = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: key.kid, ...over }).sign(privateKey);

const hs256 = (secret: string | Buffer, over: Record<string, unknown> = {}) => {
  const input = `${encode({ ...header, alg: 'HS256', ...over })}.${encode(claims)}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
};

const without = (name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));

it('accepts a genuine token, so that the refusals below are meaningful', async () => {
  expect(await status(genuine)).toBe(200);
  expect(await status(await signed(claims))).toBe(200);
});

describe('a token is refused', () => {
  it.each(['none', 'None', 'nOnE', '', 'es256', 'ES256 ', 'RS256', 'PS256', 'EdDSA'])(
    'when its header names the algorithm %j',
    async (alg) => {
      const [, payload = '', signature = ''] = genuine.split('.');
      for (const end of [signature, '', 'AA']) {
        expect(await status(`${encode({ ...header, alg })}.${payload}.${end}`)).toBe(401);
      }
    },
  );

  it.each([
    ['the public key as JSON', () => JSON.stringify(key.publicJwk)],
    [
      'the public key as PEM',
      () => createPublicKey({ key: { ...key.publicJwk }, format: 'jwk' }).export({ type: 'spki', format: 'pem' }),
    ],
    ['one coordinate of the public key', () => Buffer.from(key.publicJwk.x ?? '', 'base64url')],
    ['the name of the key', () => key.kid],
    ['an empty secret', () => ''],
  ])('when signed with a shared secret: %s', async (_, secret) => {
    expect(await status(hs256(secret()))).toBe(401);
  });

  it.each(['', 'x', '../../dev/null', '__proto__', 'constructor', "' union select 1 --", 'http://evil.example/jwks'])(
    'when it names the key %j',
    async (kid) => {
      expect(await status(await signed(claims, { kid }))).toBe(401);
      expect(await status(hs256('', { kid }))).toBe(401);
    },
  );

  it('when it contains its own key or a URL to fetch one', async () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const over = {
      kid: key.kid,
      jwk: pair.publicKey.export({ format: 'jwk' }),
      jku: 'http://127.0.0.1:9/jwks.json',
      x5u: 'http://127.0.0.1:9/cert.pem',
    };
    const forged = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...over }).sign(pair.privateKey);
    expect(await status(await forged)).toBe(401);
  });

  it('when another installation signed it with the same key id', async () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const foreign = await createAccessTokens(
      [
        {
          kid: key.kid,
          isActive: true,
          privateJwk: { ...pair.privateKey.export({ format: 'jwk' }), alg: 'ES256' },
          publicJwk: { ...pair.publicKey.export({ format: 'jwk' }), alg: 'ES256' },
        },
      ],
      { issuer: String(claims.iss), now: deps.now },
    );
    const draft = { userId: user.id, sessionId: String(claims.session_id), email: user.email, aal: 'aal2' as const };
    const { token } = await foreign.sign({ ...draft, amr: [], appMetadata: {}, userMetadata: {} });
    expect(await status(token)).toBe(401);
  });

  it.each([
    ['of another issuer', { ...claims, iss: 'https://evil.example/auth/v1' }],
    ['of an issuer that begins like ours', { ...claims, iss: `${claims.iss}.evil.example` }],
    ['without an issuer', without('iss')],
    ['for another audience', { ...claims, aud: 'anon' }],
    ['without an audience', without('aud')],
    ['that has expired', { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }],
    ['that never expires', without('exp')],
    ['whose expiry is no number', { ...claims, exp: '9999999999' as unknown as number }],
    ['that is not valid yet', { ...claims, nbf: Math.floor(Date.now() / 1000) + 600 }],
    ['without a person', without('sub')],
    ['of another person than the session', { ...claims, sub: randomUUID() }],
    ['whose session is unknown', { ...claims, session_id: randomUUID() }],
    ['whose session is an object', { ...claims, session_id: { $ne: null } }],
    ['without a session', without('session_id')],
  ])('%s, even signed with our key', async (_, payload) => {
    const token = await signed(payload);
    const reply = await app.request('/api/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(reply.status).toBe(401);
    const account = await app.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
    expect(account.status).toBe(403);
  });

  it('with a critical header extension', async () => {
    const token = `${encode({ ...header, crit: ['b64'], b64: false })}.${genuine.split('.').slice(1).join('.')}`;
    expect(await status(token)).toBe(401);
  });

  it('when one character of any part is changed', async () => {
    for (const part of [0, 1, 2]) {
      const parts = genuine.split('.');
      const text = parts[part] ?? '';
      parts[part] = `${text.slice(0, 10)}${text[10] === 'A' ? 'B' : 'A'}${text.slice(11)}`;
      expect(await status(parts.join('.'))).toBe(401);
    }
    expect(await status(`${genuine}.x`)).toBe(401);
    expect(await status(genuine.slice(0, -4))).toBe(401);
  });
});

it('accepts a token only in the Authorization header: not in a cookie, the URL or a form', async () => {
  const cookie = { cookie: `sb-access-token=${genuine}; access_token=${genuine}; Authorization=Bearer ${genuine}` };
  expect((await app.request('/api/profile', { headers: cookie })).status).toBe(401);
  expect((await app.request(`/api/profile?access_token=${genuine}&token=${genuine}`)).status).toBe(401);
  expect((await app.request('/api/profile', { headers: { authorization: `Basic ${genuine}` } })).status).toBe(401);
  const twice = { authorization: `Bearer ${genuine}, Bearer ${genuine}` };
  expect((await app.request('/api/profile', { headers: twice })).status).toBe(401);
});

it('ignores rights in the token: the database decides', async () => {
  const member = await buildUser(deps.db);
  const own = JSON.parse(Buffer.from((await api.tokenOf(member)).split('.')[1] ?? '', 'base64url').toString());
  const token = await signed({ ...own, role: 'service_role', user_type: 'admin', app_metadata: { role: 'admin' } });
  const reply = await app.request('/api/admin/stats', { headers: { authorization: `Bearer ${token}` } });
  expect(reply.status).toBe(403);
});
