import { REVIEW_LENGTHS, type ReviewSize, SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import type { ReviewsReply, ReviewsRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import { hashText, type Random, seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import { familyVoice } from '#writer/data/voices/family-voices.ts';
import { IMPRESSIONS, RESERVATIONS, SHORT_VERDICTS, SITUATIONS, VERDICTS } from '#writer/data/voices/review-lines.ts';
import { analyzeDescription, type ProductFacts } from '#writer/facts/description-analysis.ts';
import { voicedFeatures } from './japanese-phrases.ts';
import { pickReviewerNames } from './reviewer-names.ts';

type ConcreteSize = Exclude<ReviewSize, 'mix'>;
type Deck = () => string;
type Decks = Record<
  'short' | 'reason' | 'situation' | 'impression' | 'fact' | 'use' | 'reservation' | 'suits' | 'verdict',
  Deck
>;

const MIX: readonly ConcreteSize[] = ['media', 'curta', 'longa'];
const MAX_ATTEMPTS = 40;

export function withSampleMark(review: string): string {
  const body = review.replaceAll(SAMPLE_MARK, '').trim();
  return `${body}\n${SAMPLE_MARK}`;
}

export function composeReviews(request: WithFacts<ReviewsRequest>): Written<ReviewsReply> {
  const { count, women_count: women, men_count: men, name_style: style, size } = request;
  const facts = analyzeDescription(request.product_description);
  const seed = hashText([facts.seed, size, count, women, men, style].join('|'));
  const random = seededRandom(seed);
  const decks = decksFor(facts, random);
  const written = new Set<string>();
  const reviews = pickReviewerNames({ count, women, men, style, seed }).map(({ name }, index) => {
    const wanted = size === 'mix' ? (MIX[index % MIX.length] ?? 'media') : size;
    const text = writeNew(wanted, decks, written);
    written.add(text);
    return { nome: name, review: withSampleMark(text) };
  });
  return { reviews, sentences: [] };
}

function writeNew(size: ConcreteSize, decks: Decks, written: ReadonlySet<string>): string {
  let text = '';
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    text = WRITERS[size](decks);
    const length = countGraphemes(text);
    if (!written.has(text) && length >= REVIEW_LENGTHS[size].min && length <= REVIEW_LENGTHS[size].max) return text;
  }
  return text;
}

const WRITERS: Record<ConcreteSize, (decks: Decks) => string> = {
  curta: ({ short }) => short(),
  media: ({ reason, fact, use, verdict, impression }) =>
    grow('media', [reason(), fact(), use(), verdict()], [impression(), fact()]),
  longa: ({ situation, reason, impression, fact, use, reservation, suits, verdict }) =>
    grow(
      'longa',
      [reason(), situation(), impression(), fact(), use(), fact(), reservation(), suits(), verdict()],
      [use(), fact()],
    ),
};

/** The story in order; extra sentences join its middle until the length is reached. */
function grow(size: ConcreteSize, story: readonly string[], extras: readonly string[]): string {
  const { min, max } = REVIEW_LENGTHS[size];
  const sentences = [...new Set(story)];
  for (const extra of extras) {
    const middle = Math.ceil(sentences.length / 2);
    const grown = sentences.toSpliced(middle, 0, extra);
    if (
      countGraphemes(sentences.join('')) < min &&
      !sentences.includes(extra) &&
      countGraphemes(grown.join('')) <= max
    ) {
      sentences.splice(middle, 0, extra);
    }
  }
  while (countGraphemes(sentences.join('')) > max && sentences.length > 2) sentences.splice(-2, 1);
  return sentences.join('');
}

function decksFor(facts: ProductFacts, random: Random): Decks {
  const voice = familyVoice(facts.family);
  const noticed = [...voicedFeatures(facts).flatMap(({ voice: { reviews } }) => [...reviews]), ...factLines(facts)];
  const { min, max } = REVIEW_LENGTHS.curta;
  const shorts = [...noticed, ...voice.uses, ...SHORT_VERDICTS].filter(
    (line) => line.length >= min && line.length <= max,
  );
  const deck = (lines: readonly string[]) => deckOf(lines, random);
  return {
    short: deck(shorts),
    reason: deck(voice.reasons),
    situation: deck(SITUATIONS),
    impression: deck(IMPRESSIONS),
    fact: deck(noticed.length >= 2 ? noticed : [...noticed, ...voice.uses, ...IMPRESSIONS]),
    use: deck(voice.uses),
    reservation: deck(RESERVATIONS),
    suits: deck(voice.fits.map((fit) => `${fit}に合うと思います。`)),
    verdict: deck(VERDICTS),
  };
}

/** What a buyer may mention about the facts the seller gave. */
function factLines(facts: ProductFacts): string[] {
  return [
    ...facts.materials.slice(0, 2).map(({ ja }) => `${ja}の質感が気に入っています。`),
    ...facts.colours.slice(0, 5).map(({ ja }) => `カラーは${ja}を選びました。`),
    ...facts.measures
      .filter(({ kind }) => kind === 'size')
      .slice(0, 1)
      .map(({ ja }) => `サイズは${ja}で、ちょうどよかったです。`),
    ...facts.measures
      .filter(({ kind }) => kind === 'volume')
      .slice(0, 1)
      .map(({ ja }) => `容量は${ja}で、私にはちょうどよかったです。`),
    ...(facts.occasions.some(({ slug }) => slug === 'gift') ? ['プレゼントとして渡したら、喜んでもらえました。'] : []),
  ];
}

/** Cards are drawn without repeats until the deck is empty, then shuffled again. */
function deckOf(lines: readonly string[], random: Random): Deck {
  let cards: string[] = [];
  return () => {
    if (cards.length === 0) cards = shuffled(lines, random);
    return cards.pop() ?? '';
  };
}
