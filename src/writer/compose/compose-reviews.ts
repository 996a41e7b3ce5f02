import { REVIEW_LENGTHS, type ReviewSize } from '#domain/robots/robot-options.ts';
import type { ReviewsReply, ReviewsRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import { hashText, seededRandom } from '#domain/robots/seeded-random.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import { asRead, productOf } from './product.ts';
import { endingOf, type ReviewDecks, type ReviewLine, reviewDecks } from './review-lines.ts';
import { pickReviewerNames } from './reviewer-names.ts';
import { withSampleMark } from './sample-mark.ts';

type ConcreteSize = Exclude<ReviewSize, 'mix'>;

const MIX: readonly ConcreteSize[] = ['media', 'curta', 'longa'];
const MAX_ATTEMPTS = 60;

export function composeReviews(request: WithFacts<ReviewsRequest>): Written<ReviewsReply> {
  const { count, women_count: women, men_count: men, name_style: style, size } = request;
  const product = asRead(productOf(request.facts, request.product_description));
  const seed = hashText([product.seed, size, count, women, men, style].join('|'));
  const decks = reviewDecks(product, seededRandom(seed));
  const written = new Set<string>();
  const sentences: WrittenSentence[] = [];
  const reviews = pickReviewerNames({ count, women, men, style, seed }).map(({ name }, index) => {
    const lines = writeNew(size === 'mix' ? (MIX[index % MIX.length] ?? 'media') : size, decks, written);
    const text = textOf(lines);
    written.add(text);
    sentences.push(...lines.map(({ ja, pt }) => ({ field: 'reviews', index, source: null, text: ja, meaning: pt })));
    return { nome: name, review: withSampleMark(text) };
  });
  return { reviews, sentences };
}

function writeNew(size: ConcreteSize, decks: ReviewDecks, written: ReadonlySet<string>): ReviewLine[] {
  const { min, max } = REVIEW_LENGTHS[size];
  let lines: ReviewLine[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    lines = WRITERS[size](decks);
    const length = countGraphemes(textOf(lines));
    if (!written.has(textOf(lines)) && length >= min && length <= max) return lines;
  }
  return lines;
}

const WRITERS: Record<ConcreteSize, (decks: ReviewDecks) => ReviewLine[]> = {
  curta: ({ short }) => short(),
  media: ({ reason, fact, use, verdict, arrival }) =>
    grow('media', [reason(), fact(), verdict()], [use(), fact(), arrival(), use()]),
  longa: ({ reason, arrival, fact, use, reservation, verdict }) =>
    grow(
      'longa',
      [reason(), arrival(), use(), fact(), fact(), reservation(), verdict()],
      [fact(), use(), fact(), arrival(), fact(), use(), arrival(), fact(), arrival(), reservation()],
    ),
};

/** One reason first, one verdict last; extra sentences join the middle until the length is reached. */
function grow(size: ConcreteSize, story: readonly ReviewLine[], extras: readonly ReviewLine[]): ReviewLine[] {
  const { min, max } = REVIEW_LENGTHS[size];
  const lines: ReviewLine[] = [];
  const isNew = (line: ReviewLine) =>
    lines.every(({ about, ja }) => about !== line.about && endingOf(ja) !== endingOf(line.ja));
  for (const line of story) if (isNew(line)) lines.push(line);
  const ending = size === 'longa' ? 2 : 1;
  for (const extra of extras) {
    if (countGraphemes(textOf(lines)) < min && isNew(extra) && countGraphemes(textOf([...lines, extra])) <= max)
      lines.splice(extra.isArrival ? 2 : -ending, 0, extra);
  }
  while (countGraphemes(textOf(lines)) > max && lines.length > 2) lines.splice(-2, 1);
  return inOrder(lines);
}

/** What arrives is waited for first and tried last, whatever the order in which it was drawn. */
function inOrder(lines: readonly ReviewLine[]): ReviewLine[] {
  const arrivals = lines.filter(({ order }) => order !== undefined).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  return lines.map((line) => (line.order === undefined ? line : (arrivals.shift() ?? line)));
}

function textOf(lines: readonly ReviewLine[]): string {
  return lines.map(({ ja }) => ja).join('');
}
