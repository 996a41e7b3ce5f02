import * as z from 'zod';
import { REVIEW_LENGTHS } from '#domain/robots/robot-options.ts';
import type { Review, ReviewsRequest } from '#domain/robots/robot-replies.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import type { AiProblem } from '#server/providers/ai/ai-engine.ts';
import { checkReviews } from '#writer/check/check-replies.ts';
import { pickFittingReviews } from '#writer/check/fit-reviews.ts';
import { withSampleMark } from '#writer/compose/compose-reviews.ts';
import { pickReviewerNames } from '#writer/compose/reviewer-names.ts';
import { toProblems } from './robot-checks.ts';
import { FACTS_ONLY, NATURAL_JAPANESE, quoteSeller } from './robot-prompts.ts';
import type { RobotJob } from './run-robot.ts';

const reviewsSchema = z.object({ reviews: z.array(z.string()) });

/** Names are ours, drawn from lists: the model writes texts only, and gets no say in how many people there are. */
function signReviews(request: ReviewsRequest, texts: readonly string[]): Review[] {
  const people = pickReviewerNames({
    count: request.count,
    women: request.women_count,
    men: request.men_count,
    style: request.name_style,
    seed: hashText(JSON.stringify(request)),
  });
  return people
    .slice(0, texts.length)
    .map(({ name }, index) => ({ nome: name, review: withSampleMark(texts[index] ?? '') }));
}

const sizeText = ({ size }: ReviewsRequest): string => {
  if (size === 'mix') return 'misture textos curtos (15 a 40 caracteres), médios (60 a 120) e longos (180 a 350)';
  const { min, max } = REVIEW_LENGTHS[size];
  return `cada um com ${min} a ${max} caracteres`;
};

export const reviewsJob = (
  request: ReviewsRequest,
): RobotJob<z.output<typeof reviewsSchema>> & { finish(texts: string[]): Review[] } => ({
  robot: 'reviews',
  compose: async (composeInWorker) => {
    const { reviews } = await composeInWorker({ robot: 'reviews', input: { ...request, facts: [] } });
    return { reviews: reviews.map(({ review }) => review) };
  },
  request: async () => ({
    system: `Você escreve modelos de avaliação, que serão marcados como exemplo. ${NATURAL_JAPANESE} ${FACTS_ONLY} Sem nomes, idades nem estrelas.`,
    prompt: [
      `Escreva ${request.count} avaliações diferentes, ${sizeText(request)}. Umas ${request.women_count} soam como de mulheres e ${request.men_count} como de homens.`,
      quoteSeller(request.product_description),
    ].join('\n'),
    schema: reviewsSchema,
    check: ({ reviews }) => findProblems(request, reviews),
  }),
  finish: (texts) => signReviews(request, chooseTexts(request, texts).texts),
});

function chooseTexts(request: ReviewsRequest, texts: readonly string[]) {
  const fitting = pickFittingReviews(texts, request);
  const missing = request.count - fitting.length;
  return { missing, texts: missing === 0 ? fitting : texts.slice(0, request.count) };
}

/** Too few texts of the wanted size are no result; what is wrong with each of them helps the model to mend it. */
function findProblems(request: ReviewsRequest, written: readonly string[]): AiProblem[] {
  const { missing, texts } = chooseTexts(request, written);
  const problems = toProblems(checkReviews(signReviews(request, texts), request));
  if (missing === 0) return problems;
  return [...problems, { message: `reviews: faltam ${missing} textos do tamanho pedido.`, isTolerable: false }];
}
