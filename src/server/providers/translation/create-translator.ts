import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { createOutboundFetch, OutboundError, type OutboundFetch } from '#server/providers/outbound-fetch.ts';
import type { ProviderFailure } from '#server/providers/provider-failures.ts';
import type { LocalTranslator } from './local/local-translator.ts';
import type { StoreStatus } from './local/model-store.ts';
import { TranslationError, type TranslationRequest, type Translations, type Translator } from './translator.ts';

/** Free DeepL keys use a separate host. */
const DEEPL_FREE = 'https://api-free.deepl.com';
const DEEPL_PAID = 'https://api.deepl.com';

/** Maximum number of texts per request. */
const DEEPL_PIECES = 50;
const LIBRE_PIECES = 20;

type SendPieces = (pieces: readonly string[], request: TranslationRequest) => Promise<readonly string[]>;

const translationServices = ['deepl', 'libretranslate'] as const;

export type ServiceSettings = {
  provider: (typeof translationServices)[number];
  key: string | undefined;
  url: string | undefined;
  allowsPrivate: boolean;
};

export function createTranslator(
  { provider, key = '', url: given, allowsPrivate }: ServiceSettings,
  options: { isTest?: boolean } = {},
): Translator {
  const post = createPostJson(createOutboundFetch({ allowsPrivate }), options);
  if (provider === 'deepl') {
    const url = baseOf(given ?? (key.endsWith(':fx') ? DEEPL_FREE : DEEPL_PAID));
    return translatorOf('deepl', url, DEEPL_PIECES, askDeepl(post, url, key));
  }
  const url = baseOf(given ?? '');
  return translatorOf('libretranslate', url, LIBRE_PIECES, askLibreTranslate(post, url, key));
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

const baseOf = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

function translatorOf(provider: Translator['provider'], url: string, pieces: number, send: SendPieces): Translator {
  return {
    provider,
    host: URL.canParse(url) ? new URL(url).host : url,
    unit: 'line',
    translate: (request) => translateInBatches(request, pieces, send),
  };
}

const deeplReply = z.object({ translations: z.array(z.object({ text: z.string() })) });

function askDeepl(post: PostJson, url: string, key: string): SendPieces {
  return async (pieces, { direction, context, signal }) => {
    const languages =
      direction === 'ja-pt'
        ? { source_lang: 'JA', target_lang: 'PT-BR' }
        : // Shops speak politely in every tone; less would be the plain form.
          { source_lang: direction === 'en-ja' ? 'EN' : 'PT', target_lang: 'JA', formality: 'prefer_more' };
    const reply = await post({
      url: `${url}/v2/translate`,
      headers: { authorization: `DeepL-Auth-Key ${key}` },
      body: { text: pieces, ...languages, tag_handling: 'html', ...(context && { context }) },
      signal,
    });
    return read(deeplReply, reply).translations.map(({ text }) => text);
  };
}

const libreReply = z.object({ translatedText: z.array(z.string()) });

function askLibreTranslate(post: PostJson, url: string, key: string): SendPieces {
  return async (pieces, { direction, signal }) => {
    const [source, target] = direction.split('-');
    const reply = await post({
      url: `${url}/translate`,
      headers: {},
      body: { q: pieces, source, target, format: 'html', ...(key && { api_key: key }) },
      signal,
    });
    return read(libreReply, reply).translatedText;
  };
}

function read<T>(schema: z.ZodType<T>, reply: unknown): T {
  const parsed = schema.safeParse(reply);
  if (!parsed.success) throw new TranslationError('bad_provider_response', parsed.error);
  return parsed.data;
}

/** Sends batch after batch; earlier results are kept after a failure. */
async function translateInBatches(request: TranslationRequest, size: number, send: SendPieces): Promise<Translations> {
  const markup: (string | null)[] = [];
  for (let start = 0; start < request.markup.length; start += size) {
    const pieces = request.markup.slice(start, start + size);
    try {
      const translated = await send(pieces, request);
      if (translated.length !== pieces.length) throw new TranslationError('bad_provider_response');
      markup.push(...translated);
    } catch (error) {
      if (!(error instanceof TranslationError) || error.failure === 'aborted' || markup.length === 0) throw error;
      while (markup.length < request.markup.length) markup.push(null);
      return { markup, failure: error };
    }
  }
  return { markup, failure: undefined };
}

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
