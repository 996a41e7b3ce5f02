import type { ListingReply } from '#contract/listings.ts';
import type { KeptText } from '#contract/texts.ts';
import type { Listing } from '#domain/publishing/listing.ts';
import { checkClaims } from '#writer/check/check-claims.ts';

type Point = ListingReply['points'][number];

const MAX_KEY_WORDS = 120;
const keyOf = (...parts: string[]): string => parts.map((part) => part.slice(0, MAX_KEY_WORDS)).join(' ');

/** What a robot warned of in a text that is still as it was. */
const warningPoints = ({ id, warnings }: KeptText): Point[] =>
  warnings.map(({ code, excerpt, message }) => ({
    key: keyOf(code, excerpt || message),
    textId: id,
    excerpt,
    message,
  }));

/** What Japanese law asks to prove, to complete or to drop, wherever it stands in the words of a page. */
const claimPoints = (words: string, textId: string | null): Point[] =>
  checkClaims(words).map(({ rule, excerpt, reason }) => ({
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

/** Each once: the same words twice are one point. */
export function findPoints(listing: Listing, nameJa: string, text: KeptText | undefined): Point[] {
  const points = [
    ...(text
      ? [...warningPoints(text), ...claimPoints((text.output.texts.translation ?? []).join('\n'), text.id)]
      : []),
    ...claimPoints(`${nameJa}\n${ownWords(listing)}`, null),
  ];
  return [...new Map(points.map((point) => [point.key, point])).values()];
}
