import { REVIEW_LENGTHS } from '#domain/robots/robot-options.ts';
import type { Random } from '#domain/robots/seeded-random.ts';
import { pickOne, shuffled } from '#domain/robots/seeded-random.ts';
import {
  ARRIVAL_LINES,
  CLAIM_LINES,
  COLOUR_LINES,
  COMPATIBLE_LINES,
  CONTENTS_LINES,
  DETAIL_LINES,
  MATERIAL_LINES,
  RESERVATION_LINES,
  SHORT_LINES,
  SITUATION_LINES,
  USE_LINES,
  VERDICT_LINES,
} from '#writer/data/frames/review-frames.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { familyVoice } from '#writer/data/voices/family-voices.ts';
import { wordedFor } from './family-verbs.ts';
import { fillFrame } from './fill-frame.ts';
import { agree, quiet } from './portuguese-words.ts';
import type { Product } from './product.ts';
import { colourInJapanese } from './say-value.ts';
import type { Statement } from './statement.ts';

/** `about` names what a line speaks of: no review speaks of one thing twice. */
export type ReviewLine = Bilingual & { about: string };
type Deck = () => ReviewLine;
export type ReviewDecks = Record<
  'short' | 'reason' | 'situation' | 'arrival' | 'fact' | 'use' | 'reservation' | 'verdict',
  Deck
>;

export function reviewDecks(product: Product, random: Random): ReviewDecks {
  const voice = familyVoice(product.family);
  const facts = shuffled(factLines(product), random);
  const frames = (lines: readonly Bilingual[]) =>
    lines.map((line) => ({ ...fillFrame(line, product), about: line.ja }));
  const own = (lines: readonly Bilingual[]) =>
    lines.map(({ pt, ja }) => ({ pt, ja: wordedFor(product.family, ja), about: ja }));
  const arrivals = frames(ARRIVAL_LINES);
  return {
    short: deckOf(
      withinShort([
        ...facts,
        ...frames(SHORT_LINES),
        ...own([...voice.reasons, ...voice.uses]),
        ...frames(VERDICT_LINES),
        ...frames(SITUATION_LINES),
        ...arrivals,
        ...frames(RESERVATION_LINES),
      ]),
      random,
    ),
    reason: deckOf(product.head ? own(voice.reasons) : frames(SITUATION_LINES), random),
    situation: deckOf(frames(SITUATION_LINES), random),
    arrival: deckOf(arrivals, random),
    fact: deckOf(facts.length > 0 ? facts : frames(SHORT_LINES), random),
    use: deckOf(product.head ? own(voice.uses) : arrivals, random),
    reservation: deckOf(frames(RESERVATION_LINES), random),
    verdict: deckOf([...frames(VERDICT_LINES), ...frames(SHORT_LINES)], random),
  };
}

/** What a buyer may mention: only what the ledger holds, as an impression of choosing. */
function factLines(product: Product): ReviewLine[] {
  return product.statements.flatMap((statement) => linesOf(statement, product));
}

function linesOf(statement: Statement, product: Product): ReviewLine[] {
  const { kind, value, says } = statement;
  if (kind === 'colour' && statement.role === null)
    return product.facts
      .filter((fact) => fact.kind === 'colour' && fact.role === null)
      .flatMap((fact) => wordsInto(COLOUR_LINES, quiet(fact.value), colourInJapanese(fact.value), statement));
  if (value.ja === null) return [];
  if (kind === 'claim') {
    const said = says.find(({ ja }) => ja !== null);
    return said?.ja
      ? wordsInto(CLAIM_LINES, agree(said.pt, product.noun).replace(/\.$/, ''), said.ja.replace(/。$/, ''), statement)
      : [];
  }
  switch (kind) {
    case 'material':
      return statement.role === null
        ? wordsInto(MATERIAL_LINES, value.pt, value.ja, statement)
        : wordsInto(DETAIL_LINES, value.pt, value.ja, statement);
    case 'compatibility':
      return wordsInto(COMPATIBLE_LINES, value.pt, value.ja, statement);
    case 'contents':
      return wordsInto(CONTENTS_LINES, value.pt, value.ja.split('、')[0] === value.ja ? value.ja : null, statement);
    case 'use':
      return statement.label.ja === '用途' ? wordsInto(USE_LINES, value.pt, value.ja, statement) : [];
    case 'quantity':
    case 'brand':
    case 'certification':
      return wordsInto(DETAIL_LINES, value.pt, value.ja, statement);
    default:
      return [];
  }
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
      .replace('{l}', () => label.pt.toLowerCase())
      .replace('{v}', () => pt),
    ja: frame.ja.replace('{l}', () => label.ja).replace('{v}', () => ja),
    about: factIds.join(),
  }));
}

function withinShort(lines: readonly ReviewLine[]): ReviewLine[] {
  const { min, max } = REVIEW_LENGTHS.curta;
  return lines.filter(({ ja }) => ja.length >= min && ja.length <= max);
}

/** Cards are drawn without repeats until the deck is empty, then shuffled again. */
function deckOf(lines: readonly ReviewLine[], random: Random): Deck {
  let cards: ReviewLine[] = [];
  return () => {
    if (cards.length === 0) cards = shuffled(lines, random);
    return cards.pop() ?? pickOne(lines, random);
  };
}
