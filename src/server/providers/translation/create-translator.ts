import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { createOutboundFetch, OutboundError, type OutboundFetch } from '#server/providers/outbound-fetch.ts';
import type { ProviderFailure } from '#server/providers/provider-failures.ts';
import type { LocalTranslator } from './local/local-translator.ts';
import type { StoreStatus } from './local/model-store.ts';
import { TranslationError, type TranslationRequest, type Translations, type Translator } from './translator.ts';

export type ServiceSettings = {
  provider: 'deepl' | 'libretranslate';
  key: string | undefined;
  url: string | undefined;
  allowsPrivate: boolean;
};

type Service = {
  base: string;
  path: string;
  headers: Record<string, string>;
  /** Maximum number of texts per request. */
  pieces: number;
  bodyOf(pieces: readonly string[], request: TranslationRequest): object;
  reply: z.ZodType<string[]>;
};

const deepl = (key: string, url?: string): Service => ({
  // Free keys use a separate host.
  base: url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'),
  path: '/v2/translate',
  headers: { authorization: `DeepL-Auth-Key ${key}` },
  pieces: 50,
  bodyOf: (text, { direction, context }) => ({
    text,
    ...(direction === 'ja-pt'
      ? { source_lang: 'JA', target_lang: 'PT-BR' }
      : // Shops speak politely in every tone; less would be the plain form.
        { source_lang: direction === 'en-ja' ? 'EN' : 'PT', target_lang: 'JA', formality: 'prefer_more' }),
    tag_handling: 'html',
    ...(context && { context }),
  }),
  reply: z
    .object({ translations: z.array(z.object({ text: z.string() })) })
    .transform(({ translations }) => translations.map(({ text }) => text)),
});

const libreTranslate = (key: string, url = ''): Service => ({
  base: url,
  path: '/translate',
  headers: {},
  pieces: 20,
  bodyOf(q, { direction }) {
    const [source, target] = direction.split('-');
    return { q, source, target, format: 'html', ...(key && { api_key: key }) };
  },
  reply: z.object({ translatedText: z.array(z.string()) }).transform(({ translatedText }) => translatedText),
});

/** A request is retried when the service is busy or unreachable, except in a connection test. */
export function createTranslator(
  { provider, key = '', url: given, allowsPrivate }: ServiceSettings,
  { isTest = false }: { isTest?: boolean } = {},
): Translator {
  const service = (provider === 'deepl' ? deepl : libreTranslate)(key, given);
  const base = service.base.replace(/(?<!\/)\/+$/, '');
  const outboundFetch = createOutboundFetch({ allowsPrivate });

  async function ask(pieces: readonly string[], request: TranslationRequest): Promise<string[]> {
    const body = JSON.stringify(service.bodyOf(pieces, request));
    const headers = { 'content-type': 'application/json', ...service.headers };
    for (let attempt = 0; ; attempt += 1) {
      const { reply, failure, cause } = await send(outboundFetch, `${base}${service.path}`, {
        method: 'POST',
        headers,
        body,
        signal: request.signal,
      });
      if (reply && !failure) return readTexts(reply, service, pieces.length);
      const kind = failure ?? 'unreachable';
      if (isTest || attempt >= MAX_RETRIES || !WORTH_RETRYING.has(kind)) throw new TranslationError(kind, cause);
      await pause(reply, attempt, request.signal);
    }
  }

  return {
    provider,
    host: URL.canParse(base) ? new URL(base).host : base,
    unit: 'line',
    translate: (request) => translateInBatches(request, service.pieces, ask),
  };
}

export const translateHere = (local: LocalTranslator): Translator => ({
  provider: 'local',
  host: null,
  unit: 'sentence',
  async translate({ direction, markup, owner, signal, watch }) {
    const leaving = new AbortController();
    let fetching: StoreStatus | undefined;
    const pieces = await local
      .translate({ owner, direction, pieces: markup }, AbortSignal.any([signal, leaving.signal]), (event) => {
        watch?.(event);
        if (watch || event.kind !== 'fetching') return;
        fetching = event.status;
        leaving.abort();
      })
      .catch((error: unknown) => {
        // The caller cannot show the download's progress, so it continues in the background.
        throw fetching ? stillFetching(fetching) : error;
      });
    return {
      markup: pieces.map((piece) => piece.markup),
      english: pieces.map(({ english }) => english),
      doubts: pieces.map(({ doubt }) => doubt),
      failure: undefined,
    };
  },
});

const stillFetching = ({ doneBytes, totalBytes }: StoreStatus): AppError => {
  const [done, total] = [doneBytes, totalBytes].map((bytes) => Math.round(bytes / 1_000_000));
  const message = `Buscando o tradutor: ${done} de ${total} MB. Tente novamente em instantes.`;
  return new AppError('unavailable', message, { retryAfterSeconds: 20 });
};

/** Sends batch after batch; earlier results are kept after a failure. */
async function translateInBatches(
  request: TranslationRequest,
  size: number,
  ask: (pieces: readonly string[], request: TranslationRequest) => Promise<string[]>,
): Promise<Translations> {
  const markup: (string | null)[] = [];
  for (let start = 0; start < request.markup.length; start += size) {
    try {
      markup.push(...(await ask(request.markup.slice(start, start + size), request)));
    } catch (error) {
      if (!(error instanceof TranslationError) || error.failure === 'aborted' || markup.length === 0) throw error;
      while (markup.length < request.markup.length) markup.push(null);
      return { markup, failure: error };
    }
  }
  return { markup, failure: undefined };
}

async function readTexts(reply: Response, { reply: schema }: Service, count: number): Promise<string[]> {
  const json: unknown = await reply.json().catch((cause: unknown) => {
    throw new TranslationError('bad_provider_response', cause);
  });
  const { data, error } = schema.safeParse(json);
  if (data?.length !== count) throw new TranslationError('bad_provider_response', error);
  return data;
}

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;
const WORTH_RETRYING: ReadonlySet<ProviderFailure> = new Set(['rate_limited', 'provider_down', 'unreachable']);

type Sent = { reply?: Response; failure?: ProviderFailure | undefined; cause?: unknown };

async function send(
  outboundFetch: OutboundFetch,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Sent> {
  try {
    const signal = AbortSignal.any([init.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const reply = await outboundFetch(url, { ...init, signal });
    return { reply, failure: failureOf(reply.status) };
  } catch (cause) {
    if (init.signal.aborted) throw new TranslationError('aborted', cause);
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
