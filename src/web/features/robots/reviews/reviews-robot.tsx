import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generateReviews } from '#contract/robots/robots.ts';
import { AppError } from '#domain/errors.ts';
import { hiraganaOf } from '#domain/robots/reviews/reviewer-name-lists.ts';
import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import {
  estimateReviewSeconds,
  type NameStyle,
  type ReviewSize,
  type ReviewsRequest,
} from '#domain/robots/robot-options.ts';
import { resultOf } from '#web/components/robot-text/reply-to-result.ts';
import type { Result } from '#web/components/robot-text/result.ts';
import { useResultEditor } from '#web/components/robot-text/result-editor-context.ts';
import { ResultItem } from '#web/components/robot-text/result-item.tsx';
import { robots } from '#web/components/robot-text/robot-catalogue.ts';
import { WrittenBy } from '#web/components/robot-text/written-by.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { callStream, type StreamWatcher } from '#web/lib/api/call-stream.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { CopyAll, ResultFooter } from '../result/result-footer.tsx';
import { ResultFrame } from '../result/result-frame.tsx';
import { RobotFrame } from '../robot-frame.tsx';
import type { RobotOrigin } from '../robot-search-params.ts';
import { type RobotTextControls, type SharedRequest, sharedFieldsOf, useRobotText } from '../use-robot-text.ts';
import { ReviewsForm, useReviewDraft } from './reviews-form.tsx';

const steps = ['Produto e pessoas', 'Reviews'];

const currentOf = ({ texts: { reviews = [], names = [] } }: Result) => ({
  reviews: reviews.map((review, index) => ({ nome: names[index] ?? '', review })),
});

async function askReviews(request: ReviewsRequest, shared: SharedRequest, watcher: StreamWatcher): Promise<Result> {
  const body = { ...request, ...sharedFieldsOf(shared, currentOf) };
  const reply = await callStream(generateReviews, { body }, watcher);
  if (reply.reviews.length === 0) throw new AppError('provider_failed', 'Erro desconhecido');
  return resultOf(reply);
}

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
  const draft = useReviewDraft();
  const { data: writers } = useQuery(robotWritersQuery);
  const robotText = useRobotText<ReviewsRequest>({
    name: 'reviews',
    writer: writers?.reviews,
    productId,
    requestOf: (request) => ({ robot: 'reviews', ...request }),
    ask: askReviews,
    sourceOf: (request) => request.product_description,
    secondsFor: ({ count }) => estimateReviewSeconds(count),
    onFailed: (message) => errorToast('Não foi possível gerar reviews. Por favor, tente novamente.', message),
  });
  const { editor, asked } = robotText;
  const lead =
    editor && asked ? (
      <>
        <span>{describeOrder(asked)}</span>
        <WrittenBy robot="reviews" writer={editor.result.writer} isWriting={editor.isWriting} />
      </>
    ) : (
      'Modelos de review em japonês, no jeito de quem compra lá.'
    );
  return (
    <RobotFrame robot={robots.reviews} lead={lead} step={editor ? 2 : 1} steps={steps} compact={editor !== undefined}>
      {editor ? (
        <ReviewsResult robotText={robotText} />
      ) : (
        <ReviewsForm
          draft={draft}
          generation={robotText.generation}
          isInstant={writers === undefined || writers.reviews === 'composer'}
          productId={productId}
          onSubmit={robotText.start}
          byAssistant={robotText.byAssistant}
        />
      )}
    </RobotFrame>
  );
}

function ReviewsResult({ robotText }: { robotText: RobotTextControls }) {
  return (
    <ResultFrame
      robotText={robotText}
      next={<CopyAll text={wholeOf} fields={['reviews']} />}
      foot={
        <ResultFooter
          robotText={robotText}
          restartLabel="Gerar review novamente"
          onRestart={robotText.clear}
          fileName="reviews"
          text={wholeOf}
        />
      }
    >
      <Reviews />
    </ResultFrame>
  );
}

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
        São exemplos, não opinião de clientes: use como modelo. A marca{' '}
        <span lang="ja" className="whitespace-nowrap">
          {SAMPLE_MARK}
        </span>{' '}
        vai junto quando você copia.
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
