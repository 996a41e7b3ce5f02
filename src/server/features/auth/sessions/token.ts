import * as z from 'zod';
import { signInWithPassword } from '#server/features/auth/passwords/password-grant.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import { addressLimits } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { idTokenDisabled, web3Disabled } from '#server/features/auth/protocol/not-enabled.ts';
import { exchangeCode } from '#server/features/auth/tokens/pkce.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import { refreshSession } from './refresh-grant.ts';

const idTokenSchema = z.object({ provider: text, issuer: text, id_token: text });

export function limitOfGrant(grantType: string | undefined): RateLimit {
  if (grantType === 'password') return addressLimits.password;
  if (grantType === 'refresh_token') return addressLimits.refresh;
  return grantType === 'pkce' ? addressLimits.exchange : addressLimits.other;
}

export async function grantToken(request: AuthRequest) {
  switch (request.query.grant_type) {
    case 'password':
      return signInWithPassword(request);
    case 'refresh_token':
      return refreshSession(request);
    case 'pkce':
      return exchangeCode(request);
    case 'id_token':
      throw idTokenDisabled(await request.body(idTokenSchema));
    case 'web3':
      throw web3Disabled();
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}
