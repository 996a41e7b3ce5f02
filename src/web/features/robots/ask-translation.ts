import { generateTranslate } from '#contract/robots.ts';
import { AppError } from '#domain/errors.ts';
import type { TranslationTone } from '#domain/robots/robot-options.ts';
import type { Sheet } from '#web/components/writing/sheet.ts';
import { textAt } from '#web/components/writing/sheet.ts';
import { TO_JAPANESE, translateInBrowser } from '#web/lib/browser-translator.ts';
import { callStream, type StreamWatcher } from '#web/lib/call-stream.ts';
import { sheetOf } from './sheet-of.ts';
import { joinPieces, splitPieces } from './translatable-pieces.ts';
import type { Guidance } from './use-writing.ts';

export const EMPTY_TRANSLATION = 'Não foi possível gerar a tradução. Tente novamente.';

export type TranslationAsked = { text: string; option: TranslationTone };

/** By whom: the server's own choice, or the translator of this browser, whose work the server then checks. */
export type TranslationWay = 'server' | 'browser';

const currentOf = (sheet: Sheet) => ({
  translation: textAt(sheet, { field: 'translation', index: 0 }),
  meta_description: textAt(sheet, { field: 'meta_description', index: 0 }),
  url_slug: textAt(sheet, { field: 'url_slug', index: 0 }),
});

export async function askTranslation(
  way: TranslationWay,
  { text, option }: TranslationAsked,
  { facts, textId, productId, again }: Guidance,
  watcher: StreamWatcher & { onDownload?: (share: number) => void },
): Promise<Sheet> {
  const translated = way === 'browser' && !again ? await translateHere(text, watcher) : undefined;
  const body = {
    text,
    tone: option,
    textId,
    productId,
    ...(facts && { facts }),
    ...(again && { only: again.only, current: currentOf(again.sheet) }),
    ...(translated && { translated }),
  };
  const reply = await callStream(generateTranslate, { body }, watcher);
  if (!reply.translation) throw new AppError('provider_failed', EMPTY_TRANSLATION);
  const { translation, meta_description, url_slug } = reply;
  const texts = { translation: [translation], meta_description: [meta_description], url_slug: [url_slug] };
  return sheetOf(reply, texts, { translatedShare: reply.translated_share });
}

/** By the browser; should that fail, the draft is made instead, and `onFallback` says so. */
export async function askBrowserFirst(
  asked: TranslationAsked,
  guidance: Guidance,
  watcher: StreamWatcher,
  onFallback: (reason: string) => void,
): Promise<Sheet> {
  try {
    return await askTranslation('browser', asked, guidance, watcher);
  } catch (error) {
    if (watcher.signal.aborted || !(error instanceof AppError) || error.code !== 'provider_failed') throw error;
    onFallback(error.message);
    return askTranslation('server', asked, guidance, watcher);
  }
}

/** Line by line; marks of lists and markup stay as they are. */
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
