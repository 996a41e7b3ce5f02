import * as z from 'zod';
import { REVIEW_LENGTHS, type ReviewSize, SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import type { Review, ReviewsRequest } from '#domain/robots/robot-replies.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import { pickReviewerNames } from '#writer/compose/reviewer-names.ts';
import { withSampleMark } from '#writer/compose/sample-mark.ts';
import { type Slot, writeInBatches } from './review-batches.ts';
import { toProblems } from './robot-checks.ts';
import type { Guidance, RobotJob } from './robot-job.ts';
import { BUYER, FACTS_ONLY, LAWFUL, NATURAL_JAPANESE, PLAIN_ANSWER, quoteMaterial } from './robot-prompts.ts';

export type ReviewTexts = { reviews: string[] };

const reviewsSchema = z.object({ reviews: z.array(z.string().min(1)) });
const MIX: readonly Exclude<ReviewSize, 'mix'>[] = ['media', 'curta', 'longa'];
/** For one review; Japanese takes about a token and a half per letter. */
const TOKENS = { curta: 80, media: 220, longa: 600 } as const;

const VOICE = `Você escreve modelos de avaliação de produto, que a loja mostra marcados como exemplo. ${BUYER}
${NATURAL_JAPANESE} Cada avaliação soa como uma pessoa comum: uma situação concreta, um detalhe do produto, às vezes uma pequena ressalva. O jeito de falar combina com quem assina. Sem nomes, idades, estrelas nem a marca de exemplo: a loja as põe.
${FACTS_ONLY}
${LAWFUL}
${PLAIN_ANSWER}

Exemplo. Texto: "Garrafa térmica inox 500 ml, tampa com trava". Mulher, curta: "トレイに入れてもこぼれないので、通勤バッグでも安心です。" seria errada: "トレイ" não faz sentido. Certa: "ふたがロックできるので、通勤バッグに入れても安心です。"`;

/** Who signs, in order; drawn from lists, so that the model gets no say in how many people there are. */
function slotsOf(request: ReviewsRequest): Slot[] {
  const people = pickReviewerNames({
    count: request.count,
    women: request.women_count,
    men: request.men_count,
    style: request.name_style,
    seed: hashText(JSON.stringify([request.product_description, request.size, request.count, request.name_style])),
  });
  return people.map(({ name, gender }, index) => ({
    name,
    gender,
    size: request.size === 'mix' ? (MIX[index % MIX.length] ?? 'media') : request.size,
  }));
}

/** Names and the mark of a sample belong to the shop: they are put around the texts at the end. */
export type ReviewsJob = RobotJob<ReviewTexts> & {
  sign(texts: readonly string[], current?: readonly Review[]): Review[];
};

export function reviewsJob(request: ReviewsRequest, guidance: Guidance<ReviewTexts>): ReviewsJob {
  const { facts, compose } = guidance;
  const check = async ({ reviews }: ReviewTexts) => {
    const input = {
      reply: reviews.map((review) => ({ nome: '', review })),
      source: request.product_description,
      facts,
    };
    const { reply, warnings } = await compose({ work: 'checkReviews', input: { ...input, size: request.size } });
    return { texts: { reviews: reply.map(({ review }) => review) }, warnings };
  };
  let names = slotsOf(request).map(({ name }) => name);
  return {
    ...guidance,
    robot: 'reviews',
    source: request.product_description,
    japanese: ['reviews'],
    voice: VOICE,
    draft: async () => {
      const { reviews, sentences } = await compose({ work: 'reviews', input: { ...request, facts } });
      names = reviews.map(({ nome }) => nome);
      return { reviews: reviews.map(({ review }) => review.replaceAll(SAMPLE_MARK, '').trim()), sentences };
    },
    write: async (scribe) => {
      const written = await writeInBatches(slotsOf(request), scribe, (slots, from) => ({
        system: `${VOICE}\n\n${scribe.quotation.rule}`,
        prompt: [
          `Escreva ${slots.length} avaliações, nesta ordem, cada uma com outra situação e outro detalhe do produto:`,
          slots.map((slot, index) => `${index + 1}. ${describeSlot(slot)}`).join('\n'),
          quoteMaterial(scribe.quotation, { ...guidance, text: request.product_description }),
        ].join('\n\n'),
        schema: reviewsSchema,
        maxTokens: 300 + slots.reduce((sum, { size }) => sum + TOKENS[size], 0),
        check: async (reply) => [
          ...toProblems((await check(reply)).warnings),
          ...(reply.reviews.length < slots.length
            ? [{ message: `Faltam ${slots.length - reply.reviews.length} avaliações.`, isTolerable: false }]
            : []),
        ],
        show: (partial) => scribe.show(partial, from),
      }));
      // A batch that failed is missing in the middle: each text keeps the name it was written for.
      names = written.map(({ slot }) => slot.name);
      return { reviews: written.map(({ text }) => text) };
    },
    check,
    sign: (texts, current) =>
      texts.map((text, index) => ({
        nome: current?.[index]?.nome ?? names[index] ?? '',
        review: withSampleMark(text),
      })),
  };
}

function describeSlot({ gender, size, name }: Slot): string {
  const { min, max } = REVIEW_LENGTHS[size];
  const style = /^[ぁ-んー\s]+$/.test(name) ? 'apelido em hiragana, tom mais leve' : 'nome em kanji, tom mais comedido';
  return `${gender === 'woman' ? 'mulher' : 'homem'} (${style}), de ${min} a ${max} caracteres`;
}
