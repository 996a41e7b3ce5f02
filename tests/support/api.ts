import { randomBytes } from 'node:crypto';
import { type $ZodType, parse } from 'zod/v4/core';
import { buildPath, type CallRequest, type Endpoint, type Reply } from '#contract/base/endpoint.ts';
import type { ErrorBody } from '#contract/base/error-body.ts';
import { authSessions } from '#server/db/schema/auth.ts';
import type { App, Dependencies } from '#server/http/dependencies.ts';
import type { TestUser } from './samples/builders.ts';

type TestReply<E> = { status: number; headers: Headers; body: Reply<E> & Partial<ErrorBody> };

type TestCaller = {
  send<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<TestReply<E>>;
  /** For requests outside the contract. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A body that may break the contract, or a reply that is read as it comes. */
  post(path: string, body: unknown, init?: { accept?: string; signal?: AbortSignal }): Promise<Response>;
};

export type TestApi = {
  visitor: TestCaller;
  as(user: TestUser): TestCaller;
  tokenOf(user: TestUser): Promise<string>;
};

export function createTestApi(app: App, deps: Dependencies): TestApi {
  const tokens = new Map<string, Promise<string>>();

  const tokenOf = (user: TestUser) => {
    const known = tokens.get(user.id);
    if (known) return known;
    const created = createToken(deps, user);
    tokens.set(user.id, created);
    return created;
  };

  function caller(token: () => Promise<string | undefined>): TestCaller {
    const fetch = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      const value = await token();
      if (value) headers.set('authorization', `Bearer ${value}`);
      return app.request(path, { ...init, headers });
    };
    return {
      fetch,
      post: (path, body, { accept = '*/*', ...init } = {}) =>
        fetch(path, {
          ...init,
          method: 'POST',
          headers: { 'content-type': 'application/json', accept },
          body: JSON.stringify(body),
        }),
      async send(endpoint, request) {
        // Possible members of CallRequest<E> for any endpoint.
        const { params, query, body } = request as unknown as {
          params?: Record<string, unknown>;
          query?: Record<string, unknown>;
          body?: unknown;
        };
        const response = await fetch(buildPath(endpoint.path, params, query), {
          method: endpoint.method,
          ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        });
        // A stream never ends by itself: only its status can be checked.
        if (endpoint.rawResponse === 'text/event-stream' && response.ok) await response.body?.cancel();
        const text = response.bodyUsed ? '' : await response.text();
        const reply = text ? JSON.parse(text) : undefined;
        // The server returns only fields of the schema; this checks in every test that each value fits it.
        if (response.ok && endpoint.response) parse(endpoint.response as unknown as $ZodType, reply);
        return { status: response.status, headers: response.headers, body: reply };
      },
    };
  }

  return { visitor: caller(async () => undefined), as: (user) => caller(() => tokenOf(user)), tokenOf };
}

async function createToken(deps: Dependencies, user: TestUser): Promise<string> {
  const [session] = await deps.db
    .insert(authSessions)
    .values({ userId: user.id, refreshKey: randomBytes(32) })
    .returning({ id: authSessions.id });
  if (!session) throw new Error('no session');
  const { token } = await deps.accessTokens.sign({
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    aal: 'aal1',
    amr: [],
    appMetadata: {},
    userMetadata: {},
  });
  return token;
}
