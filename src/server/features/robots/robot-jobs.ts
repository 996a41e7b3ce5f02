import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { META_DESCRIPTION_LENGTH, SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import type {
  AdsReply,
  AdsRequest,
  CopyReply,
  CopyRequest,
  NamesReply,
  NamesRequest,
  ReviewsRequest,
  TranslationReply,
  TranslationRequest,
} from '#domain/robots/robot-replies.ts';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import { fromMarkup } from '#server/providers/translation/markup-text.ts';
import type { Composition } from '#writer/compose/product-subject.ts';
import { type PromptRequests, promptFor } from '#writer/compose/prompt-for.ts';
import { type ReviewSlot, withSampleMark } from '#writer/compose/review-slots.ts';
import { splitSentences } from '#writer/text/sentences.ts';
import { formProblems } from './form-problems.ts';
import type { Upload } from './product-image.ts';
import { reviewTextsSchema, writeReviews } from './review-batches.ts';
import type { Checked, Guidance, ModelSession, RobotJob, RobotName, Texts } from './robot-job.ts';
import { findLostTerms } from './translation/glossary-terms.ts';
import { translateText } from './translation/translate-text.ts';

type Base<T extends Texts, R extends RobotName> = {
  robot: R;
  source: string;
  request: PromptRequests[R];
  upload?: Upload | undefined;
  japanese: readonly string[];
  schema: z.ZodType<T>;
  maxTokens: number;
  check(texts: T): Promise<Checked<T>>;
};

/** Shared by all robots: one request to the model, and one correction of formal errors. */
function jobOf<T extends Texts, R extends RobotName>(
  { robot, source, request, upload, japanese, schema, maxTokens, check }: Base<T, R>,
  guidance: Guidance<T>,
): Omit<RobotJob<T>, 'draft'> {
  const { sheet, glossary } = guidance;
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
    robot,
    source,
    upload,
    japanese,
    check,
    redoPrompt: prompt,
    write: (session) => {
      const { system, body } = prompt(session);
      return session.ask({
        system,
        prompt: body,
        schema,
        maxTokens,
        image: session.image,
        check: async (texts) => formProblems((await check(texts)).warnings),
        show: session.show,
      });
    },
  };
}

/** Throws a one-sentence error about missing input of the composer. */
function requireWritten<Reply>(composition: Composition<Reply>): Written<Reply> {
  if (composition.isWritten) return composition;
  const missing = composition.missing.map((key) => fieldRow(key).label.toLowerCase()).join(', ');
  throw new AppError('conflict', `Falta na ficha, em japonês: ${missing}. Preencha e tente novamente.`);
}

const namesSchema = z.object({ names: z.array(z.string().min(1)) });

export function namesJob(request: NamesRequest, guidance: Guidance<NamesReply>, upload?: Upload): RobotJob<NamesReply> {
  const { sheet, compose } = guidance;
  const { description: source } = request;
  return {
    ...jobOf(
      {
        robot: 'names',
        source,
        request,
        upload,
        japanese: [],
        schema: namesSchema,
        maxTokens: 500,
        check: (texts) => compose({ work: 'checkNames', input: { texts, source, sheet } }),
      },
      guidance,
    ),
    draft: async (known) => requireWritten(await compose({ work: 'names', input: { sheet: known, request } })),
  };
}

const copySchema = z.object({ publico: z.string().min(1), persona: z.string().min(1), copy: z.string().min(1) });

export function copyJob(request: CopyRequest, guidance: Guidance<CopyReply>, upload?: Upload): RobotJob<CopyReply> {
  const { sheet, compose } = guidance;
  const { description: source } = request;
  return {
    ...jobOf(
      {
        robot: 'copy',
        source,
        request,
        upload,
        japanese: [],
        schema: copySchema,
        maxTokens: 2_500,
        check: (texts) => compose({ work: 'checkCopy', input: { texts, source, sheet, names: [request.chosenName] } }),
      },
      guidance,
    ),
    draft: (known) => compose({ work: 'copy', input: { sheet: known, request } }),
  };
}

const translationSchema = z.object({
  translation: z.string().min(1),
  meta_description: z.string().min(1),
  url_slug: z.string().min(1),
});
/** Japanese needs about as many tokens as the Portuguese has characters, plus the meta description. */
const translationTokens = (text: string): number => 800 + Math.ceil(text.length * 1.2);

/**
 * Fallback when the sheet lacks the product type: the beginning of the translation, in the length that search engines
 * show.
 */
function metaOf(translation: string): string {
  let meta = '';
  for (const { text } of splitSentences(translation, 'ja')) {
    const words = fromMarkup(text);
    const longer = `${meta}${/[。！？]$/.test(words) ? words : `${words}。`}`;
    if (fullWidthLength(longer) > META_DESCRIPTION_LENGTH.max) break;
    meta = longer;
  }
  return meta;
}

export function translateJob(
  request: TranslationRequest,
  guidance: Guidance<TranslationReply>,
): RobotJob<TranslationReply> {
  const { sheet, nameJa, compose, glossary } = guidance;
  const { text: source } = request;
  /** Composes meta description and slug, which no translator writes, from the sheet. */
  const frame = (english?: string) => compose({ work: 'translationFrame', input: { sheet, source, nameJa, english } });
  return {
    ...jobOf(
      {
        robot: 'translate',
        source,
        request,
        japanese: ['translation', 'meta_description'],
        schema: translationSchema,
        maxTokens: translationTokens(source),
        check: async (texts) => {
          const names = nameJa ? [nameJa] : [];
          const checked = await compose({ work: 'checkTranslation', input: { texts, source, sheet, names } });
          const lost = findLostTerms(source, checked.texts.translation, glossary);
          return { ...checked, warnings: [...checked.warnings, ...lost] };
        },
      },
      guidance,
    ),
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
  };
}

const adsSchema = z.object({ descriptions: z.array(z.string().min(1)) });

export function adsJob(request: AdsRequest, guidance: Guidance<AdsReply>): RobotJob<AdsReply> {
  const { sheet, nameJa, compose } = guidance;
  const { text: source } = request;
  return {
    ...jobOf(
      {
        robot: 'ads',
        source,
        request,
        japanese: ['descriptions'],
        schema: adsSchema,
        maxTokens: 1_500,
        check: (texts) => compose({ work: 'checkAds', input: { texts, source, sheet } }),
      },
      guidance,
    ),
    draft: async (known) => requireWritten(await compose({ work: 'ads', input: { sheet: known, request, nameJa } })),
  };
}

export type ReviewTexts = { reviews: string[] };

/** Names and sample marks are added to the texts at the end. */
export type ReviewsJob = RobotJob<ReviewTexts> & {
  sign(texts: readonly string[], current?: readonly { nome: string }[]): { nome: string; review: string }[];
};

export function reviewsJob(
  request: ReviewsRequest,
  slots: readonly ReviewSlot[],
  guidance: Guidance<ReviewTexts>,
): ReviewsJob {
  const { sheet, nameJa, compose } = guidance;
  const { product_description: source, size } = request;
  const base = (wanted: readonly ReviewSlot[]) =>
    jobOf(
      {
        robot: 'reviews',
        source,
        request: { product_description: source, slots: wanted },
        japanese: ['reviews'],
        schema: reviewTextsSchema,
        maxTokens: 0,
        check: (texts: ReviewTexts) => compose({ work: 'checkReviews', input: { texts, source, sheet, size } }),
      },
      guidance,
    );
  const job = base(slots);
  let names = slots.map(({ name }) => name);
  return {
    ...job,
    draft: async (known) => {
      const { reviews, sentences } = requireWritten(
        await compose({ work: 'reviews', input: { sheet: known, request, nameJa } }),
      );
      names = reviews.map(({ nome }) => nome);
      return { reviews: reviews.map(({ review }) => review.replaceAll(SAMPLE_MARK, '').trim()), sentences };
    },
    write: async (session) => {
      const { quotation } = session;
      const promptOf = (wanted: readonly ReviewSlot[]) =>
        promptFor(
          'reviews',
          { product_description: source, slots: wanted },
          { sheet, glossary: guidance.glossary, quotation },
        );
      const written = await writeReviews(slots, session, promptOf, async (reviews) =>
        formProblems((await job.check({ reviews })).warnings),
      );
      // A failed batch leaves a gap, so each text keeps the name that it was written for.
      names = written.map(({ slot }) => slot.name);
      return { reviews: written.map(({ text }) => text) };
    },
    sign: (texts, current) =>
      texts.map((text, index) => ({
        nome: current?.[index]?.nome ?? names[index] ?? '',
        review: withSampleMark(text),
      })),
  };
}
