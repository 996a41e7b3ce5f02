import { LABELS } from '#writer/data/facts/labels.ts';
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
    if (type) return [factOf(segment, index, tokens, type)];
    const named = leadingWords(tokens, matches);
    if (named > 0) return [factOf(segment, index, tokens, { from: 0, to: named })];
  }
  return [];
}

const NAME_MAX_WORDS = 5;
/** Words that no product's name begins with. */
const NO_NAME =
  /^(?:gente|chegou|conheca|voce|quer|seu|sua|com|para|em|se|ja|a|o|as|os|um|uma|este|esta|promocao|oferta|kit|super|novo|nova|mais|que|tudo|nao|chega|deixe|tenha|aproveite|compre)$/;

/** A product that we do not know: the words that open the title, up to what describes it. */
function leadingWords(tokens: readonly Token[], matches: readonly LexiconMatch[]): number {
  const first = tokens[0];
  if (first?.kind !== 'word' || NO_NAME.test(first.norm) || LABELS.has(first.norm) || first.norm.length < 3) return 0;
  const end = tokens.findIndex(({ kind, norm }, at) => {
    if (kind !== 'word' || /^(?:para|pra|com|em|sem|ate|que|e)$/.test(norm)) return true;
    const match = matches.find(({ from }) => from === at);
    return (
      at > 0 &&
      match !== undefined &&
      ['feature', 'colour', 'audience', 'material', 'shop', 'pattern'].includes(match.entry.role)
    );
  });
  const count = end < 0 ? tokens.length : end;
  const words = tokens.slice(0, count);
  while (words.at(-1) && /^(?:de|do|da)$/.test(words.at(-1)?.norm ?? '')) words.pop();
  return words.length <= NAME_MAX_WORDS ? words.length : 0;
}

function opensTitle(tokens: readonly Token[], matches: readonly LexiconMatch[], type: LexiconMatch): boolean {
  return tokens.slice(0, type.from).every(({ norm, kind }, at) => {
    if (LEADS.test(norm) || kind === 'number') return norm !== 'com' || at > 0;
    const known = matches.find(({ from, to }) => from <= at && at < to);
    return known !== undefined && ['feature', 'colour', 'shop', 'set', 'audience'].includes(known.entry.role);
  });
}

function factOf(
  segment: Segment,
  index: number,
  tokens: readonly Token[],
  match: Pick<LexiconMatch, 'from' | 'to'>,
): DraftFact {
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
