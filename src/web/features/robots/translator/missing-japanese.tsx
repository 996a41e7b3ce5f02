import { useMutation } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TranslationTone } from '#domain/robots/robot-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { withoutMarkup } from '#web/components/writing/markup.ts';
import { WaitingCell } from '#web/components/writing/pending-cell.tsx';
import { reasonOfWaiting } from '#web/components/writing/place-warnings.ts';
import { goTo } from '#web/components/writing/points-bar.tsx';
import { type Place, waitingAt } from '#web/components/writing/result.ts';
import { useResultEditor } from '#web/components/writing/result-editor.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import type { TranslatorState } from '#web/lib/browser-translator.ts';
import { newId } from '#web/lib/new-id.ts';
import { ASSISTANT_ID } from '../generation/own-assistant.tsx';
import type { WritingControls } from '../use-writing.ts';
import { askTranslation } from './ask-translation.ts';

type TranslationHere = ReturnType<typeof useTranslationHere>;

/** A browser that has not answered yet counts as one that cannot translate: some never answer. */
type JapaneseWayProps = { browser: TranslatorState | undefined; here: TranslationHere };

/** The main button while sentences have no Japanese: the browser translates them, or the person's own assistant. */
export function JapaneseWay({ browser = 'unavailable', here }: JapaneseWayProps) {
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

/** The sentences without Japanese, where each can be written, and why the server left them. */
export function MissingSentences({ place }: { place: Place }) {
  const { result } = useResultEditor();
  const waiting = waitingAt(result, place);
  const reason = reasonOfWaiting(result, place);
  return (
    <details className="flex-[1_1_14rem] open:order-last open:basis-full" open>
      <summary className="min-h-8 content-center font-semibold">
        <strong>{waiting.length}</strong> {waiting.length === 1 ? 'frase sem japonês' : 'frases sem japonês'}
      </summary>
      <p className="mb-3 max-w-[42em] text-fg-soft text-sm">
        {reason && `${reason.message} `}
        Escreva aqui, ou leve o texto ao seu assistente e cole a resposta.
      </p>
      <ul>
        {waiting.map((sentence) => (
          <li
            key={result.sentences.indexOf(sentence)}
            className="grid gap-2 border-line border-t py-3 text-fg-muted lg:grid-cols-[minmax(0,4fr)_minmax(0,11fr)]"
          >
            <p>{withoutMarkup(sentence.source ?? '')}</p>
            <WaitingCell sentence={sentence} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How far the browser's translator is. */
export function JapaneseProgress({ here }: { here: TranslationHere }) {
  return (
    <div className="mt-3 grid gap-2 text-sm empty:hidden">
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
