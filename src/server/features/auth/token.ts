import * as z from 'zod';
import { AuthError } from './auth-errors.ts';
import { type AuthRequest, text } from './auth-request.ts';
import { idTokenDisabled, web3Disabled } from './not-enabled.ts';
import { signInWithPassword } from './password-grant.ts';
import { exchangeCode } from './pkce-grant.ts';
import { refreshSession } from './refresh-grant.ts';

const idTokenSchema = z.object({ provider: text, issuer: text, id_token: text });

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
