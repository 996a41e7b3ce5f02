import * as z from 'zod';
import { describeError } from '#server/db/error-causes.ts';
import { pkceFields } from '#server/features/auth/tokens/pkce.ts';
import { AuthError } from './auth-errors.ts';
import { type AuthRequest, record, text } from './auth-request.ts';

/** Everything that the forms without a session may send. Each reads its own part. */
const formSchema = z.object({
  email: text,
  phone: text,
  password: text,
  data: record,
  type: text,
  channel: text,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  gotrue_meta_security: z
    .object({ captcha_token: text })
    .nullish()
    .transform((value) => value?.captcha_token ?? ''),
  ...pkceFields,
});

export type VisitorForm = z.output<typeof formSchema>;

export async function readVisitorForm(request: AuthRequest): Promise<VisitorForm> {
  const form = await request.body(formSchema);
  await checkCaptcha(request, form.gotrue_meta_security);
  return form;
}

const TIMEOUT_MILLISECONDS = 5_000;

/** With a configured secret every form needs a confirmed token; otherwise the token is ignored. */
async function checkCaptcha(request: AuthRequest, token: string): Promise<void> {
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
