import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { updateText } from '#contract/robots/texts.ts';
import type { TranslationTone } from '#domain/robots/robot-options.ts';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import { Button } from '#web/components/ui/button.tsx';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { flagsAt, reasonOfWaiting } from '#web/components/writing/place-warnings.ts';
import { isAt, textAt, waitingAt } from '#web/components/writing/result.ts';
import { useResultEditor } from '#web/components/writing/result-editor.ts';
import { SafeCopy } from '#web/components/writing/safe-copy.tsx';
import { Meaning, SentenceLines } from '#web/components/writing/sentence-lines.tsx';
import { call } from '#web/lib/api/api.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import type { TranslatorState } from '#web/lib/browser-translator.ts';
import { OwnAssistant } from '../generation/own-assistant.tsx';
import { ResultBlock } from '../result/result-block.tsx';
import { ResultFooter } from '../result/result-footer.tsx';
import { ResultFrame } from '../result/result-frame.tsx';
import type { WritingControls } from '../use-writing.ts';
import { JapaneseProgress, JapaneseWay, useTranslationHere } from './missing-japanese.tsx';

const TRANSLATION = { field: 'translation', index: 0 };
const META = { field: 'meta_description', index: 0 };
const SLUG = { field: 'url_slug', index: 0 };

type TranslationResultProps = {
  writing: WritingControls;
  tone: TranslationTone | undefined;
  browser: TranslatorState | undefined;
};

export function TranslationResult({ writing, tone = 'auto', browser }: TranslationResultProps) {
  const here = useTranslationHere(writing, tone);
  const { editor } = writing;
  const isMissing = editor !== undefined && !editor.isWriting && waitingAt(editor.result, TRANSLATION).length > 0;
  return (
    <ResultFrame
      writing={writing}
      way={isMissing && browser && <JapaneseWay browser={browser} here={here} />}
      foot={<Foot writing={writing} isMissing={isMissing} />}
    >
      {isMissing && <JapaneseProgress here={here} reason={reasonOfWaiting(editor.result, TRANSLATION)?.message} />}
      <Translation />
      {isMissing && <OwnAssistant name="translator.again" prepare={writing.againByAssistant} />}
      <Rest />
    </ResultFrame>
  );
}

function Translation() {
  const { result, isWriting } = useResultEditor();
  return (
    <section aria-labelledby="traducao" className="mt-4 sm:mt-6">
      <div className="mb-3 flex items-center justify-between gap-x-4">
        <h2 className="h3" id="traducao">
          Copy traduzida (formato preservado)
        </h2>
        {!isWriting && (
          <SafeCopy
            text={textAt(result, TRANSLATION)}
            flags={flagsAt(result, TRANSLATION)}
            waiting={waitingAt(result, TRANSLATION).length}
            feedbackMs={1500}
            name="a tradução"
          />
        )}
      </div>
      <SentenceLines place={TRANSLATION} />
    </section>
  );
}

/** The publishing page uses starred texts, so this stars the text as the product's description. */
type UseOnPageProps = { productId: string; textId: string; variant: 'primary' | 'secondary' };

function UseOnPage({ productId, textId, variant }: UseOnPageProps) {
  const navigate = useNavigate();
  const use = useMutation({
    mutationFn: () => call(updateText, { params: { textId }, body: { starred: true } }),
    onSuccess: () => navigate({ to: '/produtos/$productId/publicar', params: { productId } }),
    onError: (error) => errorToast(errorMessage(error)),
  });
  return (
    <Button variant={variant} busy={use.isPending} onClick={() => use.mutate()}>
      Usar na página
    </Button>
  );
}

function Rest() {
  const { result } = useResultEditor();
  const meta = textAt(result, META);
  const said = result.sentences.filter((sentence) => isAt(META, sentence));
  const meaning = said.every((sentence) => sentence.meaning) ? said.map((sentence) => sentence.meaning).join(' ') : '';
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

type FootProps = { writing: WritingControls; isMissing: boolean };

function Foot({ writing: { clear: onRestart, productId, textId }, isMissing }: FootProps) {
  const { result } = useResultEditor();
  const slug = textAt(result, SLUG);
  const whole = `${textAt(result, TRANSLATION)}\n\n${textAt(result, META)}\n\n${slug}`;
  const copyAll = (variant: 'primary' | 'secondary') => (
    <SafeCopy
      text={whole}
      label="Copiar tudo"
      flags={[...flagsAt(result, TRANSLATION), ...flagsAt(result, META)]}
      variant={variant}
      size="md"
      feedbackMs={1500}
    />
  );
  const useOnPage =
    productId && textId
      ? (variant: 'primary' | 'secondary') => <UseOnPage productId={productId} textId={textId} variant={variant} />
      : undefined;
  return (
    <ResultFooter
      restartLabel="Traduzir outra"
      onRestart={onRestart}
      file={{ name: slug || 'traducao', text: () => whole }}
      more={useOnPage && (isMissing ? useOnPage : copyAll)('secondary')}
      next={isMissing ? undefined : (useOnPage ?? copyAll)}
    />
  );
}
