import { describeError } from '#server/db/error-causes.ts';
import { AuthError } from './auth-errors.ts';
import type { AuthRequest } from './auth-request.ts';

const TIMEOUT_MILLISECONDS = 5_000;

/** With a configured secret every form needs a confirmed token; otherwise the token is ignored. */
export async function checkCaptcha(request: AuthRequest, token: string): Promise<void> {
  const { CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: url } = request.deps.config;
  if (!secret) return;
  if (!token) throw refused('no captcha_token found in request');
  const answer = await askService(request, url, { secret, response: token, remoteip: request.ip });
  if (answer.success !== true) throw refused('request disallowed');
}

const refused = (reason: string) => new AuthError(400, 'captcha_failed', `captcha protection: ${reason}`);

async function askService(request: AuthRequest, url: string, form: Record<string, string>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    // The reply is untrusted: only `success` is read, and only `true` counts.
    return (await response.json()) as { success?: unknown };
  } catch (error) {
    request.log.error({ err: describeError(error) }, 'captcha service did not answer');
    throw new AuthError(500, 'unexpected_failure', 'captcha verification process failed');
  }
}
