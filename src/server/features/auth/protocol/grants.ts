import * as z from 'zod';
import { signInWithPassword } from '#server/features/auth/passwords/password-grant.ts';
import { refreshSession } from '#server/features/auth/sessions/refresh-grant.ts';
import { exchangeCode } from '#server/features/auth/tokens/pkce.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import { AuthError, asAuthError, disabled, idTokenDisabled } from './auth-errors.ts';
import { addressLimits } from './auth-limits.ts';
import { type AuthRequest, text } from './auth-request.ts';

const grants = {
  password: { limit: addressLimits.password, grant: signInWithPassword },
  refresh_token: { limit: addressLimits.refresh, grant: refreshSession },
  pkce: { limit: addressLimits.exchange, grant: exchangeCode },
};

const isOffered = (name: string): name is keyof typeof grants => Object.hasOwn(grants, name);

export function limitOfGrant({ query: { grant_type: name = '' } }: AuthRequest): RateLimit {
  return isOffered(name) ? grants[name].limit : addressLimits.other;
}

const idTokenSchema = z.object({ provider: text, issuer: text, id_token: text });

/** Failures are counted by known names only: input of callers must not become a metric label. */
export function grantToken(request: AuthRequest) {
  const name = request.query.grant_type ?? '';
  const counted = countingFailures(isOffered(name) ? name : 'other', async () => {
    if (isOffered(name)) return grants[name].grant(request);
    if (name === 'id_token') throw idTokenDisabled(await request.body(idTokenSchema));
    if (name === 'web3') throw disabled('web3');
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  });
  return counted(request);
}

export const countingFailures =
  <Rest extends unknown[], Reply>(method: string, handle: (request: AuthRequest, ...rest: Rest) => Promise<Reply>) =>
  (request: AuthRequest, ...rest: Rest): Promise<Reply> =>
    handle(request, ...rest).catch((error: unknown) => {
      const reason = asAuthError(error)?.code ?? 'unexpected_failure';
      request.deps.metrics.signInFailures.inc({ method, reason });
      throw error;
    });
