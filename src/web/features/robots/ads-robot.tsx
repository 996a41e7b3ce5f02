import { type FormEvent, useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { generateAds } from '#contract/robots.ts';
import { AppError } from '#domain/errors.ts';
import { type AdTitle, pickAdTitles } from '#domain/robots/ad-titles.ts';
import { AD_STRATEGY_OPTIONS, type AdStrategy, ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { call } from '#web/lib/api.ts';
import { AdsResult } from './ads-result.tsx';
import { DescriptionField } from './description-field.tsx';
import { failureToast } from './failure-toast.ts';
import { GenerateBar } from './generate-bar.tsx';
import { OptionGroup } from './option-group.tsx';
import { robots } from './robot-catalog.ts';
import { RobotFrame } from './robot-frame.tsx';
import { useGeneration } from './use-generation.ts';

const steps = ['Produto e estratégia', 'Anúncios'];

async function askAds(input: { text: string; strategy: AdStrategy }, signal: AbortSignal) {
  const reply = await call(generateAds, { body: input }, { signal });
  if (reply.descriptions.length === 0) throw new AppError('provider_failed', 'Erro desconhecido');
  return reply;
}

const strategyLine = (strategy: AdStrategy): string =>
  strategy === 'auto'
    ? 'Estratégia escolhida pelo robô'
    : `Estratégia ${strategy === 'storytelling' ? strategy : strategy.toUpperCase()}`;

export function AdsRobot() {
  const [text, setText] = useState('');
  const [strategy, setStrategy] = useState<AdStrategy>();
  const [problems, setProblems] = useState<{ text?: string; strategy?: string }>({});
  const [result, setResult] = useState<{ ads: Reply<typeof generateAds>; titles: AdTitle[] }>();
  const ads = useGeneration(askAds);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const source = text.trim();
    if (!source || !strategy) {
      setProblems({
        ...(!source && { text: 'Cole a descrição ou copy do produto.' }),
        ...(source && !strategy && { strategy: 'Selecione uma estratégia.' }),
      });
      return;
    }
    ads.run(
      { text: source, strategy },
      {
        seconds: ESTIMATED_SECONDS.ads,
        onDone: (reply) => setResult({ ads: reply, titles: pickAdTitles(Math.random) }),
        onFailed: () => failureToast('Não foi possível gerar os anúncios. Por favor, tente novamente.'),
      },
    );
  }

  const lead = result && strategy ? strategyLine(strategy) : 'Cole o texto do produto e escolha a estratégia.';
  return (
    <RobotFrame robot={robots.ads} lead={lead} step={result ? 2 : 1} steps={steps}>
      {result ? (
        <AdsResult ads={result.ads} titles={result.titles} onRestart={() => setResult(undefined)} />
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
            legend="Estratégia"
            options={AD_STRATEGY_OPTIONS}
            value={strategy}
            error={problems.strategy}
            onValueChange={(next) => {
              setStrategy(next);
              setProblems({});
            }}
          />
          <GenerateBar label="Gerar descrições" busyLabel="Gerando..." seconds={ESTIMATED_SECONDS.ads} {...ads} />
        </form>
      )}
    </RobotFrame>
  );
}
