import type { ListingReply } from '#contract/products/publishing.ts';
import type { SavedText } from '#contract/robots/texts.ts';
import type { Listing } from '#domain/publishing/listing.ts';
import { MAX_SAVED_TEXT } from '#domain/robots/saved-text.ts';
import type { ClaimNote } from '#writer/claims/check-claims.ts';

type Point = ListingReply['points'][number];

/** A text with its words, field by field, and its sentences. */
export type PublishableText = Pick<SavedText, 'id' | 'robot' | 'starred' | 'title' | 'warnings'> & {
  words: SavedText['output']['texts'];
  sentences: SavedText['output']['sentences'];
};

const MAX_KEY_WORDS = 120;
const keyOf = (...parts: string[]): string => parts.map((part) => part.slice(0, MAX_KEY_WORDS)).join(' ');

/** Warnings of a robot about a text that was not edited since. Hints are often wrong, so they hold up nothing. */
const warningPoints = ({ id, warnings }: PublishableText): Point[] =>
  warnings
    .filter(({ hint }) => !hint)
    .map(({ code, excerpt, message }) => ({ key: keyOf(code, excerpt || message), textId: id, excerpt, message }));

/** Words on a page that Japanese law requires to prove, complete or remove. */
const claimPoints = (claims: readonly ClaimNote[], textId: string | null): Point[] =>
  claims.map(({ rule, excerpt, reason }) => ({
    key: keyOf(rule, excerpt),
    textId,
    excerpt,
    message: reason,
  }));

const ownWords = ({ benefit, situations, features, steps, seoTitle, seoDescription }: Listing): string =>
  [
    benefit,
    ...situations,
    ...features.flatMap(({ title, text }) => [title, text]),
    ...steps,
    seoTitle,
    seoDescription,
  ].join('\n');

/** The words of a page to check for claims: the text's and the seller's own. */
export const wordsToCheck = (
  listing: Listing,
  nameJa: string,
  text: PublishableText | undefined,
): [text: string, own: string] => [
  // Texts from before the limit existed may be longer.
  (text?.words.translation ?? []).join('\n').slice(0, MAX_SAVED_TEXT),
  `${nameJa}\n${ownWords(listing)}`,
];

/** Removes duplicates. `claims` contains those of the text, then those of the seller's own words. */
export function findPoints(
  text: PublishableText | undefined,
  [ofText = [], own = []]: readonly ClaimNote[][],
): Point[] {
  const points = [
    ...(text ? [...warningPoints(text), ...claimPoints(ofText, text.id)] : []),
    ...claimPoints(own, null),
  ];
  return [...new Map(points.map((point) => [point.key, point])).values()];
}
