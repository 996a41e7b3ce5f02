import { useQuery } from '@tanstack/react-query';
import { generateTranslate } from '#contract/robots/robots.ts';
import { ESTIMATED_SECONDS, TRANSLATION_TONE_OPTIONS, type TranslationTone } from '#domain/robots/robot-options.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { TO_JAPANESE } from '#web/lib/browser-translator.ts';
import { useBrowserTranslator } from '#web/lib/use-browser-translator.ts';
import { OneTextRobotScreen } from '../one-text-robot-screen.tsx';
import type { RobotOrigin } from '../robot-search.ts';
import { useWriting } from '../use-writing.ts';
import { askBrowserFirst, askTranslation, EMPTY_TRANSLATION, type TranslationAsked } from './ask-translation.ts';
import { TranslationResult } from './translation-result.tsx';

const FAILURE = 'Não foi possível gerar a tradução. Por favor, tente novamente.';

const LOCAL_TONE = 'O tradutor local não muda o tom';

const toneLine = (tone: TranslationTone): string =>
  tone === 'auto' ? 'Tom escolhido pelo robô' : `Tom ${TRANSLATION_TONE_OPTIONS[tone].label.toLowerCase()}`;

export function TranslatorRobot({ productId }: RobotOrigin) {
  const { data: writers } = useQuery(robotWritersQuery);
  const browser = useBrowserTranslator(TO_JAPANESE);
  // The browser's translator is preferred over the composer, unless it needs a download, which requires a click.
  const isBrowserFirst = writers?.translator === 'composer' && browser === 'available';
  const writing = useWriting<TranslationAsked>({
    name: 'translator',
    writer: writers?.translator,
    productId,
    ask: (asked, guidance, watcher) =>
      isBrowserFirst && !guidance.again
        ? askBrowserFirst(asked, guidance, watcher, (reason) =>
            errorToast(`${reason} Preencha as frases ou use o seu assistente.`),
          )
        : askTranslation('server', asked, guidance, watcher),
    requestOf: ({ text, option }) => ({ robot: 'translate', text, tone: option }),
    sourceOf: ({ text }) => text,
    secondsFor: () => ESTIMATED_SECONDS.translation,
    onFailed: (message) =>
      message === EMPTY_TRANSLATION ? errorToast(EMPTY_TRANSLATION) : errorToast(FAILURE, message),
  });
  return (
    <OneTextRobotScreen
      name="translator"
      robot="translate"
      steps={['Texto e tom', 'Tradução']}
      lead="Cole o texto em português e escolha o tom."
      legend="Tom"
      options={TRANSLATION_TONE_OPTIONS}
      firstOption="auto"
      endpoint={generateTranslate}
      optionField="tone"
      label="Traduzir agora"
      busyLabel="Traduzindo..."
      seconds={ESTIMATED_SECONDS.translation}
      writer={writers?.translator}
      writing={writing}
      asksProductType={false}
      isBrowserFirst={isBrowserFirst}
      describe={writing.editor?.result.writer === 'local' ? () => LOCAL_TONE : toneLine}
      result={<TranslationResult writing={writing} tone={writing.asked?.option} browser={browser} />}
    />
  );
}
