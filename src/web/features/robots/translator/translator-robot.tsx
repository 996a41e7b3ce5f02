import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Writer } from '#contract/robots/shared-fields.ts';
import { ESTIMATED_SECONDS, TRANSLATION_TONE_OPTIONS, type TranslationTone } from '#domain/robots/robot-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import type { StreamWatcher } from '#web/lib/api/call-stream.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { TO_JAPANESE } from '#web/lib/browser-translator.ts';
import { useBrowserTranslator } from '#web/lib/use-browser-translator.ts';
import { OneTextRobotScreen } from '../one-text-robot-screen.tsx';
import type { RobotOrigin } from '../robot-search-params.ts';
import type { SharedRequest } from '../use-robot-text.ts';
import { askBrowserFirst, askTranslation, EMPTY_TRANSLATION, type TranslationAsked } from './ask-translation.ts';
import { TranslationResult } from './translation-result.tsx';

const loadEndpoint = () => import('#contract/robots/robots.ts').then((robots) => robots.generateTranslate);

const FAILURE = 'Não foi possível gerar a tradução. Por favor, tente novamente.';

function toneLine(tone: TranslationTone, writer: Writer): string {
  if (writer === 'local') return 'O tradutor local não muda o tom';
  return tone === 'auto' ? 'Tom escolhido pelo robô' : `Tom ${TRANSLATION_TONE_OPTIONS[tone].label.toLowerCase()}`;
}

export function TranslatorRobot({ productId }: RobotOrigin) {
  const { data: writers } = useQuery(robotWritersQuery);
  const browser = useBrowserTranslator(TO_JAPANESE);
  // The browser's translator is preferred over the composer, unless it needs a download, which requires a click.
  const isBrowserFirst = writers?.translator === 'composer' && browser === 'available';
  const isDownload = writers?.translator === 'composer' && (browser === 'downloadable' || browser === 'downloading');
  const isHere = useRef(false);
  const [download, setDownload] = useState<number>();

  async function askHere(asked: TranslationAsked, shared: SharedRequest, watcher: StreamWatcher) {
    isHere.current = false;
    const onFallback = (reason: string) => errorToast(`${reason} Preencha as frases ou use o seu assistente.`);
    return askBrowserFirst(asked, shared, { ...watcher, onDownload: setDownload }, onFallback).finally(() =>
      setDownload(undefined),
    );
  }

  const browserButton = (send: () => Promise<boolean>) => (
    <Button
      variant="primary"
      className="max-sm:flex-1"
      busy={download !== undefined}
      onClick={async () => {
        isHere.current = true;
        // The form is not whole yet: the next press may be the other button.
        if (!(await send())) isHere.current = false;
      }}
    >
      {download === undefined ? 'Usar o tradutor do navegador' : `Baixando ${Math.round(download * 100)}%`}
    </Button>
  );
  return (
    <OneTextRobotScreen
      name="translator"
      robot="translate"
      productId={productId}
      steps={['Texto e tom', 'Tradução']}
      lead="Cole o texto em português e escolha o tom."
      legend="Tom"
      options={TRANSLATION_TONE_OPTIONS}
      firstOption="auto"
      loadEndpoint={loadEndpoint}
      optionField="tone"
      label="Traduzir agora"
      busyLabel="Traduzindo..."
      seconds={ESTIMATED_SECONDS.translation}
      writer={writers?.translator}
      asksProductType={false}
      isBrowserFirst={isBrowserFirst}
      browserButton={isDownload ? browserButton : undefined}
      ask={(asked, shared, watcher) =>
        (isBrowserFirst || isHere.current) && !shared.again
          ? askHere(asked, shared, watcher)
          : askTranslation('server', asked, shared, watcher)
      }
      requestOf={({ text, option }) => ({ robot: 'translate', text, tone: option })}
      onFailed={(message) =>
        message === EMPTY_TRANSLATION ? errorToast(EMPTY_TRANSLATION) : errorToast(FAILURE, message)
      }
      describe={toneLine}
      result={(robotText, tone) => <TranslationResult robotText={robotText} tone={tone} browser={browser} />}
    />
  );
}
