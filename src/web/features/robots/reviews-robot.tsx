import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { generateReviews } from '#contract/robots.ts';
import { AppError } from '#domain/errors.ts';
import { estimateReviewSeconds } from '#domain/robots/robot-options.ts';
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

export function ReviewsRobot() {
  const draft = useReviewDraft();
  const [result, setResult] = useState<Reply<typeof generateReviews>>();
  const reviews = useGeneration(askReviews);

  const submit = (request: ReviewsRequest) =>
    reviews.run(request, {
      seconds: estimateReviewSeconds(request.count),
      onDone: setResult,
      onFailed: () => failureToast('Não foi possível gerar reviews. Por favor, tente novamente.'),
    });

  const lead = result
    ? `${result.reviews.length} modelos de review`
    : 'Modelos de review em japonês, no jeito de quem compra lá.';
  return (
    <RobotFrame robot={robots.reviews} lead={lead} step={result ? 2 : 1} steps={steps}>
      {result ? (
        <ReviewsResult result={result} onRestart={() => setResult(undefined)} />
      ) : (
        <ReviewsForm draft={draft} generation={reviews} onSubmit={submit} />
      )}
    </RobotFrame>
  );
}
