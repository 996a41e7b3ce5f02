import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import type {
  AdsReply,
  AdsRequest,
  CopyReply,
  CopyRequest,
  NamesReply,
  NamesRequest,
  ReviewSize,
  ReviewsRequest,
  RobotTexts,
  TranslationReply,
} from '#domain/robots/robot-options.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { checkAds, checkCopy, checkNames, checkReviews, checkTranslation } from '#writer/check/check-replies.ts';
import type { Checked } from '#writer/check/to-warnings.ts';
import { type ClaimNote, checkClaims } from '#writer/claims/check-claims.ts';
import { checkWords } from '#writer/claims/check-words.ts';
import { readSoftClaims, type SoftClaim } from '#writer/claims/read-soft-claims.ts';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeListing } from '#writer/compose/compose-listing.ts';
import { composeNames } from '#writer/compose/compose-names.ts';
import { composeReviews } from '#writer/compose/compose-reviews.ts';
import { composeTranslationFrame, type KnownNames } from '#writer/compose/compose-translation-frame.ts';
import { readAnswer } from '#writer/compose/read-answer.ts';
import type { AnswerRobot } from '#writer/compose/robot-prompts.ts';
import { readFieldLines, suggestFromWords } from '#writer/suggest/field-lines.ts';
import { suggestFields } from '#writer/suggest/suggest-fields.ts';

// On Linux priority is per thread, so requests take precedence on a busy machine. On other systems it would slow the
// whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

type ToCheck<Texts> = { texts: Texts; source: string; sheet: Sheet; names?: readonly string[] };

const withTexts = <Texts>({ reply, ...verdict }: Checked<Texts>) => ({ texts: reply, ...verdict });

type Named<Request> = { sheet: Sheet; request: Request; nameJa?: string | undefined };

/** The maximum that a saved text stores. */
const MAX_CLAIMS = 200;
const claimsIn = (words: string): ClaimNote[] => checkClaims(words).slice(0, MAX_CLAIMS);

/**
 * All jobs of the worker thread: composing from a sheet, parsing a text, and checking one against the other. Input and
 * output are plain data.
 */
const jobs = {
  names: ({ sheet, request }: Named<NamesRequest>) => composeNames(sheet, request),
  copy: ({ sheet, request }: Named<CopyRequest>) => composeCopy(sheet, request),
  ads: ({ sheet, request, nameJa }: Named<AdsRequest>) => composeAds(sheet, request.strategy, nameJa),
  reviews: ({ sheet, request, nameJa }: Named<ReviewsRequest>) => composeReviews(sheet, request, nameJa),
  translationFrame: ({ sheet, source, ...known }: { sheet: Sheet; source: string } & KnownNames) =>
    composeTranslationFrame(sheet, source, known),
  readAnswer: ({ robot, answer, expected }: { robot: AnswerRobot; answer: string; expected: number }) =>
    readAnswer(robot, answer, expected),
  suggest: suggestFields,
  readFieldLines: ({ lines, source, by }: { lines: string; source: string; by: 'model' | 'assistant' }) =>
    readFieldLines(lines, source, by),
  suggestFromWords,
  checkNames: ({ texts, ...context }: ToCheck<NamesReply>) => {
    const { reply, ...verdict } = checkNames(texts.names, context);
    return { texts: { names: reply }, ...verdict };
  },
  checkCopy: ({ texts, ...context }: ToCheck<CopyReply>) => withTexts(checkCopy(texts, context)),
  checkTranslation: ({ texts, ...context }: ToCheck<TranslationReply>) => withTexts(checkTranslation(texts, context)),
  checkAds: ({ texts, ...context }: ToCheck<AdsReply>) => withTexts(checkAds(texts, context)),
  checkReviews: ({ texts, ...context }: ToCheck<RobotTexts['reviews']> & { size: ReviewSize }) =>
    withTexts(checkReviews(texts, context)),
  checkWords,
  readSoftClaims: ({ text, claims }: { text: string; claims: readonly SoftClaim[] }) => readSoftClaims(text, claims),
  notes: claimsIn,
  /** The claims in each text of a page, and Japanese to take over. */
  listing: ({ texts, sheet, nameJa }: { texts: readonly string[]; sheet: Sheet; nameJa: string }) => ({
    claims: texts.map(claimsIn),
    proposals: composeListing(sheet, nameJa),
  }),
};

type Jobs = typeof jobs;
export type WorkName = keyof Jobs;
export type ComposeTask<W extends WorkName> = { work: W; input: Parameters<Jobs[W]>[0] };
export type Composed<W extends WorkName> = ReturnType<Jobs[W]>;

/** Runs in a worker thread (see compose-pool.ts). */
export function compose<W extends WorkName>({ work, input }: ComposeTask<W>): Composed<W> {
  // TypeScript loses the relation between input and output types when the key is a type parameter.
  const runJob = jobs[work] as (value: typeof input) => Composed<W>;
  return runJob(input);
}
