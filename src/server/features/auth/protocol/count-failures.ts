import { asAuthError } from './auth-errors.ts';
import type { AuthRequest } from './auth-request.ts';

const grants: readonly string[] = ['password', 'refresh_token', 'pkce'];

/** Only known names: input of callers must not become a metric label. */
export const grantMethod = ({ query: { grant_type: grant = '' } }: AuthRequest): string =>
  grants.includes(grant) ? grant : 'other';

export async function countFailures<T>(request: AuthRequest, method: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = asAuthError(error)?.code ?? 'unexpected_failure';
    request.deps.metrics.signInFailures.inc({ method, reason });
    throw error;
  }
}
