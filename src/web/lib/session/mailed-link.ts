/** Mailed links expire after an hour, and so does the record that this browser requested one. */
const FLOW_LIFETIME_MS = 60 * 60_000;
const FLOW_KEY = 'mail-flow';
const RECOVERY_KEY = 'recovering';

export type SessionLink = {
  accessToken: string;
  refreshToken: string;
  /** The person must choose a password: it was forgotten, or the account has none yet. */
  choosesPassword: boolean;
};

export type MailedLink = { session: SessionLink } | { errorCode: string | undefined };

/** Reads the URL fragment, which a mailed link, or any other site, may have set. */
export function readMailedLink(): MailedLink | undefined {
  const params = new URLSearchParams(window.location.hash.replace(/^#/, ''));
  const accessToken = params.get('access_token');
  const refreshToken = params.get('refresh_token');
  if (accessToken && refreshToken) {
    const choosesPassword = params.get('type') === 'recovery' || params.has('needs_password');
    return { session: { accessToken, refreshToken, choosesPassword } };
  }
  const isFailure = ['access_token', 'error', 'error_code', 'error_description'].some((name) => params.has(name));
  return isFailure ? { errorCode: params.get('error_code') ?? undefined } : undefined;
}

export function clearMailedLink(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** The owner of the link's session. Not the auth client: it would end the current session on an invalid token. */
export async function findLinkOwner({ accessToken }: SessionLink): Promise<{ id: string; email: string } | undefined> {
  try {
    const reply = await fetch('/auth/v1/user', { headers: { authorization: `Bearer ${accessToken}` } });
    return reply.ok ? ((await reply.json()) as { id: string; email: string }) : undefined;
  } catch {
    return undefined;
  }
}

/** Records that this browser requested a mail to that address: its link may sign in without confirmation. */
export const rememberMailFlow = (email: string): void =>
  localStorage.setItem(FLOW_KEY, JSON.stringify({ email: email.toLowerCase(), at: Date.now() }));

/** If `email` is given, the mail must have been for that address. */
export function hasStartedMailFlow(email?: string): boolean {
  try {
    const flow = JSON.parse(localStorage.getItem(FLOW_KEY) ?? 'null') as { email: string; at: number } | null;
    return flow !== null && Date.now() - flow.at < FLOW_LIFETIME_MS && (!email || flow.email === email.toLowerCase());
  } catch {
    return false;
  }
}

export const forgetMailFlow = (): void => localStorage.removeItem(FLOW_KEY);

/** The person choosing a new password in this tab; stored so that a reload does not cancel it. */
export const recoveringUserId = (): string | null => sessionStorage.getItem(RECOVERY_KEY);
export const rememberRecovery = (userId: string): void => sessionStorage.setItem(RECOVERY_KEY, userId);
export const forgetRecovery = (): void => sessionStorage.removeItem(RECOVERY_KEY);
