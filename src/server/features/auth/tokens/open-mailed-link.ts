import type { FlowMethod } from '#server/db/schema/auth.ts';
import { type AuthError, asAuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { addressLimits, limitAddress } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { chooseRedirect, defaultRedirect } from '#server/features/auth/protocol/redirects.ts';
import { openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { loadAccount } from '#server/features/auth/users.repository.ts';
import { issueAuthCode } from './flow-states.repository.ts';
import { type LinkFields, linkPage, RETURN_TO_APP } from './link-page.ts';
import { parseChallenge } from './pkce.ts';
import { HALF_CHANGED } from './redeem-token.ts';
import { redeemLink } from './verify-endpoint.ts';

/** The page of a mailed link. It reads and changes nothing, because mail scanners open links too. */
export function showLink({ query, deps }: AuthRequest) {
  const fields = readFields(query);
  return linkPage(fields, chooseRedirect(deps.config, fields.redirect_to));
}

function readFields({ token, type, redirect_to = '', code_challenge = '' }: Record<string, string>): LinkFields {
  if (!token) throw validationFailed('Verify requires a token or a token hash');
  if (!type) throw validationFailed('Verify requires a verification type');
  return { token, type, redirect_to, code_challenge };
}

/** The button of that page: redeems the token and returns the redirect URL. */
export async function followLink(request: AuthRequest): Promise<string> {
  const { config } = request.deps;
  // A stranger may have requested the mail: the owner is signed in here, and goes to the other app only by choice.
  let target = defaultRedirect(config);
  let challenge: string | undefined;
  try {
    await limitAddress(request, addressLimits.verify);
    const form = Object.fromEntries(new URLSearchParams(await request.readBody()));
    const { token, type, ...fields } = readFields(form);
    if (form[RETURN_TO_APP]) {
      challenge = parseChallenge({ code_challenge: fields.code_challenge, code_challenge_method: 's256' });
    }
    // Checked when the mail was sent and again now, because the URL may have been altered.
    if (challenge || !fields.code_challenge) target = chooseRedirect(config, fields.redirect_to);
    return challenge
      ? await redeemToCode(request, type, token, target, challenge)
      : await redeemToSession(request, type, token, target);
  } catch (error) {
    const known = asAuthError(error);
    if (!known) throw error;
    return describeFailure(target, known, challenge !== undefined);
  }
}

async function redeemToSession(request: AuthRequest, type: string, token: string, target: string): Promise<string> {
  const opened = await redeemLink(request, type, token, (tx, user) => openSession(tx, request, user, 'otp'));
  if (!opened) return withFragment(target, { message: HALF_CHANGED, sb: '' });
  const session = await presentSession(request.deps, await loadAccount(request.deps.db, opened.user), opened.session);
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    type,
    // Not part of the protocol: the page asks for a password, because without one the person could only return by mail.
    ...(opened.user.passwordHash === null && { needs_password: 'true' }),
  });
}

const flowMethods: readonly FlowMethod[] = ['recovery', 'magiclink', 'email_change'];

async function redeemToCode(
  request: AuthRequest,
  type: string,
  token: string,
  target: string,
  challenge: string,
): Promise<string> {
  const now = request.deps.now().toISOString();
  const method = flowMethods.find((name) => name === type) ?? 'email/signup';
  const issued = await redeemLink(request, type, token, (tx, { id }) =>
    issueAuthCode(tx, { userId: id, method, challenge, now }),
  );
  if (issued) return withQuery(target, { code: issued });
  return withFragment(withQuery(target, { message: HALF_CHANGED }), { message: HALF_CHANGED, sb: '' });
}

const errorNames: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

function describeFailure(target: string, error: AuthError, isPkce: boolean): string {
  const name = errorNames[error.status];
  const parts = { ...(name && { error: name }), error_code: error.code, error_description: error.message };
  return withFragment(isPkce ? withQuery(target, parts) : target, { ...parts, sb: '' });
}

const withFragment = (target: string, parts: Record<string, string>) => `${target}#${new URLSearchParams(parts)}`;

function withQuery(target: string, parts: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, value);
  return url.href;
}
