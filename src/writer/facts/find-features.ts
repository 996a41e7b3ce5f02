import type { FactKind } from '#domain/robots/facts.ts';
import type { LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import { hangsOnType } from './fact-ownership.ts';
import { hangsOnPurpose } from './find-materials.ts';
import type { LexiconMatch } from './lexicon-matcher.ts';
import type { Token } from './portuguese-words.ts';
import type { Segment } from './source-segments.ts';

export type Attribute = { kind: FactKind; role: string | null };

export type Reading = {
  segment: Segment;
  tokens: readonly Token[];
  matches: readonly LexiconMatch[];
  match: LexiconMatch;
  position: number;
};

export const OWNED_BY_PRODUCT: ReadonlySet<LexiconRole> = new Set([
  'type',
  'feature',
  'material',
  'colour',
  'audience',
  'pattern',
]);

/** Praise, and what a shop says of everything: no property that a buyer could check. */
const PRAISE: ReadonlySet<string> = new Set(
  'soft comfortable durable easy-to-use easy-clean easy-install easy-assembly multifunctional 2-in-1 3-in-1 elegant minimalist modern retro classic cute warm cool powerful clear-sound sharp casual premium professional practical versatile dual-voltage led app-control high-capacity eco-friendly ergonomic montessori'.split(
    ' ',
  ),
);

export function readFeature(reading: Reading): Attribute | undefined {
  const { segment, tokens, matches, match, position } = reading;
  if (match.entry.slug === 'unisex' && segment.isTitle) return { kind: 'audience', role: null };
  if (segment.label !== null || PRAISE.has(match.entry.slug)) return undefined;
  // "com tampa de bambu": the material of the lid says that there is one.
  if (match.entry.pt.startsWith('com ') && tokens[match.to]?.norm === 'de') return undefined;
  const previous = matches[position - 1];
  // "filtro lavável" does not make the vacuum cleaner washable.
  if (previous?.entry.role === 'part') return undefined;
  // Words for the search follow a bar or a slash; a number right after makes it a measure.
  if (segment.isTitle && /\s[/|]\s/.test(segment.text.slice(0, tokens[match.from]?.start ?? 0))) return undefined;
  if (tokens[match.to]?.kind === 'number' && !segment.isTitle) return undefined;
  if (hangsOnPurpose(tokens, match.from) || isPluralBeside(tokens, matches, match)) return undefined;
  const before = tokens[match.from - 1];
  const opens =
    before === undefined || before.kind === 'stop' || /^(?:e|sao|super|muito|totalmente|bem|ultra)$/.test(before.norm);
  if (segment.isTitle) {
    const touches = previous !== undefined && previous.to === match.from && OWNED_BY_PRODUCT.has(previous.entry.role);
    return hangsOnType(tokens, matches, position) || touches || opens ? { kind: 'claim', role: null } : undefined;
  }
  if (!segment.isItem) return undefined;
  // "Torque ajustável": a word that we do not know opens the line, so the quality is its own and not the product's.
  return match.from === 0 || (opens && matches[0]?.from === 0 && matches[0].entry.role === 'feature')
    ? { kind: 'claim', role: null }
    : undefined;
}

/** "Fonte para gatos e cães pequenos": a plural word is not said of one product. */
function isPluralBeside(tokens: readonly Token[], matches: readonly LexiconMatch[], match: LexiconMatch): boolean {
  const type = matches.find(({ entry }) => entry.role === 'type');
  return type !== undefined && isPlural(tokens[match.from]) && !isPlural(tokens[type.from]);
}

function isPlural(token: Token | undefined): boolean {
  return token !== undefined && /s$/i.test(token.raw) && !token.norm.endsWith('s');
}
