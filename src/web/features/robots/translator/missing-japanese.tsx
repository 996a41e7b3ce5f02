import { useMutation } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TranslationTone } from '#domain/robots/robot-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { reasonOfWaiting } from '#web/components/writing/place-warnings.ts';
import { waitingAt } from '#web/components/writing/result.ts';
import { useResultEditor } from '#web/components/writing/result-editor.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import type { TranslatorState } from '#web/lib/browser-translator.ts';
import { newId } from '#web/lib/new-id.ts';
import { OwnAssistant } from '../generation/own-assistant.tsx';
import type { WritingControls } from '../use-writing.ts';
import { askTranslation } from './ask-translation.ts';

type MissingJapaneseProps = {
  writing: WritingControls;
  tone: TranslationTone | undefined;
  browser: TranslatorState | undefined;
};

/** Sentences without Japanese because the server has no translator, with the ways to translate them. */
export function MissingJapanese({ writing, tone = 'auto', browser }: MissingJapaneseProps) {
  const { result, isWriting } = useResultEditor();
  const here = useTranslationHere(writing, tone);
  const place = { field: 'translation', index: 0 };
  // Whether the browser translates decides which way is offered first.
  if (isWriting || browser === undefined || waitingAt(result, place).length === 0) return null;
  const hasBrowser = browser !== 'unavailable';
  return (
    <section className="mt-4" aria-label="Completar o japonês">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex-[1_1_20rem] text-fg-soft">
          {reasonOfWaiting(result, place)?.message} Complete {hasBrowser && 'com o tradutor do navegador, '}
          com o seu assistente ou à mão, na tabela abaixo.
        </p>
        {hasBrowser && (
          <Button variant="primary" className="max-sm:w-full" busy={here.isRunning} onClick={here.run}>
            {!here.isRunning && <Globe aria-hidden="true" />}
            {here.isRunning ? 'Traduzindo...' : 'Usar o tradutor do navegador'}
          </Button>
        )}
      </div>
      {here.download !== undefined && (
        <div className="mt-3 grid gap-1 text-sm">
          <span role="status">Baixando o tradutor do navegador</span>
          <Progress label="Baixando o tradutor do navegador" value={here.download * 100} tone="accent" />
        </div>
      )}
      {here.failure && (
        <p role="alert" className="mt-3 text-danger text-sm">
          {here.failure}
        </p>
      )}
      <OwnAssistant name="translator.again" isMain={!hasBrowser} prepare={writing.againByAssistant} />
    </section>
  );
}

/** Translates the same text again in the browser; downloading the translator requires a click. */
function useTranslationHere(writing: WritingControls, tone: TranslationTone) {
  const { source } = useResultEditor();
  const [download, setDownload] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const translation = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      running.current = new AbortController();
      const watcher = {
        signal: running.current.signal,
        onStage: () => {},
        onPart: () => setDownload(undefined),
        onDownload: setDownload,
      };
      // Same text id, so the current text becomes a version.
      const { accepted: sheet, textId = newId(), productId } = writing;
      const guidance = { sheet, textId, productId };
      return askTranslation('browser', { text: source, option: tone }, guidance, watcher);
    },
    onSuccess: (next) => writing.changeResult(() => next),
    onSettled: () => setDownload(undefined),
  });
  return {
    run: () => translation.mutate(),
    isRunning: translation.isPending,
    download,
    failure: translation.error && !running.current?.signal.aborted ? errorMessage(translation.error) : undefined,
  };
}
