import { SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import type {
  AdsReply,
  AdsRequest,
  CopyReply,
  CopyRequest,
  NamesReply,
  NamesRequest,
  Review,
  ReviewsRequest,
  TranslationReply,
  TranslationRequest,
} from '#domain/robots/robot-replies.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { Term } from '#domain/shop/shop.ts';
import { reviewSlots } from '#writer/compose/review-slots.ts';
import { guidanceOf, verdictOf } from './guidance.ts';
import type { Upload } from './product-image.ts';
import type { RobotCall } from './robot-call.ts';
import type { Guidance, RewriteTarget } from './robot-job.ts';
import { adsJob, copyJob, namesJob, type ReviewTexts, reviewsJob, translateJob } from './robot-jobs.ts';
import { runRobot } from './run-robot.ts';
import { saveWriting } from './save-result.ts';

/** Inputs of a call besides the robot's own fields. */
export type Asked<T> = {
  textId?: string | undefined;
  productId?: string | undefined;
  sheet?: Sheet | undefined;
  glossary?: Term[] | undefined;
  only?: RewriteTarget | undefined;
  current?: T | undefined;
};
/** A text written elsewhere: checked, completed and saved like a generation. */
export type Pasted<T> = Guidance<T>['given'];

export function writeNames(
  call: RobotCall,
  { description }: NamesRequest,
  asked: Asked<NamesReply> & { upload?: Upload | undefined },
  given?: Pasted<NamesReply>,
) {
  const kept = {
    robot: 'copy' as const,
    input: { description },
    wordsOf: ({ names }: NamesReply) => ({ texts: { names } }),
  };
  return saveWriting(call, asked, kept, async (writing) => {
    const guidance = await guidanceOf(writing, asked, description, asked.current);
    const job = namesJob({ description }, { ...guidance, given }, asked.upload);
    const outcome = await runRobot(writing, job);
    return { names: outcome.texts.names, ...verdictOf(job, outcome) };
  });
}

export function writeCopy(
  call: RobotCall,
  { description, chosenName, chosenModel }: CopyRequest,
  asked: Asked<CopyReply> & { upload?: Upload | undefined },
  given?: Pasted<CopyReply>,
) {
  const input = { description, chosenName, chosenModel };
  const wordsOf = ({ publico, persona, copy }: CopyReply) => ({
    texts: { publico: [publico], persona: [persona], copy: [copy] },
  });
  return saveWriting(call, asked, { robot: 'copy', input, wordsOf }, async (writing) => {
    const guidance = await guidanceOf(writing, asked, description, asked.current);
    const job = copyJob(input, { ...guidance, given }, asked.upload);
    const outcome = await runRobot(writing, job);
    return { ...outcome.texts, ...verdictOf(job, outcome) };
  });
}

/** 1 when every sentence of the source has a translation. */
function translatedShare(sentences: readonly WrittenSentence[]): number {
  const translated = sentences.filter(({ field, source }) => field === 'translation' && source !== null);
  const filled = translated.filter(({ text }) => text.trim() !== '');
  return translated.length === 0 ? 1 : filled.length / translated.length;
}

export function writeTranslation(
  call: RobotCall,
  { text, tone }: TranslationRequest,
  asked: Asked<TranslationReply>,
  given?: Pasted<Pick<TranslationReply, 'translation'> & Partial<TranslationReply>>,
) {
  const wordsOf = (reply: TranslationReply & { translated_share: number }) => ({
    texts: {
      translation: [reply.translation],
      meta_description: [reply.meta_description],
      url_slug: [reply.url_slug],
    },
    translatedShare: reply.translated_share,
  });
  return saveWriting(call, asked, { robot: 'translate', input: { text, tone }, wordsOf }, async (writing) => {
    const guidance = await guidanceOf(writing, asked, text, asked.current);
    const whole = given && { ...given, texts: await completed(guidance, text, given.texts) };
    const job = translateJob({ text, tone }, { ...guidance, given: whole });
    const outcome = await runRobot(writing, job);
    return {
      ...outcome.texts,
      translated_share: translatedShare(outcome.sentences),
      ...verdictOf(job, outcome),
    };
  });
}

/** A browser provides only the translation: the other fields are composed from the sheet. */
async function completed(
  { compose, sheet, nameJa }: Guidance<TranslationReply>,
  source: string,
  texts: Pick<TranslationReply, 'translation'> & Partial<TranslationReply>,
): Promise<TranslationReply> {
  const { translation, meta_description, url_slug } = texts;
  if (meta_description !== undefined && url_slug !== undefined) return { translation, meta_description, url_slug };
  const { sentences: _, ...frame } = await compose({ work: 'translationFrame', input: { sheet, source, nameJa } });
  return { ...frame, ...texts };
}

export function writeAds(
  call: RobotCall,
  { text, strategy }: AdsRequest,
  asked: Asked<AdsReply>,
  given?: Pasted<AdsReply>,
) {
  const wordsOf = ({ descriptions }: AdsReply) => ({ texts: { descriptions } });
  return saveWriting(call, asked, { robot: 'ads', input: { text, strategy }, wordsOf }, async (writing) => {
    const guidance = await guidanceOf(writing, asked, text, asked.current);
    const job = adsJob({ text, strategy }, { ...guidance, given });
    const outcome = await runRobot(writing, job);
    return { descriptions: outcome.texts.descriptions, ...verdictOf(job, outcome) };
  });
}

export function writeReviews(
  call: RobotCall,
  request: ReviewsRequest,
  asked: Omit<Asked<ReviewTexts>, 'current'> & { current?: { reviews: Review[] } | undefined },
  given?: Pasted<ReviewTexts>,
) {
  const { product_description, size, count, women_count, men_count, name_style } = request;
  const input = { product_description, size, count, women_count, men_count, name_style };
  const written = asked.current?.reviews;
  // Without names and sample marks, which are added later.
  const current = written && { reviews: written.map(({ review }) => review.replaceAll(SAMPLE_MARK, '').trim()) };
  const wordsOf = ({ reviews }: { reviews: Review[] }) => ({
    texts: { reviews: reviews.map(({ review }) => review), names: reviews.map(({ nome }) => nome) },
  });
  return saveWriting(call, asked, { robot: 'reviews', input, wordsOf }, async (writing) => {
    const guidance = await guidanceOf(writing, asked, product_description, current);
    const job = reviewsJob(input, reviewSlots(input), { ...guidance, given });
    const outcome = await runRobot(writing, job);
    return { reviews: job.sign(outcome.texts.reviews, written), ...verdictOf(job, outcome) };
  });
}
