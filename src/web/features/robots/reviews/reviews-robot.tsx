import { useQuery } from '@tanstack/react-query';
import { generateReviews } from '#contract/robots/robots.ts';
import { AppError } from '#domain/errors.ts';
import {
  estimateReviewSeconds,
  type NameStyle,
  type ReviewSize,
  type ReviewsRequest,
} from '#domain/robots/robot-options.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { resultOf } from '#web/components/writing/reply-to-result.ts';
import type { Result } from '#web/components/writing/result.ts';
import { robots } from '#web/components/writing/robot-catalog.ts';
import { WrittenBy } from '#web/components/writing/written-by.tsx';
import { callStream, type StreamWatcher } from '#web/lib/api/call-stream.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { RobotFrame } from '../robot-frame.tsx';
import type { RobotOrigin } from '../robot-search.ts';
import { commonBody, type Guidance, useWriting } from '../use-writing.ts';
import { ReviewsForm, useReviewDraft } from './reviews-form.tsx';
import { ReviewsResult } from './reviews-result.tsx';

const steps = ['Produto e pessoas', 'Reviews'];

const currentOf = ({ texts: { reviews = [], names = [] } }: Result) => ({
  reviews: reviews.map((review, index) => ({ nome: names[index] ?? '', review })),
});

async function askReviews(request: ReviewsRequest, guidance: Guidance, watcher: StreamWatcher): Promise<Result> {
  const body = { ...request, ...commonBody(guidance, currentOf) };
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
  const writing = useWriting<ReviewsRequest>({
    name: 'reviews',
    writer: writers?.reviews,
    productId,
    requestOf: (request) => ({ robot: 'reviews', ...request }),
    ask: askReviews,
    sourceOf: (request) => request.product_description,
    secondsFor: ({ count }) => estimateReviewSeconds(count),
    onFailed: (message) => errorToast('Não foi possível gerar reviews. Por favor, tente novamente.', message),
  });
  const { editor, asked } = writing;
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
        <ReviewsResult writing={writing} />
      ) : (
        <ReviewsForm
          draft={draft}
          generation={writing.generation}
          isInstant={writers === undefined || writers.reviews === 'composer'}
          productId={productId}
          onSubmit={writing.start}
          byAssistant={writing.byAssistant}
        />
      )}
    </RobotFrame>
  );
}
