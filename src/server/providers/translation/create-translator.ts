import * as z from 'zod';
import type { Config } from '#server/config.ts';
import { postJson } from './post-json.ts';
import { TranslationError, type TranslationRequest, type Translations, type Translator } from './translator.ts';

/** Free keys of DeepL have a host of their own. */
const DEEPL_FREE = 'https://api-free.deepl.com';
const DEEPL_PAID = 'https://api.deepl.com';

/** As many pieces as a service takes at once. */
const DEEPL_PIECES = 50;
const LIBRE_PIECES = 20;

type SendPieces = (pieces: readonly string[], request: TranslationRequest) => Promise<readonly string[]>;

/** Undefined with TRANSLATE_PROVIDER=none. */
export function createTranslator(config: Config): Translator | undefined {
  const key = config.TRANSLATE_API_KEY ?? '';
  switch (config.TRANSLATE_PROVIDER) {
    case 'deepl': {
      const url = baseOf(config.TRANSLATE_URL ?? (key.endsWith(':fx') ? DEEPL_FREE : DEEPL_PAID));
      return translatorOf('deepl', url, DEEPL_PIECES, askDeepl(url, key));
    }
    case 'libretranslate': {
      const url = baseOf(config.TRANSLATE_URL ?? '');
      return translatorOf('libretranslate', url, LIBRE_PIECES, askLibreTranslate(url, key));
    }
    default:
      return undefined;
  }
}

const baseOf = (url: string): string => url.replace(/\/+$/, '');

function translatorOf(provider: Translator['provider'], url: string, pieces: number, send: SendPieces): Translator {
  return {
    provider,
    host: new URL(url).host,
    translate: (request) => translateInBatches(request, pieces, send),
  };
}

const deeplReply = z.object({ translations: z.array(z.object({ text: z.string() })) });

function askDeepl(url: string, key: string): SendPieces {
  return async (pieces, { direction, context, signal }) => {
    const languages =
      direction === 'pt-ja'
        ? // Shops speak politely in every tone; less would be the plain form.
          { source_lang: 'PT', target_lang: 'JA', formality: 'prefer_more' }
        : { source_lang: 'JA', target_lang: 'PT-BR' };
    const reply = await postJson({
      url: `${url}/v2/translate`,
      headers: { authorization: `DeepL-Auth-Key ${key}` },
      body: { text: pieces, ...languages, tag_handling: 'html', ...(context && { context }) },
      signal,
    });
    return read(deeplReply, reply).translations.map(({ text }) => text);
  };
}

const libreReply = z.object({ translatedText: z.array(z.string()) });

function askLibreTranslate(url: string, key: string): SendPieces {
  return async (pieces, { direction, signal }) => {
    const [source, target] = direction.split('-');
    const reply = await postJson({
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

/** Batch after batch; what came before a failure is kept. */
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
