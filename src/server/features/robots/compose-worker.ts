import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import type { Fact } from '#domain/robots/facts.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { type ClaimNote, checkClaims } from '#writer/check/check-claims.ts';
import type { CheckContext } from '#writer/check/check-place.ts';
import { checkSource } from '#writer/check/check-source.ts';
import { checkAds, checkCopy, checkNames, checkReviews, checkTranslation } from '#writer/check/check-text.ts';
import { checkWords } from '#writer/check/check-words.ts';
import { compareMeaning, type MeaningContext } from '#writer/check/compare-meaning.ts';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeNames } from '#writer/compose/compose-names.ts';
import { composeReviews } from '#writer/compose/compose-reviews.ts';
import { japaneseDetails } from '#writer/compose/detail-list.ts';
import { productOf } from '#writer/compose/product.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';
import { readKnownSentence } from '#writer/translate/known-sentences.ts';
import { findKnownWords } from '#writer/translate/known-words.ts';

// On Linux this is the thread's own: where cores are short, requests go first. Elsewhere it would slow the whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

type ReplyOf<Check extends (reply: never, context: never) => unknown> = Parameters<Check>[0];
type ToCheck<Check extends (reply: never, context: never) => unknown> = CheckContext & { reply: ReplyOf<Check> };

/** As many as a kept text holds; nobody reads more. */
const MAX_CLAIMS = 200;
const claimsIn = (words: string): ClaimNote[] => checkClaims(words).slice(0, MAX_CLAIMS);

/** The writer's work: what robots write offline, and what holds any text against the facts. Plain data in and out. */
const works = {
  names: composeNames,
  copy: composeCopy,
  translate: composeTranslation,
  ads: composeAds,
  reviews: composeReviews,
  facts: (text: string) => ({ facts: extractFacts(text), warnings: checkSource(text) }),
  checkNames: ({ reply, ...context }: ToCheck<typeof checkNames>) => checkNames(reply, context),
  checkCopy: ({ reply, ...context }: ToCheck<typeof checkCopy>) => checkCopy(reply, context),
  checkTranslation: ({ reply, ...context }: ToCheck<typeof checkTranslation>) => checkTranslation(reply, context),
  checkAds: ({ reply, ...context }: ToCheck<typeof checkAds>) => checkAds(reply, context),
  checkReviews: ({ reply, ...context }: { reply: ReplyOf<typeof checkReviews> } & Parameters<typeof checkReviews>[1]) =>
    checkReviews(reply, context),
  compareMeaning: ({ sentences, ...context }: MeaningContext & { sentences: WrittenSentence[] }) =>
    compareMeaning(sentences, context),
  checkWords,
  notes: claimsIn,
  /** What a page of a product is made from: facts in Japanese, and the claims in each of its texts. */
  listing: ({ facts, texts }: { facts: readonly Fact[]; texts: readonly string[] }) => ({
    details: japaneseDetails(productOf(facts, '')).map(({ label, value }) => ({ label, value })),
    claims: texts.map(claimsIn),
  }),
  knownWords: (sentences: string[]) =>
    sentences.map((sentence) => ({ meaning: readKnownSentence(sentence), words: findKnownWords(sentence) })),
};

type Works = typeof works;
export type WorkName = keyof Works;
export type ComposeTask<W extends WorkName> = { work: W; input: Parameters<Works[W]>[0] };
export type Composed<W extends WorkName> = ReturnType<Works[W]>;

/** Runs in a worker thread (see compose-pool.ts). */
export function compose<W extends WorkName>({ work, input }: ComposeTask<W>): Composed<W> {
  // Indexing by a type parameter loses the tie between input and output.
  const doWork = works[work] as (value: typeof input) => Composed<W>;
  return doWork(input);
}
