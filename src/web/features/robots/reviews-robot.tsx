import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { generateReviews } from '#contract/robots.ts';
import { AppError } from '#domain/errors.ts';
import { estimateReviewSeconds, type NameStyle, type ReviewSize } from '#domain/robots/robot-options.ts';
import type { ReviewsRequest } from '#domain/robots/robot-replies.ts';
import { call } from '#web/lib/api.ts';
import { failureToast } from './failure-toast.ts';
import { ReviewsForm } from './reviews-form.tsx';
import { ReviewsResult } from './reviews-result.tsx';
import { robots } from './robot-catalog.ts';
import { RobotFrame } from './robot-frame.tsx';
import { useGeneration } from './use-generation.ts';
import { useReviewDraft } from './use-review-draft.ts';

const steps = ['Produto e pessoas', 'Reviews'];

async function askReviews(body: ReviewsRequest, signal: AbortSignal) {
  const reply = await call(generateReviews, { body }, { signal });
  if (reply.reviews.length === 0) throw new AppError('provider_failed', 'Erro desconhecido');
  return reply;
}

const nameWords: Record<NameStyle, string> = { hiragana: 'hiragana', kanji: 'kanji', ambos: 'kanji e hiragana' };
const sizeWords: Record<ReviewSize, string> = {
  curta: 'tamanho curto',
  media: 'tamanho médio',
  longa: 'tamanho longo',
  mix: 'tamanhos variados',
};

const describeOrder = ({ count, name_style: nameStyle, size }: ReviewsRequest): string =>
  `${count} reviews, nomes em ${nameWords[nameStyle]}, ${sizeWords[size]}.`;

export function ReviewsRobot() {
  const draft = useReviewDraft();
  const [result, setResult] = useState<{ reply: Reply<typeof generateReviews>; request: ReviewsRequest }>();
  const reviews = useGeneration(askReviews);

  const submit = (request: ReviewsRequest) =>
    reviews.run(request, {
      seconds: estimateReviewSeconds(request.count),
      onDone: (reply) => setResult({ reply, request }),
      onFailed: () => failureToast('Não foi possível gerar reviews. Por favor, tente novamente.'),
    });

  const lead = result ? describeOrder(result.request) : 'Modelos de review em japonês, no jeito de quem compra lá.';
  return (
    <RobotFrame robot={robots.reviews} lead={lead} step={result ? 2 : 1} steps={steps}>
      {result ? (
        <ReviewsResult result={result.reply} onRestart={() => setResult(undefined)} />
      ) : (
        <ReviewsForm draft={draft} generation={reviews} onSubmit={submit} />
      )}
    </RobotFrame>
  );
}
