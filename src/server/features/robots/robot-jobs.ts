import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { SAMPLE_MARK, withSampleMark } from '#domain/robots/reviews/sample-review-mark.ts';
import { META_DESCRIPTION_LENGTH, type RobotName } from '#domain/robots/robot-options.ts';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import { fromMarkup } from '#server/providers/translation/markup-text.ts';
import { type AnswerPart, isList } from '#writer/answers/answer-headings.ts';
import type { Composition } from '#writer/compose/product-subject.ts';
import { reviewSlots } from '#writer/compose/review-slots.ts';
import { sourceOf } from '#writer/prompts/prompt-for.ts';
import {
  type AnswerReplies,
  type PromptRequests,
  ROBOT_PROMPTS,
  type RobotPrompt,
} from '#writer/prompts/robot-prompts.ts';
import { splitSentencesAndCells } from '#writer/text/sentences.ts';
import type { ModelSession } from './model-session.ts';
import { formProblems } from './model-session.ts';
import { writeReviews } from './review-batches.ts';
import type { CheckedTexts, CurrentTexts, JobInput, ReplyTexts, RobotJob } from './robot-job-types.ts';
import { findLostTerms } from './translation/glossary-terms.ts';
import { translateText } from './translation/translate-text.ts';

type Job<R extends RobotName> = RobotJob<AnswerReplies[R], ReplyTexts[R]>;
type JobInputOf<R extends RobotName> = JobInput<AnswerReplies[R], CurrentTexts<R>>;

/** What a robot does in another way than the others. */
type OwnJob<R extends RobotName> = Partial<
  Pick<Job<R>, 'draft' | 'serve' | 'write' | 'check' | 'replyOf' | 'current' | 'given'>
>;
type OwnJobs = { [R in RobotName]?: (job: Basis<R>) => OwnJob<R> | Promise<OwnJob<R>> };
type Basis<R extends RobotName> = { request: PromptRequests[R]; input: JobInputOf<R>; check: Job<R>['check'] };

function requireWritten<Reply>(composition: Composition<Reply> | Written<Reply>): Written<Reply> {
  if (!('missing' in composition)) return composition;
  const missing = composition.missing.map((key) => fieldRow(key).label.toLowerCase()).join(', ');
  throw new AppError('conflict', `Falta na ficha, em japonês: ${missing}. Preencha e tente novamente.`);
}

const words = z.string().min(1);
const MAX_TOKENS = 1_500;
/** Japanese needs about as many tokens as the Portuguese has characters, plus the meta description. */
const translationTokens = (text: string): number => 800 + Math.ceil(text.length * 1.2);
const JAPANESE: readonly AnswerPart['kind'][] = ['japanese', 'translation', 'items'];

/** Shared by all robots: one request to the model, and one correction of formal errors. */
export async function createJob<R extends RobotName>(
  robot: R,
  request: PromptRequests[R],
  input: JobInputOf<R>,
): Promise<Job<R>> {
  const { sheet, glossary, nameJa, compose } = input;
  const { parts, maxTokens = MAX_TOKENS }: RobotPrompt<R> = ROBOT_PROMPTS[robot];
  const source = sourceOf(robot, request);
  // The tables of the threads have these types by robot, and the parts are the fields of the texts.
  const check = (texts: AnswerReplies[R]) =>
    compose({ work: 'check', input: { robot, texts, request, sheet, nameJa } }) as Promise<
      CheckedTexts<AnswerReplies[R]>
    >;
  const fields = parts.map(({ field, kind }) => [field, isList(kind) ? z.array(words) : words]);
  const schema = z.object(Object.fromEntries(fields)) as unknown as z.ZodType<AnswerReplies[R]>;
  const prompt = (session: ModelSession, redo?: { field: string; whole: string; old: string }) =>
    compose({
      work: 'prompt',
      input: {
        robot,
        request,
        sheet,
        glossary,
        mark: session.quotation.mark,
        hasImage: session.image !== undefined,
        redo,
      },
    });
  const job: Job<R> = {
    ...input,
    // Like the reply, except for reviews, which have their own.
    current: input.current as AnswerReplies[R] | undefined,
    replyOf: (texts) => texts as unknown as ReplyTexts[R],
    robot,
    source,
    japanese: parts.flatMap(({ field, kind }) => (JAPANESE.includes(kind) ? [field] : [])),
    check,
    draft: async (known) => {
      const draft = await compose({ work: 'draft', input: { robot, sheet: known, request, nameJa } });
      return requireWritten(draft as Composition<AnswerReplies[R]>);
    },
    redoPrompt: prompt,
    write: async (session) => {
      const { system, body } = await prompt(session);
      return session.ask({
        system,
        prompt: body,
        schema,
        maxTokens: robot === 'translate' ? translationTokens(source) : maxTokens,
        image: session.image,
        check: async (texts) => formProblems((await job.check(texts)).warnings),
        show: session.show,
      });
    },
  };
  return Object.assign(job, await OWN_JOBS[robot]?.({ request, input, check }));
}

const OWN_JOBS: OwnJobs = { translate: translateJob, reviews: reviewsJob };

/** Without a product type: the beginning of the translation, in the length that search engines show. */
function metaOf(translation: string): string {
  let meta = '';
  for (const { text } of splitSentencesAndCells(translation, 'ja')) {
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

async function translateJob({ request, input, check }: Basis<'translate'>): Promise<OwnJob<'translate'>> {
  const { text: source } = request;
  const { sheet, nameJa, compose, glossary, given } = input;
  /** Composes meta description and slug, which no translator writes, from the sheet. */
  const composeExtras = async (english?: string) => {
    const extras = await compose({ work: 'translationExtras', input: { sheet, source, nameJa, english } });
    composedMeta = extras.meta_description;
    return extras;
  };
  let composedMeta = '';
  // A browser provides only the translation.
  const isPart = given?.writer === 'browser';
  const { meta_description = '', url_slug = '' } = isPart ? await composeExtras() : {};
  return {
    given: isPart ? { ...given, texts: { ...given.texts, meta_description, url_slug } } : given,
    check: async (texts) => {
      const checked = await check(texts);
      const lost = findLostTerms(source, checked.texts.translation, glossary, checked.sentences);
      // What the sheet has was said: nobody can make our own text longer.
      const isOwnMeta = ({ code, field }: Warning) =>
        code === 'too_short' && field === 'meta_description' && checked.texts.meta_description === composedMeta;
      return { ...checked, warnings: [...checked.warnings.filter((each) => !isOwnMeta(each)), ...lost] };
    },
    draft: () => composeExtras(),
    serve: async (translator, call) => {
      const { translation, english, ...rest } = await translateText(translator, {
        text: source,
        glossary,
        sheet,
        compose,
        ...call,
      });
      const { meta_description, url_slug, sentences } = await composeExtras(english);
      return {
        texts: { translation, meta_description: meta_description || metaOf(translation), url_slug },
        knownSentences: sentences.filter(({ field }) => field === 'meta_description'),
        ...rest,
      };
    },
    replyOf: (texts, sentences) => ({ ...texts, translated_share: translatedShare(sentences) }),
  };
}

/** Names and sample marks are added to the texts at the end. */
function reviewsJob({ request, input, check }: Basis<'reviews'>): OwnJob<'reviews'> {
  const { sheet, nameJa, glossary, compose, current } = input;
  const slots = reviewSlots(request);
  let names = slots.map(({ name }) => name);
  const unsigned = (reviews: readonly { review: string }[]) =>
    reviews.map(({ review }) => review.replaceAll(SAMPLE_MARK, '').trim());
  return {
    current: current && { reviews: unsigned(current.reviews) },
    draft: async (known) => {
      const { reviews, sentences } = requireWritten(
        await compose({ work: 'reviews', input: { sheet: known, request, nameJa } }),
      );
      names = reviews.map(({ nome }) => nome);
      return { reviews: unsigned(reviews), sentences };
    },
    write: async (session) => {
      const { mark } = session.quotation;
      const written = await writeReviews(
        slots,
        session,
        (slots) => compose({ work: 'prompt', input: { robot: 'reviews', request, sheet, glossary, mark, slots } }),
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
