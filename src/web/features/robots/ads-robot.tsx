import { generateAds } from '#contract/robots.ts';
import { AppError } from '#domain/errors.ts';
import { pickAdTitles } from '#domain/robots/ad-titles.ts';
import { AD_STRATEGY_OPTIONS, type AdStrategy, ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { call } from '#web/lib/api.ts';
import { AdsResult } from './ads-result.tsx';
import { robots } from './robot-catalog.ts';
import { TextRobot } from './text-robot.tsx';

async function askAds({ text, option }: { text: string; option: AdStrategy }, signal: AbortSignal) {
  const ads = await call(generateAds, { body: { text, strategy: option } }, { signal });
  if (ads.descriptions.length === 0) throw new AppError('provider_failed', 'Erro desconhecido');
  return { ads, titles: pickAdTitles(Math.random) };
}

const strategyLine = (strategy: AdStrategy): string =>
  strategy === 'auto'
    ? 'Estratégia escolhida pelo robô'
    : `Estratégia ${strategy === 'storytelling' ? strategy : strategy.toUpperCase()}`;

export function AdsRobot() {
  return (
    <TextRobot
      robot={robots.ads}
      steps={['Produto e estratégia', 'Anúncios']}
      lead="Cole o texto do produto e escolha a estratégia."
      legend="Estratégia"
      options={AD_STRATEGY_OPTIONS}
      missingOption="Selecione uma estratégia."
      label="Gerar descrições"
      busyLabel="Gerando..."
      seconds={ESTIMATED_SECONDS.ads}
      failure="Não foi possível gerar os anúncios. Por favor, tente novamente."
      ask={askAds}
      describe={strategyLine}
      renderResult={({ ads, titles }, _, onRestart) => <AdsResult ads={ads} titles={titles} onRestart={onRestart} />}
    />
  );
}
