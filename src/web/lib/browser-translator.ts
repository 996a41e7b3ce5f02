import { AppError } from '#domain/errors.ts';

/** The built-in translator of some desktop browsers: it runs on the device and sends nothing. */
export type TranslatorState = 'available' | 'downloadable' | 'downloading' | 'unavailable';
export type LanguagePair = { sourceLanguage: 'pt' | 'ja'; targetLanguage: 'pt' | 'ja' };

export const TO_JAPANESE: LanguagePair = { sourceLanguage: 'pt', targetLanguage: 'ja' };
export const TO_PORTUGUESE: LanguagePair = { sourceLanguage: 'ja', targetLanguage: 'pt' };

type DownloadMonitor = {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
};
type CreateOptions = LanguagePair & { monitor: (monitor: DownloadMonitor) => void; signal: AbortSignal };
type BrowserTranslator = {
  translate(text: string, options: { signal: AbortSignal }): Promise<string>;
  destroy(): void;
};
type TranslatorFactory = {
  availability(pair: LanguagePair): Promise<TranslatorState>;
  create(options: CreateOptions): Promise<BrowserTranslator>;
};

/** Not in every browser: phones, Firefox and Safari have none. */
const findFactory = (): TranslatorFactory | undefined => (globalThis as { Translator?: TranslatorFactory }).Translator;

/** Some browsers have the translator's name and never answer: what asks must not wait for ever. */
const LONGEST_ANSWER_MS = 2_000;

export async function checkTranslator(pair: LanguagePair): Promise<TranslatorState> {
  const factory = findFactory();
  if (!factory) return 'unavailable';
  const noAnswer = new Promise<TranslatorState>((resolve) => {
    setTimeout(() => resolve('unavailable'), LONGEST_ANSWER_MS);
  });
  return Promise.race([factory.availability(pair), noAnswer]).catch(() => 'unavailable');
}

type TranslateOptions = {
  signal: AbortSignal;
  /** Share of the download, 0 to 1; never called when there is nothing to download. */
  onDownload?: (share: number) => void;
  /** How many texts are done. */
  onTranslated?: (done: string[]) => void;
};

/** Translates one text after the other. The first use downloads the languages, which the browser allows on a click only. */
export async function translateInBrowser(
  pair: LanguagePair,
  texts: readonly string[],
  { signal, onDownload, onTranslated }: TranslateOptions,
): Promise<string[]> {
  const factory = findFactory();
  if (!factory) throw new AppError('not_configured', 'Este navegador não tem tradutor próprio.');
  let translator: BrowserTranslator | undefined;
  try {
    translator = await factory.create({
      ...pair,
      signal,
      monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload?.(loaded)),
    });
    const done: string[] = [];
    for (const text of texts) {
      done.push(await translator.translate(text, { signal }));
      onTranslated?.([...done]);
    }
    return done;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new AppError('provider_failed', reasonOf(error), { cause: error });
  } finally {
    translator?.destroy();
  }
}

const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'O navegador não deixou usar o tradutor dele. Libere nas permissões do site e tente novamente.',
  NotSupportedError: 'O tradutor deste navegador não conhece português e japonês.',
  NetworkError: 'O navegador não conseguiu baixar o tradutor. Confira a conexão e tente novamente.',
  QuotaExceededError: 'O texto é longo demais para o tradutor do navegador.',
};

const reasonOf = (error: unknown): string =>
  (error instanceof Error && REASONS[error.name]) || 'O tradutor do navegador falhou. Tente novamente.';
