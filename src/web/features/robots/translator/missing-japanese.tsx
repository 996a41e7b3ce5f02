import { useMutation } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TranslationTone } from '#domain/robots/robot-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { goTo } from '#web/components/writing/points-bar.tsx';
import { errorMessage } from '#web/lib/api/error-message.ts';
import type { TranslatorState } from '#web/lib/browser-translator.ts';
import { newId } from '#web/lib/new-id.ts';
import { ASSISTANT_ID } from '../generation/own-assistant.tsx';
import type { WritingControls } from '../use-writing.ts';
import { askTranslation } from './ask-translation.ts';

type TranslationHere = ReturnType<typeof useTranslationHere>;

type JapaneseWayProps = { browser: TranslatorState; here: TranslationHere };

/** The main button while sentences have no Japanese: the browser translates them, or the person's own assistant. */
export function JapaneseWay({ browser, here }: JapaneseWayProps) {
  if (browser === 'unavailable') {
    return (
      <Button variant="primary" onClick={() => goTo(ASSISTANT_ID)}>
        Usar o seu assistente
      </Button>
    );
  }
  return (
    <Button variant="primary" busy={here.isRunning} onClick={here.run}>
      {!here.isRunning && <Globe aria-hidden="true" />}
      {here.isRunning ? 'Traduzindo...' : 'Usar o tradutor do navegador'}
    </Button>
  );
}

/** Why the server left sentences without Japanese, and how far the browser's translator is. */
export function JapaneseProgress({ here, reason }: { here: TranslationHere; reason: string | undefined }) {
  return (
    <div className="mt-3 grid gap-2 text-sm empty:hidden">
      {reason && <p className="text-fg-soft">{reason}</p>}
      {here.download !== undefined && (
        <>
          <span role="status">Baixando o tradutor do navegador</span>
          <Progress label="Baixando o tradutor do navegador" value={here.download * 100} tone="accent" />
        </>
      )}
      {here.failure && (
        <p role="alert" className="text-danger">
          {here.failure}
        </p>
      )}
    </div>
  );
}

/** Translates the same text again in the browser; downloading the translator requires a click. */
export function useTranslationHere(writing: WritingControls, tone: TranslationTone) {
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
      const { accepted: sheet, textId = newId(), productId, editor } = writing;
      const guidance = { sheet, textId, productId };
      return askTranslation('browser', { text: editor?.source ?? '', option: tone }, guidance, watcher);
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
