import { setTimeout as delay } from 'node:timers/promises';
import { OutboundError, type OutboundFetch } from '#server/providers/outbound-fetch.ts';
import type { ProviderFailure } from '#server/providers/provider-failures.ts';
import { TranslationError } from './translator.ts';

type Post = { url: string; headers: Record<string, string>; body: unknown; signal: AbortSignal };

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;
const WORTH_RETRYING: ReadonlySet<ProviderFailure> = new Set(['rate_limited', 'provider_down', 'unreachable']);

export type PostJson = (post: Post) => Promise<unknown>;

/** One request to a translation service; retried when it is busy or unreachable, except in a connection test. */
export function createPostJson(outboundFetch: OutboundFetch, { isTest = false }: { isTest?: boolean }): PostJson {
  return async (post) => {
    for (let attempt = 0; ; attempt += 1) {
      const { reply, failure, cause } = await send(outboundFetch, post);
      if (reply && !failure) return readJson(reply);
      const kind = failure ?? 'unreachable';
      if (isTest || attempt >= MAX_RETRIES || !WORTH_RETRYING.has(kind)) throw new TranslationError(kind, cause);
      await pause(reply, attempt, post.signal);
    }
  };
}

type Sent = { reply?: Response; failure?: ProviderFailure | undefined; cause?: unknown };

async function send(outboundFetch: OutboundFetch, { url, headers, body, signal }: Post): Promise<Sent> {
  try {
    const reply = await outboundFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return { reply, failure: failureOf(reply.status) };
  } catch (cause) {
    if (signal.aborted) throw new TranslationError('aborted', cause);
    if (cause instanceof OutboundError) return { failure: cause.failure, cause };
    const isSlow = cause instanceof Error && cause.name === 'TimeoutError';
    return { failure: isSlow ? 'timeout' : 'unreachable', cause };
  }
}

/** 456 is specific to DeepL: the monthly quota is exhausted. */
function failureOf(status: number): ProviderFailure | undefined {
  if (status < 300) return undefined;
  if (status === 401 || status === 403) return 'auth';
  if (status === 402 || status === 456) return 'quota';
  if (status === 429 || status === 529) return 'rate_limited';
  return status >= 500 ? 'provider_down' : 'refused_request';
}

async function readJson(reply: Response): Promise<unknown> {
  try {
    return await reply.json();
  } catch (cause) {
    throw new TranslationError('bad_provider_response', cause);
  }
}

async function pause(reply: Response | undefined, attempt: number, signal: AbortSignal): Promise<void> {
  await reply?.body?.cancel();
  const retryAfterMs = Number(reply?.headers.get('retry-after') ?? Number.NaN) * 1000;
  const wait = retryAfterMs >= 0 && retryAfterMs <= LONGEST_PAUSE_MS ? retryAfterMs : FIRST_PAUSE_MS * 2 ** attempt;
  try {
    await delay(wait, undefined, { signal });
  } catch (cause) {
    throw new TranslationError('aborted', cause);
  }
}
