import { type $ZodType, safeParse } from 'zod/v4/core';
import { buildPath, type CallRequest, type Endpoint, type Reply } from '#contract/base/endpoint.ts';
import { errorBodySchema } from '#contract/base/error-body.ts';
import { AppError } from '#domain/errors.ts';
import { currentToken, loadAuthClient } from '#web/lib/session/session.ts';
import { saysOffline } from './connection.ts';
import { takeEarlyReply } from './early-replies.ts';

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
  // Without a response schema Reply<E> is undefined.
  if (!endpoint.response) return undefined as Reply<E>;
  return parseReply(endpoint, await readJson(response));
}

/** The server's reply, parsed with the contract's schema. */
export function parseReply<E extends Endpoint>(endpoint: E, body: unknown): Reply<E> {
  // The contract types its schemas by structure only; each is a zod schema.
  const result = safeParse(endpoint.response as unknown as $ZodType, body);
  if (!result.success) throw new AppError('internal', UNEXPECTED_ERROR, { cause: result.error });
  return result.data as Reply<E>;
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
  const result = safeParse(errorBodySchema, body);
  if (!result.success) return undefined;
  const { code, message, issues = [] } = result.data;
  return new AppError(code, message, { issues });
}
