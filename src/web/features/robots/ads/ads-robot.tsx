import { useQuery } from '@tanstack/react-query';
import { generateAds } from '#contract/robots/robots.ts';
import { AD_TITLES, type AdTitle, pickAdTitles } from '#domain/robots/ad-titles.ts';
import { AD_STRATEGY_OPTIONS } from '#domain/robots/robot-option-texts.ts';
import { type AdStrategy, type AdsRequest, ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import type { Result } from '#web/components/robot-text/result.ts';
import { useResultEditor } from '#web/components/robot-text/result-editor-context.ts';
import { ResultItem } from '#web/components/robot-text/result-item.tsx';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { OptionGroup } from '../option-group.tsx';
import { ResultFrame } from '../result/result-frame.tsx';
import { RobotScreen } from '../robot-screen.tsx';
import type { RobotOrigin } from '../robot-search-params.ts';
import type { RobotTextControls } from '../use-robot-text.ts';

const loadEndpoint = () => import('#contract/robots/robots.ts').then((robots) => robots.generateAds);
const call = { endpoint: generateAds, needs: ['descriptions'], currentOf: (texts: object) => texts };

const strategyLine = (strategy: AdStrategy): string =>
  strategy === 'auto'
    ? 'Estratégia escolhida pelo robô'
    : `Estratégia ${strategy === 'storytelling' ? strategy : strategy.toUpperCase()}`;

export function AdsRobot({ productId }: RobotOrigin) {
  const { data: writers } = useQuery(robotWritersQuery);
  const [{ text, strategy }, setForm] = useDraftState<AdsRequest>('ads.form', { text: '', strategy: 'auto' });
  return (
    <RobotScreen
      robot="ads"
      call={call}
      loadEndpoint={loadEndpoint}
      writer={writers?.ads}
      productId={productId}
      steps={['Produto e estratégia', 'Anúncios']}
      lead="Cole o texto do produto e escolha a estratégia."
      sourceLabel="Descrição ou copy do produto"
      source={text}
      onSourceChange={(source) => setForm({ text: source, strategy })}
      request={{ robot: 'ads', text: text.trim(), strategy }}
      fields={(problems, mend) => (
        <OptionGroup
          legend="Estratégia"
          options={AD_STRATEGY_OPTIONS}
          value={strategy}
          error={problems.strategy}
          onValueChange={(chosen) => {
            setForm({ text, strategy: chosen });
            mend('strategy');
          }}
        />
      )}
      label="Gerar descrições"
      busyLabel="Gerando..."
      seconds={ESTIMATED_SECONDS.ads}
      complete={withTitles}
      onFailed={(message) => errorToast('Não foi possível gerar os anúncios. Por favor, tente novamente.', message)}
      describe={(asked) => strategyLine(asked.strategy)}
      result={(robotText) => <AdsResult robotText={robotText} />}
    />
  );
}

/** Titles are a normal field of the result: with their meaning, and with the conditions for using them. */
const FIELD = 'titles';

const sentenceOf = ({ text, meaning }: AdTitle, index: number) => ({
  field: FIELD,
  index,
  source: null,
  text,
  meaning,
});

const warningsOf = ({ text, truthNeeded, safer }: AdTitle, index: number) =>
  truthNeeded
    ? [
        {
          code: 'risky_claim' as const,
          field: FIELD,
          index,
          excerpt: text,
          message: safer ? `${truthNeeded} Se não for o caso, use “${safer.meaning}”.` : truthNeeded,
          hint: true as const,
          suggestion: safer,
        },
      ]
    : [];

/** Those of the result of which one item is written again, or new ones. */
function withTitles(result: Result, former?: Result): Result {
  const titles = pickAdTitles(Math.random);
  const ofTitles = ({ field }: { field: string }) => field === FIELD;
  return {
    ...result,
    texts: { ...result.texts, [FIELD]: former?.texts[FIELD] ?? titles.map(({ text }) => text) },
    sentences: [...result.sentences, ...(former?.sentences.filter(ofTitles) ?? titles.map(sentenceOf))],
    warnings: [...result.warnings, ...(former?.warnings.filter(ofTitles) ?? titles.flatMap(warningsOf))],
  };
}

function swapTitle(result: Result, index: number): Result {
  const shown = result.texts[FIELD] ?? [];
  const others = AD_TITLES.filter(({ text }) => !shown.includes(text));
  const next = others[Math.floor(Math.random() * others.length)];
  if (!next) return result;
  const isOther = (each: { field: string; index?: number | undefined }) => each.field !== FIELD || each.index !== index;
  return {
    ...result,
    texts: { ...result.texts, [FIELD]: shown.map((text, at) => (at === index ? next.text : text)) },
    sentences: [...result.sentences.filter(isOther), sentenceOf(next, index)],
    warnings: [...result.warnings.filter(isOther), ...warningsOf(next, index)],
  };
}

function AdsResult({ robotText }: { robotText: RobotTextControls }) {
  return (
    <ResultFrame robotText={robotText} restartLabel="Gerar novamente" fileName="anuncios" text={wholeOf}>
      <div className="mt-7 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Texts title="Descrições geradas" field="descriptions" label="Descrição" />
        <Texts
          title="Títulos sugeridos"
          field="titles"
          label="Título"
          note="Frases prontas, que não vêm da ficha: use só as que são verdade na sua loja."
          strong
          onRedo={(index) => robotText.changeResult((result) => swapTitle(result, index))}
        />
      </div>
    </ResultFrame>
  );
}

type TextsProps = {
  title: string;
  field: string;
  label: string;
  note?: string;
  strong?: boolean;
  onRedo?: (index: number) => void;
};

function Texts({ title, field, label, note, strong = false, onRedo }: TextsProps) {
  const { result } = useResultEditor();
  const texts = result.texts[field] ?? [];
  if (texts.length === 0) return null;
  return (
    <section>
      <h2 className="h2 mb-3">{title}</h2>
      {note && <p className="mb-3 text-fg-muted text-sm">{note}</p>}
      <ol>
        {texts.map((text, index) => (
          <ResultItem
            // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its position while its text changes
            key={index}
            place={{ field, index }}
            label={`${label} ${index + 1}`}
            aside={`${countGraphemes(text)} caracteres`}
            strong={strong}
            onRedo={onRedo && (() => onRedo(index))}
          />
        ))}
      </ol>
    </section>
  );
}

const wholeOf = ({ texts: { descriptions = [], titles = [] } }: Result): string =>
  [...descriptions, '', ...titles].join('\n');
