import { LABELS } from '#writer/data/facts/labels.ts';
import type { DraftFact } from './draft-fact.ts';
import { foldPortuguese } from './folded-text.ts';
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
  return [...namedInProse(segments, context), ...namedBySeller(segments)].slice(0, 1);
}

/** "segue as infos da barraca": without a title, the first thing that the text points at; the seller confirms it. */
function namedInProse(segments: readonly Segment[], context: ReadonlySet<string>): DraftFact[] {
  const [first] = segments;
  if (!first || segments.some(({ isTitle }) => isTitle)) return [];
  const tokens = tokenize(first.text);
  const type = matchLexicon(tokens, context).find(
    ({ entry, from }) => entry.role === 'type' && POINTS.test(tokens[from - 1]?.norm ?? ''),
  );
  return type ? [factOf(first, 0, tokens, type)] : [];
}

const POINTS = /^(?:o|a|os|as|do|da|dos|das|este|esta|esse|essa|nosso|nossa)$/;

const NAME_ENDS = /[,.;:!?([|–—+]|\s(?:com|para|pra|em|sem|q|que|e)\s|\s-\s|\d/;
const NO_NAME =
  /^(?:oi|ola|bom|boa|segue|chefe|pessoal|gente|amig[oa]|novo|nova|super|promocao|oferta|kit|o|a|os|as|um|uma|este|esta|esse|essa|nosso|nossa|produto|conheca|apresentamos|chegou|olha|vendo|compre|aproveite|descricao|lancamento|mais|melhor|seu|sua|voce|para|de|do|da|tudo|chega)$/;
const MOST_WORDS = 4;

/** A product that the lexicon does not know, in the words that open its title: never certain, never in Japanese. */
function namedBySeller(segments: readonly Segment[]): DraftFact[] {
  const index = segments.findIndex(({ isTitle }) => isTitle);
  const segment = segments[index];
  if (!segment) return [];
  const value = (segment.text.split(NAME_ENDS)[0] ?? '').trim();
  const words = foldPortuguese(value).split(/\s+/);
  const isName =
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    /^[\p{L}\s-]+$/u.test(value) &&
    !NO_NAME.test(words[0] ?? '') &&
    !LABELS.has(words[0] ?? '') &&
    !/^(?:de|da|do|das|dos|a|o|ate|por|no|na)$/.test(words.at(-1) ?? '');
  if (!isName) return [];
  const place = { line: segment.line, segment: index, from: 0, to: value.length };
  return [{ kind: 'product_type', role: null, value, text: segment.text.slice(0, 120), ...place }];
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
