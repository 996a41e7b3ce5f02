import { generateTranslate } from '#contract/robots.ts';
import { AppError } from '#domain/errors.ts';
import { ESTIMATED_SECONDS, TRANSLATION_TONE_OPTIONS, type TranslationTone } from '#domain/robots/robot-options.ts';
import { call } from '#web/lib/api.ts';
import { robots } from './robot-catalog.ts';
import { TextRobot } from './text-robot.tsx';
import { TranslationResult } from './translation-result.tsx';

async function askTranslation({ text, option }: { text: string; option: TranslationTone }, signal: AbortSignal) {
  const reply = await call(generateTranslate, { body: { text, tone: option } }, { signal });
  if (!reply.translation) throw new AppError('provider_failed', 'Não foi possível gerar a tradução. Tente novamente.');
  return reply;
}

const toneLine = (tone: TranslationTone): string =>
  tone === 'auto' ? 'Tom escolhido pelo robô' : `Tom ${TRANSLATION_TONE_OPTIONS[tone].label.toLowerCase()}`;

export function TranslatorRobot() {
  return (
    <TextRobot
      robot={robots.translator}
      steps={['Texto e tom', 'Tradução']}
      lead="Cole o texto em português e escolha o tom."
      legend="Tom"
      options={TRANSLATION_TONE_OPTIONS}
      missingOption="Selecione o tom desejado."
      label="Traduzir agora"
      busyLabel="Traduzindo..."
      seconds={ESTIMATED_SECONDS.translation}
      failure="Não foi possível gerar a tradução. Por favor, tente novamente."
      ask={askTranslation}
      describe={toneLine}
      renderResult={(result, { text }, onRestart) => (
        <TranslationResult source={text} result={result} onRestart={onRestart} />
      )}
    />
  );
}
