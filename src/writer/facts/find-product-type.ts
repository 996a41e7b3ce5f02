import type { DraftFact } from './draft-fact.ts';
import { type LexiconMatch, matchLexicon } from './lexicon-matcher.ts';
import { type Token, tokenize } from './portuguese-words.ts';
import type { Segment } from './source-segments.ts';

/** Words that may stand before the product in a title without being the product. */
const LEADS =
  /^(?:kit|conjunto|jogo|par|combo|de|com|novo|nova|mini|super|mega|ultra|original|lindo|linda|o|a|os|as|nosso|nossa|este|esta|esse|essa|\d+|un|unidade|peca|x|\(|\)|\[|\]|!|-|conheca|apresentamos)$/;

/** What the product is: the first thing that the title names, if nothing unknown stands before it. */
export function findProductType(segments: readonly Segment[], context: ReadonlySet<string>): DraftFact[] {
  for (const [index, segment] of segments.entries()) {
    const isNamed = segment.meaning?.kind === 'product_type';
    if (!segment.isTitle && !isNamed) continue;
    const tokens = tokenize(segment.text);
    const matches = matchLexicon(tokens, context);
    const type = matches.find((match) => match.entry.role === 'type' && opensTitle(tokens, matches, match));
    if (type) return [factOf(segment, index, tokens, toyOf(matches, type) ?? type)];
  }
  return [];
}

/** "Dinossauro Brinquedo Educativo": what is sold is the toy. */
function toyOf(matches: readonly LexiconMatch[], type: LexiconMatch): LexiconMatch | undefined {
  return matches.find(({ entry, from }) => entry.role === 'type' && from === type.to && /^brinquedo\b/.test(entry.pt));
}

function opensTitle(tokens: readonly Token[], matches: readonly LexiconMatch[], type: LexiconMatch): boolean {
  return tokens.slice(0, type.from).every(({ norm, kind }, at) => {
    if (LEADS.test(norm) || kind === 'number') return norm !== 'com' || at > 0;
    const known = matches.find(({ from, to }) => from <= at && at < to);
    return known !== undefined && ['feature', 'colour', 'shop', 'set', 'audience'].includes(known.entry.role);
  });
}

function factOf(segment: Segment, index: number, tokens: readonly Token[], match: LexiconMatch): DraftFact {
  const from = tokens[match.from]?.start ?? 0;
  const to = tokens[match.to - 1]?.end ?? from;
  const value = segment.text.slice(from, to);
  return {
    kind: 'product_type',
    role: null,
    value,
    text: segment.text.slice(0, 120),
    line: segment.line,
    segment: index,
    from,
    to,
  };
}
