import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generateTranslate } from '#contract/robots/robots.ts';
import type { Writer } from '#contract/robots/shared-fields.ts';
import { AppError } from '#domain/errors.ts';
import { TRANSLATION_TONE_OPTIONS } from '#domain/robots/robot-option-texts.ts';
import { ESTIMATED_SECONDS, type TranslationRequest, type TranslationTone } from '#domain/robots/robot-options.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import type { StreamWatcher } from '#web/lib/api/call-stream.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { TO_JAPANESE } from '#web/lib/browser-translator.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useBrowserTranslator } from '#web/lib/use-browser-translator.ts';
import { OptionGroup } from '../option-group.tsx';
import { RobotScreen } from '../robot-screen.tsx';
import type { RobotOrigin } from '../robot-search-params.ts';
import { sourceOf, type TextOrder } from '../use-robot-text.ts';
import { translateHere } from './translate-here.ts';
import { TranslationResult } from './translation-result.tsx';

const loadEndpoint = () => import('#contract/robots/robots.ts').then((robots) => robots.generateTranslate);
const EMPTY = 'Não foi possível gerar a tradução. Tente novamente.';
const call = { endpoint: generateTranslate, needs: ['translation'], emptyMessage: EMPTY };

const FAILURE = 'Não foi possível gerar a tradução. Por favor, tente novamente.';

function toneLine(tone: TranslationTone, writer: Writer): string {
  if (writer === 'local') return 'O tradutor local não muda o tom';
  return tone === 'auto' ? 'Tom escolhido pelo robô' : `Tom ${TRANSLATION_TONE_OPTIONS[tone].label.toLowerCase()}`;
}

export function TranslatorRobot({ productId }: RobotOrigin) {
  const { data: writers } = useQuery(robotWritersQuery);
  const [{ text, tone }, setForm] = useDraftState<TranslationRequest>('translate.form', { text: '', tone: 'auto' });
  const browser = useBrowserTranslator(TO_JAPANESE);
  const [download, setDownload] = useState<number>();
  // The browser's translator is preferred over the composer, unless it needs a download, which requires a click.
  const isBrowserFirst = writers?.translator === 'composer' && browser === 'available';

  /** The server checks what the browser translated; if that fails, the empty sentences to fill in are shown. */
  async function translated({ asked, again, isHere }: TextOrder, watcher: StreamWatcher) {
    if (again || !(isHere || isBrowserFirst)) return {};
    try {
      const onPart: StreamWatcher['onPart'] = (part) => {
        setDownload(undefined);
        watcher.onPart(part);
      };
      return { translated: await translateHere(sourceOf(asked), { ...watcher, onPart }, setDownload) };
    } catch (error) {
      if (isHere || watcher.signal.aborted || !(error instanceof AppError)) throw error;
      errorToast(`${error.message} Preencha as frases ou use o seu assistente.`);
      return {};
    } finally {
      setDownload(undefined);
    }
  }

  return (
    <RobotScreen
      robot="translate"
      call={call}
      loadEndpoint={loadEndpoint}
      writer={writers?.translator}
      productId={productId}
      steps={['Texto e tom', 'Tradução']}
      lead="Cole o texto em português e escolha o tom."
      sourceLabel="Descrição ou copy do produto"
      source={text}
      onSourceChange={(source) => setForm({ text: source, tone })}
      request={{ robot: 'translate', text: text.trim(), tone }}
      fields={(problems, mend) => (
        <OptionGroup
          legend="Tom"
          options={TRANSLATION_TONE_OPTIONS}
          value={tone}
          error={problems.tone}
          onValueChange={(chosen) => {
            setForm({ text, tone: chosen });
            mend('tone');
          }}
        />
      )}
      label="Traduzir agora"
      busyLabel="Traduzindo..."
      seconds={ESTIMATED_SECONDS.translation}
      isBrowserFirst={isBrowserFirst}
      extra={translated}
      onFailed={(message) => (message === EMPTY ? errorToast(EMPTY) : errorToast(FAILURE, message))}
      describe={(asked, writer) => toneLine(asked.tone, writer)}
      result={(robotText) => <TranslationResult robotText={robotText} browser={browser} download={download} />}
    />
  );
}
