import { REVIEW_LENGTHS } from '#domain/robots/robot-options.ts';
import type { Random } from '#domain/robots/seeded-random.ts';
import { pickOne, shuffled } from '#domain/robots/seeded-random.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import {
  ARRIVAL_LINES,
  BRIEF_VERDICT_LINES,
  CLAIM_LINES,
  COLOUR_LINES,
  COMPATIBLE_LINES,
  DETAIL_LINES,
  FELT_LINES,
  LIMITED_WARRANTY_LINES,
  MATERIAL_LINES,
  OWN_STAGE_LINES,
  REASON_LINES,
  RESERVATION_LINES,
  STAGE_LINES,
  USE_LINES,
  VERDICT_LINES,
  WARRANTY_LINES,
} from '#writer/data/frames/review-frames.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { wordedFor } from './family-verbs.ts';
import { fillFrame } from './fill-frame.ts';
import { agree, quiet } from './portuguese-words.ts';
import type { Product } from './product.ts';
import { colourInJapanese } from './say-value.ts';
import type { Statement } from './statement.ts';

/** `about` names what a line speaks of: no review speaks of one thing twice. What arrives comes before what is used. */
export type ReviewLine = Bilingual & { about: string; isArrival?: boolean; order?: number };
type Deck = () => ReviewLine;
export type ReviewDecks = Record<'reason' | 'arrival' | 'fact' | 'use' | 'reservation' | 'verdict', Deck> & {
  /** An opinion, alone or after one sentence, within the length of a short review. */
  short: () => ReviewLine[];
};

/** What a buyer speaks of; nobody chooses by a voltage or a certificate. */
const TOLD_ROLES = new Set(
  'volume weight dimensions height width length depth diameter duration load levels screen count parts people'.split(
    ' ',
  ),
);
/** What a person feels in the hand or on the body. */
const FELT_ROLES = new Set('volume weight dimensions height width length depth diameter'.split(' '));
/** Whoever buys for a pet or a child does not use it in person. */
const FOR_OTHERS = new Set(['pet', 'baby', 'toy']);
const LONG_NAME = 7;

export function reviewDecks(product: Product, random: Random): ReviewDecks {
  const facts = product.statements.flatMap((statement) => linesOf(statement, product));
  const frames = (lines: readonly Bilingual[]) =>
    lines.map((line) => ({ ...fillFrame(line, product), about: line.ja }));
  const own = (lines: readonly Bilingual[]) =>
    lines.map(({ pt, ja }) => ({ pt, ja: wordedFor(product, ja), about: ja }));
  const arrivals = frames(ARRIVAL_LINES).map((line, order) => ({ ...line, isArrival: true, order }));
  const verdicts = frames(VERDICT_LINES);
  const reasons = frames(REASON_LINES);
  const isOwn = !FOR_OTHERS.has(product.family);
  const stages = frames(isOwn ? [...STAGE_LINES, ...OWN_STAGE_LINES] : STAGE_LINES);
  const uses = [...stages.map((line) => ({ ...line, about: 'stage' })), ...(isOwn ? frames(USE_LINES) : [])];
  const brief = product.ja.length > LONG_NAME ? own(BRIEF_VERDICT_LINES) : [];
  return {
    reason: deckOf(reasons, random),
    arrival: deckOf(arrivals, random),
    fact: deckOf(facts.length > 0 ? facts : arrivals, random),
    use: deckOf(uses, random),
    reservation: deckOf(frames(RESERVATION_LINES), random),
    verdict: deckOf(verdicts, random),
    short: deckOf(shortReviews([...reasons, ...uses, ...facts, ...arrivals], facts, verdicts, brief), random),
  };
}

function shortReviews(
  before: readonly ReviewLine[],
  facts: readonly ReviewLine[],
  verdicts: readonly ReviewLine[],
  brief: readonly ReviewLine[],
): ReviewLine[][] {
  const { min, max } = REVIEW_LENGTHS.curta;
  const pairs = before.flatMap((line) => [...verdicts, ...brief].map((verdict) => [line, verdict]));
  const fitting = [...pairs, ...verdicts.map((line) => [line]), ...facts.map((line) => [line])].filter((lines) => {
    const length = countGraphemes(lines.map(({ ja }) => ja).join(''));
    return length >= min && length <= max && new Set(lines.map(({ ja }) => endingOf(ja))).size === lines.length;
  });
  return fitting.length > 0 ? fitting : [verdicts.slice(0, 1)];
}

const ENDING_LENGTH = 8;

/** Two sentences that end alike (〜も気に入っています) read as one said twice. */
export function endingOf(ja: string): string {
  return ja.slice(-ENDING_LENGTH);
}

function linesOf(statement: Statement, product: Product): ReviewLine[] {
  const { kind, role, value, says } = statement;
  if (kind === 'colour' && role === null)
    return product.facts
      .filter((fact) => fact.kind === 'colour' && fact.role === null)
      .flatMap((fact) => wordsInto(COLOUR_LINES, quiet(fact.value), colourInJapanese(fact.value), statement));
  if (value.ja === null) return [];
  switch (kind) {
    case 'claim': {
      const said = says.find(({ ja }) => ja !== null);
      const ja = plainForm(said?.ja ?? '');
      return said ? wordsInto(CLAIM_LINES, agree(said.pt, product.noun).replace(/\.$/, ''), ja, statement) : [];
    }
    case 'material':
      return role === null ? wordsInto(MATERIAL_LINES, value.pt, value.ja, statement) : [];
    case 'compatibility':
      return wordsInto(COMPATIBLE_LINES, value.pt, value.ja, statement);
    case 'quantity':
      if (role === 'warranty') return wordsInto(WARRANTY_LINES, value.pt, value.ja, statement);
      if (role === 'limited_warranty') return wordsInto(LIMITED_WARRANTY_LINES, value.pt, value.ja, statement);
      if (!TOLD_ROLES.has(role ?? '')) return [];
      return wordsInto(
        isFelt(statement, product) ? [...DETAIL_LINES, ...FELT_LINES] : DETAIL_LINES,
        value.pt,
        value.ja,
        statement,
      );
    default:
      return [];
  }
}

/** Of a cable or a case nobody says that it is just right. */
function isFelt({ role, factIds }: Statement, { facts }: Product): boolean {
  return FELT_ROLES.has(role ?? '') && !facts.some(({ id, part }) => factIds.includes(id) && part);
}

const PLAIN_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ています。$/, 'ている'],
  [/ていません。$/, 'ていない'],
  [/あります。$/, 'ある'],
  [/ありません。$/, 'ない'],
  [/([えけげせてねべめれ])ます。$/, '$1る'],
  [/できます。$/, 'できる'],
  [/します。$/, 'する'],
  [/入ります。$/, '入る'],
  [/(?<!い)です。$/, 'な'],
  [/いです。$/, 'い'],
];

/** 対応しています becomes 対応している, 付きです becomes 付きな: what の may follow; null where the ending is not known. */
function plainForm(ja: string): string | null {
  const known = PLAIN_ENDINGS.find(([ending]) => ending.test(ja));
  return known && !/。./u.test(ja) ? ja.replace(known[0], known[1]) : null;
}

function wordsInto(
  frames: readonly Bilingual[],
  pt: string,
  ja: string | null,
  { label, factIds }: Statement,
): ReviewLine[] {
  if (ja === null) return [];
  return frames.map((frame) => ({
    pt: frame.pt
      .replace('{L}', () => label.pt)
      .replace('{l}', () => label.pt.charAt(0).toLowerCase() + label.pt.slice(1))
      .replace('{v}', () => pt),
    ja: frame.ja.replace('{l}', () => label.ja).replace('{v}', () => ja),
    about: factIds.join(),
  }));
}

/** Cards are drawn without repeats until the deck is empty, then shuffled again. */
function deckOf<Card>(lines: readonly Card[], random: Random): () => Card {
  let cards: Card[] = [];
  return () => {
    if (cards.length === 0) cards = shuffled(lines, random);
    return cards.pop() ?? pickOne(lines, random);
  };
}
