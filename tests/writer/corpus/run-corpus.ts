import type { Fact } from '#domain/robots/facts.ts';
import {
  AD_STRATEGIES,
  COPY_MODELS,
  NAME_STYLES,
  REVIEW_SIZES,
  SAMPLE_MARK,
  TRANSLATION_TONES,
} from '#domain/robots/robot-options.ts';
import type { Review, ReviewsRequest } from '#domain/robots/robot-replies.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import { type ClaimNote, checkClaims } from '#writer/check/check-claims.ts';
import { checkAds, checkCopy, checkNames, checkTranslation } from '#writer/check/check-text.ts';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeNames } from '#writer/compose/compose-names.ts';
import { composeReviews } from '#writer/compose/compose-reviews.ts';
import { type Product, productOf } from '#writer/compose/product.ts';
import { dropHiddenBlocks } from '#writer/facts/description-cleaning.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';
import { formFaults, isJapanese } from '../form-faults.ts';
import type { CorpusEntry } from './corpus-entry.ts';

export type RobotRun = {
  robot: 'names' | 'copy' | 'translation' | 'ads' | 'reviews';
  option: string;
  output: string;
  /** What a check has against it, one line each. */
  issues: string[];
  risks: ClaimNote[];
};
export type CorpusResult = {
  entry: CorpusEntry;
  product: Product;
  /** Share of the letters of the source that the draft translated, 0 to 1. */
  translatedShare: number;
  runs: RobotRun[];
};

const REVIEW_SPLITS = [
  { count: 3, women: 2 },
  { count: 12, women: 6 },
  { count: 30, women: 9 },
] as const;

/** One description through every robot with every option. */
export function runCorpusEntry(entry: CorpusEntry): CorpusResult {
  const { description } = entry;
  const facts = extractFacts(description);
  const { names } = composeNames({ description, facts });
  return {
    entry,
    product: productOf(facts, description),
    translatedShare: composeTranslation({ text: description, tone: 'auto', facts }).translatedShare,
    runs: [
      {
        robot: 'names',
        option: '',
        output: names.join('\n'),
        issues: warned(checkNames(names, { source: description, facts }).warnings),
        risks: [],
      },
      ...copyRuns(description, names, facts),
      ...translationRuns(description, facts),
      ...adsRuns(description, facts),
      ...reviewRuns(description, facts),
    ],
  };
}

export function runCorpus(entries: readonly CorpusEntry[]): CorpusResult[] {
  return entries.map(runCorpusEntry);
}

/** Every model with every name we offer. */
function copyRuns(description: string, names: readonly string[], facts: Fact[]): RobotRun[] {
  return COPY_MODELS.flatMap((chosenModel) =>
    names.slice(0, 6).flatMap((chosenName, place) => {
      const reply = composeCopy({ description, chosenName, chosenModel, facts });
      return [
        {
          robot: 'copy' as const,
          option: `${chosenModel} · ${chosenName}`,
          output: `${reply.publico}\n\n${reply.persona}\n\n${reply.copy}`,
          issues: [
            // The name alone differs: what the text says is checked once.
            ...(place === 0 ? warned(checkCopy(reply, { source: description, facts }).warnings) : []),
            ...[reply.publico, reply.persona, reply.copy].flatMap(formFaults),
          ],
          risks: [],
        },
      ];
    }),
  );
}

function translationRuns(description: string, facts: Fact[]): RobotRun[] {
  return TRANSLATION_TONES.map((tone) => {
    const reply = composeTranslation({ text: description, tone, facts });
    const lineCount = dropHiddenBlocks(description).split('\n').length;
    return {
      robot: 'translation',
      option: tone,
      output: `${reply.translation}\n\nmeta: ${reply.meta_description}\nslug: ${reply.url_slug}`,
      issues: hasLetters(description)
        ? [
            ...warned(checkTranslation(reply, { source: description, facts }).warnings),
            ...[reply.translation, reply.meta_description].flatMap(formFaults),
            ...(reply.translation.split('\n').length === lineCount ? [] : ['lines changed']),
          ]
        : [],
      risks: checkClaims(reply.translation),
    };
  });
}

function adsRuns(description: string, facts: Fact[]): RobotRun[] {
  return AD_STRATEGIES.map((strategy) => {
    const reply = composeAds({ text: description, strategy, facts });
    return {
      robot: 'ads',
      option: strategy,
      output: reply.descriptions.join('\n'),
      issues: [
        ...warned(checkAds(reply, { source: description, facts }).warnings),
        ...reply.descriptions.flatMap(formFaults),
      ],
      risks: checkClaims(reply.descriptions.join('\n')),
    };
  });
}

function reviewRuns(description: string, facts: Fact[]): RobotRun[] {
  return REVIEW_SIZES.flatMap((size) =>
    NAME_STYLES.flatMap((name_style) =>
      REVIEW_SPLITS.map(({ count, women }): RobotRun => {
        const request: ReviewsRequest = {
          product_description: description,
          size,
          count,
          women_count: women,
          men_count: count - women,
          name_style,
        };
        const reviews = composeReviews({ ...request, facts }).reviews;
        const output = reviews.map(({ nome, review }) => `${nome}\n${review}`).join('\n\n');
        return {
          robot: 'reviews',
          option: `${size} · ${name_style} · ${count}`,
          output,
          issues: reviewFaults(reviews, request),
          risks: claimsByLine(output),
        };
      }),
    ),
  );
}

/**
 * What the writer itself marks as not translated, and the facts that stand in such a mark, are no faults of a draft; nor
 * is that scripts of the seller's text were cut out of it.
 */
function warned(warnings: readonly Warning[]): string[] {
  return warnings
    .filter(({ code }) => code !== 'untranslated' && code !== 'fact_lost')
    .filter(({ message }) => !message.endsWith('do seu texto foi retirado.'))
    .map(({ code, field, excerpt, message }) => `${code} ${field}: ${message} ${excerpt}`);
}

const claimsOfLine = new Map<string, ClaimNote[]>();

/** A rule reads one line at a time, and thousands of reviews share theirs (names, the mark): each is read once. */
const claimsByLine = (text: string): ClaimNote[] =>
  text.split('\n').flatMap((line) => {
    const notes = claimsOfLine.get(line) ?? checkClaims(line);
    claimsOfLine.set(line, notes);
    return notes;
  });

/** Thousands of reviews: their form and their number alone; what they say is judged by the truth tables. */
function reviewFaults(reviews: readonly Review[], { count }: ReviewsRequest): string[] {
  const bodies = reviews.map(({ review }) => review.replace(`\n${SAMPLE_MARK}`, ''));
  return [
    ...bodies.flatMap(formFaults),
    ...bodies.filter((body) => !isJapanese(body)).map((body) => `not Japanese: ${body}`),
    ...(reviews.every(({ review }) => review.endsWith(`\n${SAMPLE_MARK}`)) ? [] : ['a review without its mark']),
    ...(reviews.length === count && new Set(bodies).size === count ? [] : ['reviews missing or twice the same']),
    ...(new Set(reviews.map(({ nome }) => nome)).size === count ? [] : ['the same name twice']),
  ];
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
