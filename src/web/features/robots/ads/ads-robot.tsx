import { useQuery } from '@tanstack/react-query';
import { generateAds } from '#contract/robots/robots.ts';
import { AppError } from '#domain/errors.ts';
import { AD_STRATEGY_OPTIONS, type AdStrategy, ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { resultOf } from '#web/components/writing/reply-to-result.ts';
import type { Result } from '#web/components/writing/result.ts';
import { callStream, type StreamWatcher } from '#web/lib/api/call-stream.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { OneTextRobotScreen } from '../one-text-robot-screen.tsx';
import type { RobotOrigin } from '../robot-search.ts';
import { commonBody, type Guidance, useWriting } from '../use-writing.ts';
import { AdsResult } from './ads-result.tsx';
import { keepTitles, withTitles } from './result-titles.ts';

type AdsAsked = { text: string; option: AdStrategy };

async function askAds({ text, option }: AdsAsked, guidance: Guidance, watcher: StreamWatcher): Promise<Result> {
  const { again } = guidance;
  const common = commonBody(guidance, ({ texts }) => ({ descriptions: [...(texts.descriptions ?? [])] }));
  const body = { text, strategy: option, ...common };
  const reply = await callStream(generateAds, { body }, watcher);
  if (reply.descriptions.length === 0) throw new AppError('provider_failed', 'Erro desconhecido');
  const result = resultOf(reply);
  return again ? keepTitles(result, again.result) : withTitles(result);
}

const strategyLine = (strategy: AdStrategy): string =>
  strategy === 'auto'
    ? 'Estratégia escolhida pelo robô'
    : `Estratégia ${strategy === 'storytelling' ? strategy : strategy.toUpperCase()}`;

export function AdsRobot({ productId }: RobotOrigin) {
  const { data: writers } = useQuery(robotWritersQuery);
  const writing = useWriting<AdsAsked>({
    name: 'ads',
    writer: writers?.ads,
    productId,
    // Adds our own titles to the written descriptions.
    complete: withTitles,
    requestOf: ({ text, option }) => ({ robot: 'ads', text, strategy: option }),
    ask: askAds,
    sourceOf: ({ text }) => text,
    secondsFor: () => ESTIMATED_SECONDS.ads,
    onFailed: (message) => errorToast('Não foi possível gerar os anúncios. Por favor, tente novamente.', message),
  });
  return (
    <OneTextRobotScreen
      name="ads"
      robot="ads"
      steps={['Produto e estratégia', 'Anúncios']}
      lead="Cole o texto do produto e escolha a estratégia."
      legend="Estratégia"
      options={AD_STRATEGY_OPTIONS}
      firstOption="auto"
      endpoint={generateAds}
      optionField="strategy"
      label="Gerar descrições"
      busyLabel="Gerando..."
      seconds={ESTIMATED_SECONDS.ads}
      writer={writers?.ads}
      writing={writing}
      asksProductType={writers?.ads === 'composer'}
      describe={strategyLine}
      result={<AdsResult writing={writing} />}
    />
  );
}
