import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildPath, type CallRequest, type Endpoint, type Reply } from '#contract/base/endpoint.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { withDatabase } from './database.ts';

export type E2eUser = {
  id: string;
  name: string;
  email: string;
  password: string;
  userType: UserType;
  session: unknown;
};

/** A new account through the real sign-up; its plan is then set in the database. */
export async function createUser(
  baseURL: string,
  options: { userType?: UserType; name?: string } = {},
): Promise<E2eUser> {
  const { userType = 'free', name = 'Marina Tanaka' } = options;
  const email = `${randomUUID()}@example.com`;
  const password = 'uma-senha-boa-1';
  const reply = await fetch(`${baseURL}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'e2e' },
    body: JSON.stringify({ email, password, data: { name } }),
  });
  if (!reply.ok) throw new Error(`sign-up answered ${reply.status}: ${await reply.text()}`);
  const session: { user: { id: string } } = await reply.json();
  if (userType !== 'free') await setUserType(session.user.id, userType);
  return { id: session.user.id, name, email, password, userType, session };
}

async function setUserType(userId: string, userType: UserType): Promise<void> {
  await withDatabase(async ({ pool }) => {
    await pool.query('update profiles set user_type = $2 where id = $1', [userId, userType]);
    await pool.query(
      'insert into manual_grants (user_id, user_type) values ($1, $2) on conflict (user_id) do update set user_type = excluded.user_type',
      [userId, userType],
    );
  });
}

/** Fills and sends the form of the sign-in page. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Stores the session as the sign-in page would; the user is signed in from the next page load on. */
export async function signInAs(page: Page, baseURL: string, user: E2eUser): Promise<void> {
  const key = `sb-${new URL(baseURL).hostname.split('.')[0]}-auth-token`;
  await page.addInitScript(
    ([storageKey, session, marker]) => {
      // Frames of other sites have their own storage, or none.
      if (window !== window.top) return;
      // Only once, so that the next page load does not undo a sign-out in the test.
      if (localStorage.getItem('e2e-signed-in') === marker) return;
      localStorage.setItem('e2e-signed-in', marker);
      localStorage.setItem(storageKey, session);
    },
    [key, JSON.stringify(user.session), user.id] as const,
  );
}

/** Requests as that person, without a page. */
export function callerOf(baseURL: string | undefined, user: E2eUser) {
  // The sign-up reply is a session.
  const { access_token: token } = user.session as { access_token: string };
  return async <E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<Reply<E>> => {
    // Possible members of CallRequest<E> for any endpoint.
    const { params, body } = request as unknown as { params?: Record<string, unknown>; body?: unknown };
    const reply = await fetch(`${baseURL}${buildPath(endpoint.path, params)}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${endpoint.path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
}
