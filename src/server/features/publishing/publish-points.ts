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

/** What a robot warned of in a text that is still as it was. */
const warningPoints = ({ id, warnings }: PublishableText): Point[] =>
  warnings.map(({ code, excerpt, message }) => ({
    key: keyOf(code, excerpt || message),
    textId: id,
    excerpt,
    message,
  }));

/** What Japanese law asks to prove, to complete or to drop, wherever it stands in the words of a page. */
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

/** The words of a page, for the check of claims: the text's and the seller's own. */
export const wordsToCheck = (
  listing: Listing,
  nameJa: string,
  text: PublishableText | undefined,
): [text: string, own: string] => [
  // Texts of before there was a limit may be longer.
  (text?.words.translation ?? []).join('\n').slice(0, MAX_SAVED_TEXT),
  `${nameJa}\n${ownWords(listing)}`,
];

/** Each once: the same words twice are one point. `claims` are those of the text, then those of the seller's own words. */
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
