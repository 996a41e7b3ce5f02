import { useMutation } from '@tanstack/react-query';
import { ClipboardCheck, Globe } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TRANSLATION_TONE_OPTIONS, type TranslationTone } from '#domain/robots/robot-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { useDesk } from '#web/components/writing/desk.ts';
import { UNTRANSLATED } from '#web/components/writing/mark-runs.ts';
import { textAt } from '#web/components/writing/sheet.ts';
import type { TranslatorState } from '#web/lib/browser-translator.ts';
import { newId } from '#web/lib/new-id.ts';
import { askTranslation } from './ask-translation.ts';
import { messageOf } from './message-of.ts';
import { writeReadyPrompt } from './ready-prompt.ts';
import type { Writing } from './use-writing.ts';

/** Below this share the first thing said is that it is not ready. */
const ENOUGH = 0.7;

type ShareTranslatedProps = {
  writing: Writing;
  tone: TranslationTone | undefined;
  browser: TranslatorState | undefined;
};

/** Of a draft without a model: how much is translated, and the ways on. */
export function ShareTranslated({ writing, tone = 'auto', browser }: ShareTranslatedProps) {
  const { sheet, source, isWriting } = useDesk();
  const share = sheet.translatedShare ?? 1;
  const here = useTranslationHere(writing, tone);
  const canTranslateHere = browser !== undefined && browser !== 'unavailable';
  if (isWriting || sheet.writer !== 'composer' || (share >= ENOUGH && !canTranslateHere)) return null;
  const percent = Math.floor(share * 100);
  const translation = textAt(sheet, { field: 'translation', index: 0 });
  return (
    <section className="share" aria-label="Quanto foi traduzido">
      <div className="grid gap-2">
        <p>
          <strong className="share-figure">{percent}%</strong> <span className="text-fg-muted">traduzido sem IA</span>
        </p>
        <p className="text-fg-muted text-sm">
          {share < ENOUGH ? (
            <>
              O que está entre <span lang="ja">【未訳】</span> ainda é português. Ainda não dá para publicar.
            </>
          ) : (
            'O tradutor do seu navegador traduz frases inteiras, aqui no seu computador.'
          )}
        </p>
        <Progress label={`${percent} por cento traduzido`} value={percent} />
        {here.download !== undefined && (
          <div className="grid gap-1 text-sm">
            <span role="status">Baixando o tradutor do navegador</span>
            <Progress label="Baixando o tradutor do navegador" value={here.download * 100} tone="accent" />
          </div>
        )}
        {here.failure && (
          <p role="alert" className="text-danger text-sm">
            {here.failure}
          </p>
        )}
      </div>
      <div className="share-ways">
        {share < ENOUGH && (
          <>
            <CopyButton
              variant="secondary"
              size="md"
              label="Copiar o que é certo"
              text={() => certainPart(translation)}
              feedbackMs={1500}
            />
            <CopyButton
              variant="secondary"
              size="md"
              icon={ClipboardCheck}
              label="Copiar pedido pronto"
              text={() => writeReadyPrompt(source, TRANSLATION_TONE_OPTIONS[tone].label, sheet.facts)}
              feedbackMs={1500}
            />
          </>
        )}
        {canTranslateHere && (
          <Button busy={here.isRunning} onClick={here.run}>
            {!here.isRunning && <Globe aria-hidden="true" />}
            {here.isRunning ? 'Traduzindo...' : 'Usar o tradutor do navegador'}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Lines without anything left in Portuguese. */
const certainPart = (translation: string): string =>
  translation
    .split('\n')
    .map((line) => line.replaceAll(UNTRANSLATED, '').trim())
    .filter(Boolean)
    .join('\n');

/** The same text once more, by the browser; a click is what lets it download. */
function useTranslationHere(writing: Writing, tone: TranslationTone) {
  const { source, sheet } = useDesk();
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
      // The same text, written anew: the draft becomes a version of it.
      const guidance = { facts: [...sheet.facts], textId: writing.textId ?? newId(), productId: writing.productId };
      return askTranslation('browser', { text: source, option: tone }, guidance, watcher);
    },
    onSuccess: (next) => writing.setSheet(() => next),
    onSettled: () => setDownload(undefined),
  });
  return {
    run: () => translation.mutate(),
    isRunning: translation.isPending,
    download,
    failure: translation.error && !running.current?.signal.aborted ? messageOf(translation.error) : undefined,
  };
}
