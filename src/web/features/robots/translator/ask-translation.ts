import { generateTranslate } from '#contract/robots/robots.ts';
import { AppError } from '#domain/errors.ts';
import type { TranslationTone } from '#domain/robots/robot-options.ts';
import { resultOf } from '#web/components/robot-text/reply-to-result.ts';
import { type Result, textAt } from '#web/components/robot-text/result.ts';
import { callStream, type StreamWatcher } from '#web/lib/api/call-stream.ts';
import { TO_JAPANESE, translateInBrowser } from '#web/lib/browser-translator.ts';
import { type SharedRequest, sharedFieldsOf } from '../use-robot-text.ts';

export const EMPTY_TRANSLATION = 'Não foi possível gerar a tradução. Tente novamente.';

export type TranslationAsked = { text: string; option: TranslationTone };

/** `server`: the server chooses the translator. `browser`: this browser translates and the server checks the result. */
type TranslationWay = 'server' | 'browser';

const currentOf = (result: Result) => ({
  translation: textAt(result, { field: 'translation', index: 0 }),
  meta_description: textAt(result, { field: 'meta_description', index: 0 }),
  url_slug: textAt(result, { field: 'url_slug', index: 0 }),
});

export async function askTranslation(
  way: TranslationWay,
  { text, option }: TranslationAsked,
  shared: SharedRequest,
  watcher: StreamWatcher & { onDownload?: (share: number) => void },
): Promise<Result> {
  const translated = way === 'browser' && !shared.again ? await translateHere(text, watcher) : undefined;
  const body = { text, tone: option, ...sharedFieldsOf(shared, currentOf), ...(translated && { translated }) };
  const reply = await callStream(generateTranslate, { body }, watcher);
  // Without a translator the reply may be empty: the person fills in the sentences.
  if (!reply.translation && reply.translated_share === 1) throw new AppError('provider_failed', EMPTY_TRANSLATION);
  return resultOf(reply);
}

/** Translates in the browser; if that fails, shows the empty sentences to fill in and calls `onFallback`. */
export async function askBrowserFirst(
  asked: TranslationAsked,
  shared: SharedRequest,
  watcher: StreamWatcher & { onDownload?: (share: number) => void },
  onFallback: (reason: string) => void,
): Promise<Result> {
  try {
    return await askTranslation('browser', asked, shared, watcher);
  } catch (error) {
    if (watcher.signal.aborted || !(error instanceof AppError) || error.code !== 'provider_failed') throw error;
    onFallback(error.message);
    return askTranslation('server', asked, shared, watcher);
  }
}

async function translateHere(
  text: string,
  { signal, onPart, onDownload }: Pick<StreamWatcher, 'signal' | 'onPart'> & { onDownload?: (share: number) => void },
): Promise<string> {
  const pieces = splitPieces(text);
  const words = pieces.filter(({ isWords }) => isWords).map((piece) => piece.text);
  const done = await translateInBrowser(TO_JAPANESE, words, {
    signal,
    ...(onDownload && { onDownload }),
    onTranslated: (some) => onPart({ field: 'translation', at: 0, text: joinPieces(pieces, some) }),
  });
  return joinPieces(pieces, done);
}

type Piece = { text: string; isWords: boolean };

const KEPT = /<[^<>]*>|https?:\/\/\S+|\n|^[ \t]*(?:[-*•·▪✓✔]|\d+[.)])[ \t]+|\p{Extended_Pictographic}️?/gmu;
const HAS_LETTERS = /\p{L}/u;

export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  const push = (part: string) => {
    if (part === '') return;
    const [, lead = '', words = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
    if (!HAS_LETTERS.test(words)) {
      pieces.push({ text: part, isWords: false });
      return;
    }
    if (lead) pieces.push({ text: lead, isWords: false });
    pieces.push({ text: words, isWords: true });
    if (tail) pieces.push({ text: tail, isWords: false });
  };
  let from = 0;
  for (const match of text.matchAll(KEPT)) {
    push(text.slice(from, match.index));
    pieces.push({ text: match[0], isWords: false });
    from = match.index + match[0].length;
  }
  push(text.slice(from));
  return pieces;
}

export function joinPieces(pieces: readonly Piece[], translated: readonly string[]): string {
  let next = 0;
  let text = '';
  for (const piece of pieces) {
    if (!piece.isWords) text += piece.text;
    else if (next < translated.length) text += translated[next++];
    else break;
  }
  return text;
}
