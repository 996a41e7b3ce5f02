import { buildPath, type CallRequest, type Endpoint, type Reply } from '#contract/base/endpoint.ts';
import type { ErrorBody } from '#contract/base/error-body.ts';
import { AppError, errorCodes } from '#domain/errors.ts';
import { currentToken, loadAuthClient } from '#web/lib/session/session.ts';
import { takeEarlyReply } from './early-replies.ts';
import { saysOffline } from './says-offline.ts';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Media type to ask for, where it is not JSON. */
  accept?: string | undefined;
  /** Content of an endpoint with a `rawBody`; its media type travels along. */
  raw?: Blob | undefined;
};

export const UNEXPECTED_ERROR = 'Erro inesperado. Tente novamente.';

/** Whatever goes wrong arrives as an AppError with a sentence for the user. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const response = await send(endpoint, request, options);
  if (!response.ok) throw await readError(response);
  // 204 is the status of an endpoint without a reply, whose Reply<E> is undefined.
  return response.status === 204 ? (undefined as Reply<E>) : asReply<E>(await readJson(response));
}

/**
 * A reply has the contract's type because the server presents it by the contract's schema, and checks it in the API
 * tests. A page that a proxy sent in its place is no JSON.
 */
export function asReply<E extends Endpoint>(body: unknown): Reply<E> {
  if (body === undefined) throw new AppError('internal', UNEXPECTED_ERROR);
  return body as Reply<E>;
}

export async function send(endpoint: Endpoint, request: object, options: CallOptions): Promise<Response> {
  const token = await tokenInTime();
  const response = await sendWith(token, endpoint, request, options);
  if (response.status !== 401 || !token) return response;
  // Either the session ended on the server or the clocks differ: only a token refresh can tell which.
  const authClient = await loadAuthClient().catch(refuse);
  const renewed = await authClient.refreshSession();
  if (renewed.data.session) return sendWith(renewed.data.session.access_token, endpoint, request, options);
  if (renewed.error?.name !== 'AuthRetryableFetchError') await authClient.signOut({ scope: 'local' });
  return response;
}

/** Offline, the library would retry the renewal of an expired session for half a minute. */
const RENEWAL_LIMIT_MS = 1500;

function tokenInTime(): Promise<string | undefined> {
  const asked = currentToken().catch(refuse);
  return saysOffline() ? Promise.race([asked, refuseAfter(RENEWAL_LIMIT_MS)]) : asked;
}

const refuseAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(noConnection()), ms));

const noConnection = (cause?: unknown) =>
  new AppError('unavailable', 'Sem conexão com o servidor. Tente novamente.', { cause });

/** The code of the auth client could not be downloaded. */
function refuse(cause: unknown): never {
  throw noConnection(cause);
}

async function sendWith(
  token: string | undefined,
  endpoint: Endpoint,
  // The fields that CallRequest<E> can have for any endpoint.
  request: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
  { signal, raw, accept = 'application/json' }: CallOptions,
): Promise<Response> {
  const headers = new Headers({ accept });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (raw) headers.set('content-type', raw.type);
  const address = buildPath(endpoint.path, request.params, request.query);
  const early = endpoint.method === 'GET' ? takeEarlyReply(address, token) : undefined;
  try {
    if (early) return await early;
    return await fetch(address, {
      method: endpoint.method,
      headers,
      body: raw ?? (request.body === undefined ? null : JSON.stringify(request.body)),
      signal: signal ?? null,
    });
  } catch (cause) {
    // An abort was requested by the caller and is rethrown unchanged.
    if (signal?.aborted) throw cause;
    throw noConnection(cause);
  }
}

export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw noConnection(cause);
  }
}

export async function readError(response: Response): Promise<AppError> {
  const error = readErrorBody(await readJson(response).catch(() => undefined));
  if (!error) {
    const isDown = response.status >= 500;
    return new AppError(isDown ? 'unavailable' : 'internal', UNEXPECTED_ERROR);
  }
  const wait = Number(response.headers.get('retry-after'));
  const { code, message, issues } = error;
  return wait > 0 ? new AppError(code, message, { issues, retryAfterSeconds: wait }) : error;
}

export function readErrorBody(body: unknown): AppError | undefined {
  const { code, message, issues = [] } = (body ?? {}) as Partial<ErrorBody>;
  return code && errorCodes.includes(code) && message ? new AppError(code, message, { issues }) : undefined;
}
