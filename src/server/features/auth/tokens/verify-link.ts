import { type AuthError, asAuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { addressLimits, limitAddress } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { chooseRedirect } from '#server/features/auth/protocol/redirects.ts';
import { openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { loadAccount } from '#server/features/auth/users.repository.ts';
import { issueAuthCode } from './flow-states.repository.ts';
import { HALF_CHANGED } from './verification.ts';
import { linkExpired, redeemLink } from './verify.ts';

/** The mailed link: redeems its token and tells where to send the browser. */
export async function verifyLink(request: AuthRequest): Promise<string> {
  const { token, type, redirect_to: wanted } = request.query;
  if (!token) throw validationFailed('Verify requires a token or a token hash');
  if (!type) throw validationFailed('Verify requires a verification type');
  // Checked when the mail was written and again now: the address came back through other hands.
  const target = chooseRedirect(request.deps.config, wanted);
  const isPkce = token.startsWith('pkce_');
  try {
    await limitAddress(request, addressLimits.verify);
    return isPkce
      ? await redeemToCode(request, type, token, target)
      : await redeemToSession(request, type, token, target);
  } catch (error) {
    const known = asAuthError(error);
    if (!known) throw error;
    return describeFailure(target, known, isPkce);
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
    // Ours, not the protocol's: the page asks for one, or nobody could come back without a mail.
    ...(opened.user.passwordHash === null && { needs_password: 'true' }),
  });
}

async function redeemToCode(request: AuthRequest, type: string, token: string, target: string): Promise<string> {
  const now = request.deps.now().toISOString();
  const issued = await redeemLink(request, type, token, async (tx, _user, { flowStateId }) => {
    const code = flowStateId && (await issueAuthCode(tx, flowStateId, now));
    if (!code) throw linkExpired();
    return code;
  });
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
