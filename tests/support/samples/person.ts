import { randomUUID } from 'node:crypto';

export type Session = { access_token: string; refresh_token: string; user: { id: string } };

export type Reply = { status: number; headers: Headers; text: string; json<T>(): T };

export const PASSWORD = 'uma-senha-boa-1';

/** One request over real HTTP, with the whole body read. */
export async function send(
  url: string,
  method: string,
  path: string,
  options: { token?: string; body?: object | undefined; signal?: AbortSignal } = {},
): Promise<Reply> {
  const { token, body, signal } = options;
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await reply.text();
  // The caller specifies the type that the contract defines for its path.
  return { status: reply.status, headers: reply.headers, text, json: <T>() => JSON.parse(text) as T };
}

export async function signUp(url: string, email = `${randomUUID()}@example.com`): Promise<Session> {
  const body = { email, password: PASSWORD, data: { name: 'Akemi' } };
  const reply = await send(url, 'POST', '/auth/v1/signup', { body });
  if (reply.status !== 200) throw new Error(`sign-up: ${reply.status} ${reply.text}`);
  return reply.json<Session>();
}

export const signIn = (url: string, email: string, password = PASSWORD): Promise<Reply> =>
  send(url, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password } });

export const refresh = (url: string, token: string): Promise<Reply> =>
  send(url, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
