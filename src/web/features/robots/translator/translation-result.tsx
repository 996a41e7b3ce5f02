import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { updateText } from '#contract/robots/texts.ts';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import { withoutMarkup } from '#web/components/robot-text/markup.ts';
import { goTo, useNextVariant } from '#web/components/robot-text/points-bar.tsx';
import { isAt, type Place, type Result, textAt, waitingAt } from '#web/components/robot-text/result.ts';
import { useResultEditor } from '#web/components/robot-text/result-editor-context.ts';
import { SafeCopy } from '#web/components/robot-text/safe-copy.tsx';
import { Meaning, SentenceLines } from '#web/components/robot-text/sentence-lines.tsx';
import { WaitingCell } from '#web/components/robot-text/waiting-cell.tsx';
import { flagsAt, reasonOfWaiting } from '#web/components/robot-text/warning-flags.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import type { TranslatorState } from '#web/lib/browser-translator.ts';
import { ASSISTANT_ID, OwnAssistant } from '../generation/own-assistant.tsx';
import { ResultBlock } from '../result/result-block.tsx';
import { ResultFrame } from '../result/result-frame.tsx';
import type { RobotTextControls } from '../use-robot-text.ts';

const TRANSLATION = { field: 'translation', index: 0 };
const META = { field: 'meta_description', index: 0 };
const SLUG = { field: 'url_slug', index: 0 };

type TranslationResultProps = {
  robotText: RobotTextControls;
  browser: TranslatorState | undefined;
  download: number | undefined;
};

export function TranslationResult({ robotText, browser, download }: TranslationResultProps) {
  const { editor, productId, textId } = robotText;
  const useOnPage = productId && textId && <UseOnPage productId={productId} textId={textId} />;
  const isMissing = editor !== undefined && !editor.isWriting && waitingAt(editor.result, TRANSLATION).length > 0;
  return (
    <ResultFrame
      robotText={robotText}
      missing={isMissing && <MissingSentences place={TRANSLATION} />}
      next={isMissing ? <GetJapaneseButton browser={browser} robotText={robotText} /> : useOnPage}
      restartLabel="Traduzir outra"
      fileName={(editor && textAt(editor.result, SLUG)) || 'traducao'}
      text={wholeOf}
      more={isMissing && useOnPage}
    >
      {download !== undefined && (
        <div className="mt-3 grid gap-2 text-sm">
          <span role="status">Baixando o tradutor do navegador</span>
          <Progress label="Baixando o tradutor do navegador" value={download * 100} tone="accent" />
        </div>
      )}
      <Translation />
      {isMissing && <OwnAssistant name="translate.again" prepare={robotText.againByAssistant} />}
      <Rest />
    </ResultFrame>
  );
}

function Translation() {
  const { result, isWriting } = useResultEditor();
  const waiting = waitingAt(result, TRANSLATION).length;
  return (
    <section aria-labelledby="traducao" className="mt-4 sm:mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="h3" id="traducao">
          Copy traduzida (formato preservado)
        </h2>
        {!isWriting && (
          <SafeCopy
            text={textAt(result, TRANSLATION)}
            flags={flagsAt(result, TRANSLATION)}
            waiting={waiting}
            feedbackMs={1500}
            name="a tradução"
          />
        )}
        {waiting > 0 && !isWriting && (
          <p className="basis-full text-fg-muted text-sm">
            {waiting === 1
              ? 'Por enquanto, sem a frase que falta.'
              : `Por enquanto, sem as ${waiting} frases que faltam.`}
          </p>
        )}
      </div>
      <SentenceLines place={TRANSLATION} />
    </section>
  );
}

/** The publishing page uses starred texts, so this stars the text as the product's description. */
function UseOnPage({ productId, textId }: { productId: string; textId: string }) {
  const navigate = useNavigate();
  const use = useMutation({
    mutationFn: () => call(updateText, { params: { textId }, body: { starred: true } }),
    onSuccess: () => navigate({ to: '/produtos/$productId/publicar', params: { productId } }),
    onError: (error) => errorToast(errorMessage(error)),
  });
  return (
    <Button variant={useNextVariant()} busy={use.isPending} onClick={() => use.mutate()}>
      Usar na página
    </Button>
  );
}

function Rest() {
  const { result } = useResultEditor();
  const meta = textAt(result, META);
  const metaSentences = result.sentences.filter((sentence) => isAt(META, sentence));
  const meaning = metaSentences.every((sentence) => sentence.meaning)
    ? metaSentences.map((sentence) => sentence.meaning).join(' ')
    : '';
  return (
    <div className="mt-8 grid gap-x-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ResultBlock
        title="Meta descrição para Shopify"
        field="meta_description"
        japanese
        foot={
          meta && (
            <>
              <p className="mb-1">
                <span className="text-fg-faint">O que isto diz: </span>
                <Meaning text={meta} meaning={meaning || null} />
              </p>
              <p className="tabular-nums">{fullWidthLength(meta)} caracteres</p>
            </>
          )
        }
      />
      <ResultBlock title="Identificador de URL" field="url_slug">
        <code className="font-medium font-mono text-base text-fg">{textAt(result, SLUG)}</code>
      </ResultBlock>
    </div>
  );
}

const wholeOf = (result: Result): string =>
  [TRANSLATION, META, SLUG].map((place) => textAt(result, place)).join('\n\n');

/** A browser that has not answered yet counts as one that cannot translate: some never answer. */
function GetJapaneseButton({
  browser = 'unavailable',
  robotText: { generation, translateHere },
}: Pick<TranslationResultProps, 'robotText' | 'browser'>) {
  if (browser === 'unavailable') {
    return (
      <Button variant="primary" onClick={() => goTo(ASSISTANT_ID)}>
        Usar o seu assistente
      </Button>
    );
  }
  return (
    <Button variant="primary" busy={generation.isRunning} onClick={translateHere}>
      {!generation.isRunning && <Globe aria-hidden="true" />}
      {generation.isRunning ? 'Traduzindo...' : 'Usar o tradutor do navegador'}
    </Button>
  );
}

/** Folded as long as other sentences have their Japanese: that comes first. */
function MissingSentences({ place }: { place: Place }) {
  const { result } = useResultEditor();
  const waiting = waitingAt(result, place);
  const [isOpen] = useState(textAt(result, place) === '');
  const reason = reasonOfWaiting(result, place);
  return (
    <details className="flex-[1_1_14rem] open:order-last open:basis-full" open={isOpen}>
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
