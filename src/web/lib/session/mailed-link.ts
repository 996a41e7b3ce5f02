/** Mailed links are good for an hour; so is the memory of having asked for one. */
const FLOW_LIFETIME_MS = 60 * 60_000;
const FLOW_KEY = 'mail-flow';
const RECOVERY_KEY = 'recovering';

export type SessionLink = {
  accessToken: string;
  refreshToken: string;
  /** The person came to choose a password: theirs is forgotten, or the account has none yet. */
  choosesPassword: boolean;
};

export type MailedLink = { session: SessionLink } | { errorCode: string | undefined };

/** What a mailed link, or a page of somebody else, left in the fragment. */
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

/** Whose session the link brings. Asked without the auth client, which would end our own session over a dead token. */
export async function findLinkOwner({ accessToken }: SessionLink): Promise<{ id: string; email: string } | undefined> {
  try {
    const reply = await fetch('/auth/v1/user', { headers: { authorization: `Bearer ${accessToken}` } });
    return reply.ok ? ((await reply.json()) as { id: string; email: string }) : undefined;
  } catch {
    return undefined;
  }
}

/** This browser asked for a mail to that address: its link may sign in here without a question. */
export const rememberMailFlow = (email: string): void =>
  localStorage.setItem(FLOW_KEY, JSON.stringify({ email: email.toLowerCase(), at: Date.now() }));

/** With an address, whether the mail was for that one. */
export function hasStartedMailFlow(email?: string): boolean {
  try {
    const flow = JSON.parse(localStorage.getItem(FLOW_KEY) ?? 'null') as { email: string; at: number } | null;
    return flow !== null && Date.now() - flow.at < FLOW_LIFETIME_MS && (!email || flow.email === email.toLowerCase());
  } catch {
    return false;
  }
}

export const forgetMailFlow = (): void => localStorage.removeItem(FLOW_KEY);

/** Who is choosing a new password in this tab, so that a reload does not end it. */
export const recoveringUserId = (): string | null => sessionStorage.getItem(RECOVERY_KEY);
export const rememberRecovery = (userId: string): void => sessionStorage.setItem(RECOVERY_KEY, userId);
export const forgetRecovery = (): void => sessionStorage.removeItem(RECOVERY_KEY);
