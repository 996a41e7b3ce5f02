import { hashText } from '#domain/robots/seeded-random.ts';
import type { Family, LexiconEntry, LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import { factsInOwnSentence } from '#writer/translate/translation-memory.ts';
import { cleanLines } from './description-cleaning.ts';
import { belongsToPart, belongsToUnknownNoun, fitsFamily, isDenied, ownerOf, partBefore } from './fact-ownership.ts';
import { contextOf, type LexiconMatch, matchLexicon } from './lexicon-matcher.ts';
import { findMeasures, type Measure } from './measures.ts';
import { FUNCTION_WORDS, type Token, tokenize } from './portuguese-words.ts';

/** What the seller said about the product. Nothing here is guessed from the kind of goods. */
export type ProductFacts = {
  title: string;
  head?: LexiconEntry;
  /** The product comes as a kit, a set or a pair. */
  isSet: boolean;
  family: Family;
  features: LexiconEntry[];
  materials: LexiconEntry[];
  /** Materials of a part only: "solado de borracha" does not make a rubber shoe. */
  partMaterials: { part: LexiconEntry; material: LexiconEntry }[];
  colours: LexiconEntry[];
  patterns: LexiconEntry[];
  audiences: LexiconEntry[];
  occasions: LexiconEntry[];
  measures: Measure[];
  seed: number;
};

/** A type right after these words names what the product goes with, not what it is. */
const RELATION_WORDS = new Set(
  'de do da para pra com no na em e ou ao seu sua qualquer sem por cada como ama adora gosta curte toma bebe'.split(
    ' ',
  ),
);

export function analyzeDescription(description: string): ProductFacts {
  const lines = sellersLines(description);
  const perLine = lines.map((line) => ({ line, tokens: tokenize(line) }));
  const context = contextOf(perLine.flatMap(({ tokens }) => tokens));
  const stated: (LexiconMatch & { owner: LexiconEntry | undefined })[] = [];
  const partMaterials: ProductFacts['partMaterials'] = [];
  const heads: { match: LexiconMatch; score: number }[] = [];
  let isSet = false;
  perLine.forEach(({ tokens }, lineIndex) => {
    const matches = matchLexicon(tokens, context);
    matches.forEach((match, matchIndex) => {
      if (isDenied(tokens, match)) return;
      const part = partBefore(tokens, match, matches[matchIndex - 1]);
      if (part) {
        if (part.role === 'part') partMaterials.push({ part, material: match.entry });
        return;
      }
      if (match.entry.role === 'type') heads.push({ match, score: headScore(tokens, match, lineIndex) });
      if (
        match.entry.role === 'set' &&
        (lineIndex === 0 || (match.from === 0 && tokens.some(({ kind }) => kind === 'number')))
      )
        isSet = true;
      if (
        !belongsToPart(match, matches[matchIndex - 1]) &&
        !(isLaterClause(lineIndex, match) && belongsToUnknownNoun(tokens, match, matches[matchIndex - 1]))
      )
        stated.push({ ...match, owner: ownerOf(tokens, match, matches, matchIndex) });
    });
  });
  const head = heads.sort((a, b) => b.score - a.score)[0]?.match.entry;
  const ofRole = (role: LexiconRole) =>
    uniqueEntries(
      stated
        .filter(({ entry, owner }) => entry.role === role && (owner === undefined || owner === head))
        .map(({ entry }) => entry),
    ).filter((entry) => (!head || !isInside(entry, head)) && fitsFamily(entry, head));
  return {
    title: titleOf(lines),
    ...(head ? { head } : {}),
    isSet,
    family: head?.family ?? 'generic',
    features: ofRole('feature'),
    materials: withoutWeaker(ofRole('material')),
    partMaterials: [...new Map(partMaterials.map((pair) => [pair.part.ja, pair])).values()],
    colours: ofRole('colour'),
    patterns: ofRole('pattern'),
    audiences: ofRole('audience'),
    occasions: ofRole('occasion'),
    measures: uniqueMeasures(lines.flatMap(findMeasures)),
    seed: hashText(lines.join('\n')),
  };
}

/** A text written by our copy robot speaks of chairs, trains and coffee: only what it states about the product counts. */
function sellersLines(description: string): string[] {
  return cleanLines(description)
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/)
        .map((sentence) => {
          const own = factsInOwnSentence(sentence) ?? factsInOwnSentence(sentence.replace(/^[^:]{2,40}:\s*/, ''));
          return own ?? sentence;
        })
        .filter((sentence) => sentence !== '')
        .join('. '),
    )
    .filter((line) => line !== '');
}

/** The first words of the title may be the unknown product itself. */
function isLaterClause(lineIndex: number, match: LexiconMatch): boolean {
  return lineIndex > 0 || match.from > 2;
}

/** The title weighs most; inside a line the first noun does, unless it hangs on "para", "de" or "com". */
function headScore(tokens: readonly Token[], match: LexiconMatch, lineIndex: number): number {
  const before = tokens[match.from - 1];
  const hangs = before !== undefined && RELATION_WORDS.has(before.norm);
  const afterSet = tokens
    .slice(Math.max(0, match.from - 4), match.from)
    .some(({ norm }) => /^(kit|conjunto|jogo|par|combo)$/.test(norm));
  const lineWeight = lineIndex === 0 ? 100 : lineIndex === 1 ? 40 : Math.max(2, 30 - lineIndex);
  return lineWeight + (match.to - match.from) * 4 - match.from - (hangs && !afterSet ? 45 : 0);
}

function titleOf(lines: readonly string[]): string {
  const first = lines.find((line) => /\p{L}{3}/u.test(line)) ?? '';
  return (
    first
      .split(/[.!?;:|]|\s[-–—]\s/u)[0]
      ?.trim()
      .slice(0, 80) ?? ''
  );
}

function uniqueEntries(entries: readonly LexiconEntry[]): LexiconEntry[] {
  return [...new Map(entries.map((entry) => [entry.ja, entry])).values()];
}

function uniqueMeasures(measures: readonly Measure[]): Measure[] {
  return [...new Map(measures.map((measure) => [measure.ja, measure])).values()];
}

/** "Wireless" adds nothing to wireless earphones. */
function isInside(entry: LexiconEntry, head: LexiconEntry): boolean {
  return (
    head.ja.includes(entry.ja) ||
    `-${head.slug}-`.includes(`-${entry.slug}-`) ||
    ` ${head.pt} `.includes(` ${entry.pt} `)
  );
}

function withoutWeaker(materials: readonly LexiconEntry[]): LexiconEntry[] {
  return materials.filter(
    (weak) =>
      !materials.some((strong) => strong !== weak && strong.ja.length > weak.ja.length && strong.ja.includes(weak.ja)),
  );
}

/** Words of the title that carry meaning, for a web address of a product that we do not know. */
export function contentWords(title: string): string[] {
  return tokenize(title)
    .filter(({ kind, norm }) => kind === 'word' && norm.length > 2 && !FUNCTION_WORDS.has(norm))
    .map(({ norm }) => norm);
}
