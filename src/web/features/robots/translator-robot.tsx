import { type FormEvent, useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { generateTranslate } from '#contract/robots.ts';
import { AppError } from '#domain/errors.ts';
import { ESTIMATED_SECONDS, TRANSLATION_TONE_OPTIONS, type TranslationTone } from '#domain/robots/robot-options.ts';
import { call } from '#web/lib/api.ts';
import { DescriptionField } from './description-field.tsx';
import { failureToast } from './failure-toast.ts';
import { GenerateBar } from './generate-bar.tsx';
import { OptionGroup } from './option-group.tsx';
import { robots } from './robot-catalog.ts';
import { RobotFrame } from './robot-frame.tsx';
import { TranslationResult } from './translation-result.tsx';
import { useGeneration } from './use-generation.ts';

const steps = ['Texto e tom', 'Tradução'];

async function askTranslation(input: { text: string; tone: TranslationTone }, signal: AbortSignal) {
  const reply = await call(generateTranslate, { body: input }, { signal });
  if (!reply.translation) throw new AppError('provider_failed', 'Não foi possível gerar a tradução. Tente novamente.');
  return reply;
}

const toneLine = (tone: TranslationTone): string =>
  tone === 'auto' ? 'Tom escolhido pelo robô' : `Tom ${TRANSLATION_TONE_OPTIONS[tone].label.toLowerCase()}`;

export function TranslatorRobot() {
  const [text, setText] = useState('');
  const [tone, setTone] = useState<TranslationTone>();
  const [problems, setProblems] = useState<{ text?: string; tone?: string }>({});
  const [result, setResult] = useState<Reply<typeof generateTranslate>>();
  const translation = useGeneration(askTranslation);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const source = text.trim();
    if (!source || !tone) {
      setProblems({
        ...(!source && { text: 'Cole a descrição ou copy do produto.' }),
        ...(source && !tone && { tone: 'Selecione o tom desejado.' }),
      });
      return;
    }
    translation.run(
      { text: source, tone },
      {
        seconds: ESTIMATED_SECONDS.translation,
        onDone: setResult,
        onFailed: () => failureToast('Não foi possível gerar a tradução. Por favor, tente novamente.'),
      },
    );
  }

  const lead = result && tone ? toneLine(tone) : 'Cole o texto em português e escolha o tom.';
  return (
    <RobotFrame robot={robots.translator} lead={lead} step={result ? 2 : 1} steps={steps}>
      {result ? (
        <TranslationResult source={text.trim()} result={result} onRestart={() => setResult(undefined)} />
      ) : (
        <form className="robot-form" onSubmit={handleSubmit} noValidate>
          <DescriptionField
            label="Descrição ou copy do produto"
            value={text}
            error={problems.text}
            onValueChange={(next) => {
              setText(next);
              setProblems({});
            }}
          />
          <OptionGroup
            legend="Tom"
            options={TRANSLATION_TONE_OPTIONS}
            value={tone}
            error={problems.tone}
            onValueChange={(next) => {
              setTone(next);
              setProblems({});
            }}
          />
          <GenerateBar
            label="Traduzir agora"
            busyLabel="Traduzindo..."
            seconds={ESTIMATED_SECONDS.translation}
            {...translation}
          />
        </form>
      )}
    </RobotFrame>
  );
}
