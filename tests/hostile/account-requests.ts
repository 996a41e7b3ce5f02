import * as z from 'zod/mini';
import type { Endpoint } from '#contract/base/endpoint.ts';

const text = z.optional(z.nullable(z.string()));
const common = {
  gotrue_meta_security: z.optional(z.object({ captcha_token: text })),
  code_challenge: text,
  code_challenge_method: text,
};
const data = z.optional(z.record(z.string(), z.string()));
const email = z.enum(['ana@example.com', 'ANA@example.com', 'ninguem@example.com', 'a@b', '']);
const password = z.enum(['uma-senha-boa', 'curta', 'x'.repeat(73), '']);
const params = z.object({ id: z.uuid() });

const post = (path: `/${string}`, body: Endpoint['body']): Endpoint => ({
  method: 'POST',
  path,
  access: 'public',
  summary: '',
  ...(body && { body }),
});

/** The contract has no schemas for the accounts protocol; these are its bodies as clients send them. */
export const accountRequests: readonly (readonly [string, Endpoint])[] = [
  ['signup', post('/auth/v1/signup', z.object({ email, password, phone: text, data, ...common }))],
  ['password', post('/auth/v1/token?grant_type=password', z.object({ email, password, ...common }))],
  ['refresh', post('/auth/v1/token?grant_type=refresh_token', z.object({ refresh_token: z.string() }))],
  ['exchange', post('/auth/v1/token?grant_type=pkce', z.object({ auth_code: text, code_verifier: text }))],
  ['grant', post('/auth/v1/token', z.object({ email, password }))],
  ['recover', post('/auth/v1/recover', z.object({ email, ...common }))],
  ['otp', post('/auth/v1/otp', z.object({ email, create_user: z.optional(z.boolean()), data, ...common }))],
  ['resend', post('/auth/v1/resend', z.object({ type: z.enum(['signup', 'email_change', 'sms']), email }))],
  [
    'verify',
    post(
      '/auth/v1/verify',
      z.object({ type: z.enum(['signup', 'recovery', 'email', 'x']), email, token: text, token_hash: text }),
    ),
  ],
  ['sso', post('/auth/v1/sso', z.object({ domain: text }))],
  ['factors', post('/auth/v1/factors', z.object({ factor_type: z.enum(['totp', 'phone']), friendly_name: text }))],
  ['challenge', { ...post('/auth/v1/factors/:id/challenge', z.object({})), params }],
  [
    'verify factor',
    { ...post('/auth/v1/factors/:id/verify', z.object({ challenge_id: z.uuid(), code: text })), params },
  ],
  ['unenroll', { ...post('/auth/v1/factors/:id', undefined), method: 'DELETE', params }],
  ['unlink', { ...post('/auth/v1/user/identities/:id', undefined), method: 'DELETE', params }],
  [
    'user',
    {
      ...post('/auth/v1/user', z.object({ email, data, current_password: text, nonce: text, ...common })),
      method: 'PUT',
    },
  ],
  ['read user', { ...post('/auth/v1/user', undefined), method: 'GET' }],
  [
    'link',
    {
      ...post('/auth/v1/verify', undefined),
      method: 'GET',
      query: z.object({ token: text, type: text, redirect_to: text }),
    },
  ],
];
