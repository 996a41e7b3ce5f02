import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import {
  AD_DESCRIPTION_COUNT,
  META_DESCRIPTION_LENGTH,
  type RobotName,
  SAMPLE_MARK,
} from '#domain/robots/robot-options.ts';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import { fromMarkup } from '#server/providers/translation/markup-text.ts';
import type { Composition } from '#writer/compose/product-subject.ts';
import { promptFor } from '#writer/compose/prompt-for.ts';
import { reviewSlots, withSampleMark } from '#writer/compose/review-slots.ts';
import {
  type AnswerReplies,
  type AnswerRobot,
  type PromptRequests,
  ROBOT_PROMPTS,
} from '#writer/compose/robot-prompts.ts';
import { splitSentences } from '#writer/text/sentences.ts';
import { formProblems } from './form-problems.ts';
import { reviewTextsSchema, writeReviews } from './review-batches.ts';
import type { CurrentTexts, Guidance, ModelSession, ReplyTexts, RobotJob } from './robot-job.ts';
import { findLostTerms } from './translation/glossary-terms.ts';
import { translateText } from './translation/translate-text.ts';

type Job<R extends RobotName> = RobotJob<AnswerReplies[R], ReplyTexts[R]>;
type GuidanceOf<R extends RobotName> = Guidance<AnswerReplies[R], CurrentTexts<R>>;

type OwnJob<R extends RobotName> = Pick<Job<R>, 'japanese' | 'draft' | 'check'> &
  Partial<Pick<Job<R>, 'serve' | 'write' | 'replyOf' | 'current' | 'given'>> & {
    /** What a model answers. */
    schema: z.ZodType<AnswerReplies[R]>;
    maxTokens: number;
  };

type RobotRow<R extends RobotName> = {
  /** How many texts an assistant is asked for, where it is a number. */
  expected?(request: PromptRequests[R]): number;
  job(request: PromptRequests[R], guidance: GuidanceOf<R>): OwnJob<R> | Promise<OwnJob<R>>;
};

/** Throws a one-sentence error about missing input of the composer. */
function requireWritten<Reply>(composition: Composition<Reply>): Written<Reply> {
  if (composition.isWritten) return composition;
  const missing = composition.missing.map((key) => fieldRow(key).label.toLowerCase()).join(', ');
  throw new AppError('conflict', `Falta na ficha, em japonês: ${missing}. Preencha e tente novamente.`);
}

const words = z.string().min(1);

/** By robot: how it composes, what a model answers, how its texts are checked, and what it replies. */
const ROBOTS: { [R in RobotName]: RobotRow<R> } = {
  names: {
    job: (request, { sheet, compose }) => ({
      japanese: [],
      schema: z.object({ names: z.array(words) }),
      maxTokens: 500,
      check: (texts) => compose({ work: 'checkNames', input: { texts, source: request.description, sheet } }),
      draft: async (known) => requireWritten(await compose({ work: 'names', input: { sheet: known, request } })),
    }),
  },
  copy: {
    job: (request, { sheet, compose }) => ({
      japanese: [],
      schema: z.object({ publico: words, persona: words, copy: words }),
      maxTokens: 2_500,
      check: (texts) => {
        const names = [request.chosenName];
        return compose({ work: 'checkCopy', input: { texts, source: request.description, sheet, names } });
      },
      draft: (known) => compose({ work: 'copy', input: { sheet: known, request } }),
    }),
  },
  translate: { job: translateJob },
  ads: {
    expected: () => AD_DESCRIPTION_COUNT,
    job: (request, { sheet, nameJa, compose }) => ({
      japanese: ['descriptions'],
      schema: z.object({ descriptions: z.array(words) }),
      maxTokens: 1_500,
      check: (texts) => compose({ work: 'checkAds', input: { texts, source: request.text, sheet } }),
      draft: async (known) => requireWritten(await compose({ work: 'ads', input: { sheet: known, request, nameJa } })),
    }),
  },
  reviews: { expected: ({ count }) => count, job: reviewsJob },
};

/** The seller's text in a request. */
export const sourceOf = <R extends AnswerRobot>(robot: R, request: PromptRequests[R]): string =>
  ROBOT_PROMPTS[robot].text(request);

export const expectedOf = <R extends RobotName>(robot: R, request: PromptRequests[R]): number =>
  ROBOTS[robot].expected?.(request) ?? 0;

/** Shared by all robots: one request to the model, and one correction of formal errors. */
export async function jobFor<R extends RobotName>(
  robot: R,
  request: PromptRequests[R],
  guidance: GuidanceOf<R>,
): Promise<Job<R>> {
  const { sheet, glossary, current } = guidance;
  const { schema, maxTokens, ...own } = await ROBOTS[robot].job(request, guidance);
  const prompt = (session: ModelSession, redo?: { field: string; whole: string; old: string }) =>
    promptFor(robot, request, {
      sheet,
      glossary,
      quotation: session.quotation,
      hasImage: session.image !== undefined,
      redo,
    });
  return {
    ...guidance,
    // Like the reply, except for reviews, which have their own.
    current: current as AnswerReplies[R] | undefined,
    replyOf: (texts) => texts as unknown as ReplyTexts[R],
    robot,
    source: sourceOf(robot, request),
    redoPrompt: prompt,
    write: (session) => {
      const { system, body } = prompt(session);
      return session.ask({
        system,
        prompt: body,
        schema,
        maxTokens,
        image: session.image,
        check: async (texts) => formProblems((await own.check(texts)).warnings),
        show: session.show,
      });
    },
    ...own,
  };
}

/** Japanese needs about as many tokens as the Portuguese has characters, plus the meta description. */
const translationTokens = (text: string): number => 800 + Math.ceil(text.length * 1.2);

/**
 * Fallback when the sheet lacks the product type: the beginning of the translation, in the length that search engines
 * show.
 */
function metaOf(translation: string): string {
  let meta = '';
  for (const { text } of splitSentences(translation, 'ja')) {
    const plain = fromMarkup(text);
    const longer = `${meta}${/[。！？]$/.test(plain) ? plain : `${plain}。`}`;
    if (fullWidthLength(longer) > META_DESCRIPTION_LENGTH.max) break;
    meta = longer;
  }
  return meta;
}

/** 1 when every sentence of the source has a translation. */
function translatedShare(sentences: readonly WrittenSentence[]): number {
  const translated = sentences.filter(({ field, source }) => field === 'translation' && source !== null);
  const filled = translated.filter(({ text }) => text.trim() !== '');
  return translated.length === 0 ? 1 : filled.length / translated.length;
}

async function translateJob(
  { text: source }: PromptRequests['translate'],
  { sheet, nameJa, compose, glossary, given }: GuidanceOf<'translate'>,
): Promise<OwnJob<'translate'>> {
  /** Composes meta description and slug, which no translator writes, from the sheet. */
  const frame = (english?: string) => compose({ work: 'translationFrame', input: { sheet, source, nameJa, english } });
  // A browser provides only the translation.
  const isPart = given?.writer === 'browser';
  const { meta_description = '', url_slug = '' } = isPart ? await frame() : {};
  return {
    given: isPart ? { ...given, texts: { ...given.texts, meta_description, url_slug } } : given,
    japanese: ['translation', 'meta_description'],
    schema: z.object({ translation: words, meta_description: words, url_slug: words }),
    maxTokens: translationTokens(source),
    check: async (texts) => {
      const names = nameJa ? [nameJa] : [];
      const checked = await compose({ work: 'checkTranslation', input: { texts, source, sheet, names } });
      const lost = findLostTerms(source, checked.texts.translation, glossary);
      return { ...checked, warnings: [...checked.warnings, ...lost] };
    },
    draft: () => frame(),
    serve: async (translator, call) => {
      const { translation, english, ...rest } = await translateText(translator, {
        text: source,
        glossary,
        sheet,
        ...call,
      });
      const { meta_description, url_slug, sentences } = await frame(english);
      return {
        texts: { translation, meta_description: meta_description || metaOf(translation), url_slug },
        said: sentences.filter(({ field }) => field === 'meta_description'),
        ...rest,
      };
    },
    replyOf: (texts, sentences) => ({ ...texts, translated_share: translatedShare(sentences) }),
  };
}

/** Names and sample marks are added to the texts at the end. */
function reviewsJob(
  request: PromptRequests['reviews'],
  { sheet, nameJa, glossary, compose, current }: GuidanceOf<'reviews'>,
): OwnJob<'reviews'> {
  const { product_description: source, size } = request;
  const slots = reviewSlots(request);
  let names = slots.map(({ name }) => name);
  const unsigned = (reviews: readonly { review: string }[]) =>
    reviews.map(({ review }) => review.replaceAll(SAMPLE_MARK, '').trim());
  const check = (texts: AnswerReplies['reviews']) =>
    compose({ work: 'checkReviews', input: { texts, source, sheet, size } });
  return {
    current: current && { reviews: unsigned(current.reviews) },
    japanese: ['reviews'],
    schema: reviewTextsSchema,
    maxTokens: 0,
    check,
    draft: async (known) => {
      const { reviews, sentences } = requireWritten(
        await compose({ work: 'reviews', input: { sheet: known, request, nameJa } }),
      );
      names = reviews.map(({ nome }) => nome);
      return { reviews: unsigned(reviews), sentences };
    },
    write: async (session) => {
      const { quotation } = session;
      const written = await writeReviews(
        slots,
        session,
        (wanted) => promptFor('reviews', request, { sheet, glossary, quotation, slots: wanted }),
        async (reviews) => formProblems((await check({ reviews })).warnings),
      );
      // A failed batch leaves a gap, so each text keeps the name that it was written for.
      names = written.map(({ slot }) => slot.name);
      return { reviews: written.map(({ text }) => text) };
    },
    replyOf: ({ reviews }) => ({
      reviews: reviews.map((text, index) => ({
        nome: current?.reviews[index]?.nome ?? names[index] ?? '',
        review: withSampleMark(text),
      })),
    }),
  };
}
