import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { generateReviews } from '#contract/robots/robots.ts';
import { clampReviewCount } from '#domain/robots/reviews/review-counts.ts';
import { hiraganaOf } from '#domain/robots/reviews/reviewer-name-lists.ts';
import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import {
  estimateReviewSeconds,
  type NameStyle,
  type ReviewSize,
  type ReviewsRequest,
} from '#domain/robots/robot-options.ts';
import type { Result } from '#web/components/robot-text/result.ts';
import { useResultEditor } from '#web/components/robot-text/result-editor-context.ts';
import { ResultItem } from '#web/components/robot-text/result-item.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { ResultFrame } from '../result/result-frame.tsx';
import { RobotScreen } from '../robot-screen.tsx';
import type { RobotOrigin } from '../robot-search-params.ts';
import type { RobotCall } from '../use-robot-text.ts';
import { emptyReviewsForm, ReviewsFields, type ReviewsFormDraft } from './reviews-fields.tsx';

const loadEndpoint = () => import('#contract/robots/robots.ts').then((robots) => robots.generateReviews);
const call: RobotCall = {
  endpoint: generateReviews,
  needs: ['reviews'],
  currentOf: ({ names = [], reviews }) => ({
    reviews: reviews?.map((review, index) => ({ nome: names[index] ?? '', review })),
  }),
};

const nameWords: Record<NameStyle, string> = { hiragana: 'hiragana', kanji: 'kanji', ambos: 'kanji e hiragana' };
const sizeWords: Record<ReviewSize, string> = {
  curta: 'curtas',
  media: 'médias',
  longa: 'longas',
  mix: 'de tamanhos variados',
};

const describeOrder = ({ count, name_style: nameStyle, size }: ReviewsRequest): string =>
  `${count} reviews ${sizeWords[size]}, nomes em ${nameWords[nameStyle]}.`;

export function ReviewsRobot({ productId }: RobotOrigin) {
  const { data: writers } = useQuery(robotWritersQuery);
  const [form, setForm] = useDraftState('reviews.form', emptyReviewsForm);
  const change = (part: Partial<ReviewsFormDraft>) => setForm((current) => ({ ...current, ...part }));
  const { product_description, women_count, men_count, name_style, size } = form;
  return (
    <RobotScreen
      robot="reviews"
      call={call}
      loadEndpoint={loadEndpoint}
      writer={writers?.reviews}
      productId={productId}
      steps={['Produto e pessoas', 'Reviews']}
      lead="Modelos de review em japonês, no jeito de quem compra lá."
      notice={
        <Alert variant="info" icon={Scale}>
          Review inventado é ilegal no Japão. Use como modelo: cada texto sai com a marca <SampleMark />.
        </Alert>
      }
      sourceLabel="Descrição do produto"
      source={product_description}
      onSourceChange={(source) => change({ product_description: source })}
      request={{
        ...{ robot: 'reviews', product_description: product_description.trim(), count: Number(form.count) },
        ...{ women_count, men_count, name_style, size },
      }}
      fields={(problems, mend) => <ReviewsFields form={form} onChange={change} problems={problems} mend={mend} />}
      label="Gerar reviews"
      busyLabel="Gerando..."
      seconds={estimateReviewSeconds(clampReviewCount(form.count))}
      onFailed={(message) => errorToast('Não foi possível gerar reviews. Por favor, tente novamente.', message)}
      describe={describeOrder}
      result={(robotText) => (
        <ResultFrame robotText={robotText} restartLabel="Gerar review novamente" fileName="reviews" text={wholeOf}>
          <Reviews />
        </ResultFrame>
      )}
    />
  );
}

const SampleMark = () => (
  <span lang="ja" className="whitespace-nowrap">
    {SAMPLE_MARK}
  </span>
);

const marked = (review: string): string => (review.includes(SAMPLE_MARK) ? review : `${review}\n${SAMPLE_MARK}`);

const copyOf = ({ texts: { reviews = [], names = [] } }: Result, index: number): string =>
  [names[index], marked(reviews[index] ?? '')].filter(Boolean).join('\n');

function Reviews() {
  const { result } = useResultEditor();
  const readings = useNameReadings();
  const { reviews = [], names = [] } = result.texts;
  return (
    <>
      <p className="my-3 text-fg-muted text-sm">
        São exemplos, não opinião de clientes: use como modelo. A marca <SampleMark /> vai junto quando você copia.
      </p>
      <ol>
        {reviews.map((_, index) => {
          const name = names[index];
          return (
            <ResultItem
              // biome-ignore lint/suspicious/noArrayIndexKey: a review keeps its position while its text changes
              key={index}
              place={{ field: 'reviews', index }}
              label={`review ${index + 1}`}
              head={
                <p className="font-semibold" lang="ja">
                  <span className="inline-block w-5 font-display font-semibold text-fg-faint text-lg/[1.6] tabular-nums">
                    {index + 1}
                  </span>
                  {name}
                  {readings.isShown && name && (
                    <span lang="ja-Latn" className="ml-2 font-normal text-fg-muted text-sm">
                      {readings.readingOf(name)}
                    </span>
                  )}
                </p>
              }
              mark={SAMPLE_MARK}
              copy={copyOf(result, index)}
            />
          );
        })}
      </ol>
      <Switch checked={readings.isShown} onChange={(event) => void readings.show(event.target.checked)}>
        Mostrar a leitura dos nomes (romaji)
      </Switch>
    </>
  );
}

const wholeOf = (result: Result): string =>
  (result.texts.reviews ?? []).map((_, index) => copyOf(result, index)).join('\n\n');

/** Romaji of the reviewers' names. The converter loads on first use. */
function useNameReadings() {
  const [isShown, setIsShown] = useState(false);
  const [toRomaji, setToRomaji] = useState<(kana: string) => string>();

  async function show(isWanted: boolean) {
    setIsShown(isWanted);
    if (!isWanted || toRomaji) return;
    try {
      const library = await import('wanakana');
      setToRomaji(() => library.toRomaji);
    } catch {
      setIsShown(false);
      errorToast('Não foi possível carregar a leitura dos nomes. Por favor, tente novamente.');
    }
  }

  return {
    isShown,
    show,
    readingOf: (name: string) => toRomaji && capitaliseWords(toRomaji(hiraganaOf(name))),
  };
}

const capitaliseWords = (text: string): string => text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
