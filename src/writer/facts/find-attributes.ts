import type { FactKind } from '#domain/robots/facts.ts';
import type { LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import type { DraftFact } from './draft-fact.ts';
import { belongsToPart, belongsToUnknownNoun, isDenied, ownerOf, partBefore } from './fact-ownership.ts';
import { clauseAround } from './find-quantities.ts';
import { type LexiconMatch, matchLexicon } from './lexicon-matcher.ts';
import { type Token, tokenize } from './portuguese-words.ts';
import type { Segment } from './source-segments.ts';

/** Words of the lexicon count only where the sentence gives them their role. */
export function findAttributes(segment: Segment, index: number, context: ReadonlySet<string>): DraftFact[] {
  if (segment.heading !== null && !segment.meaning) return [];
  if (segment.label !== null && !ATTRIBUTE_LABELS.has(segment.meaning?.kind ?? '')) return [];
  const tokens = tokenize(segment.text);
  const matches = matchLexicon(tokens, context);
  return matches.flatMap((match, position) => {
    if (isDenied(tokens, match)) return [];
    const reading = { segment, tokens, matches, match, position };
    const found = readMatch(reading);
    return found ? [factOf(segment, index, tokens, match, found.kind, found.role)] : [];
  });
}

const ATTRIBUTE_LABELS: ReadonlySet<string> = new Set(['product_type', 'audience', 'use']);

type Reading = {
  segment: Segment;
  tokens: readonly Token[];
  matches: readonly LexiconMatch[];
  match: LexiconMatch;
  position: number;
};

function readMatch(reading: Reading): { kind: FactKind; role: string | null } | undefined {
  const readers: Partial<
    Record<LexiconRole, (reading: Reading) => { kind: FactKind; role: string | null } | undefined>
  > = {
    material: readMaterial,
    colour: readColour,
    audience: readAudience,
    occasion: readOccasion,
    feature: readFeature,
  };
  return readers[reading.match.entry.role]?.(reading);
}

/** Materials that are as often something else: a finish, a flower, a size. */
const DOUBTFUL_MATERIALS =
  /^(?:pp|soft|cristal|cristais|perola|perolas|jade|papel|pluma|plumas|folheado|folheada|metal)$/;
const MADE = /^(?:feit|fabricad|confeccionad|produzid|elaborad|construid)[oa]$/;

function readMaterial(reading: Reading): { kind: FactKind; role: string | null } | undefined {
  const { segment, tokens, matches, match, position } = reading;
  const part = partBefore(tokens, match, matches[position - 1]);
  if (part) return { kind: 'material', role: tokens[match.from - 2]?.raw.toLowerCase() ?? part.pt };
  const before = wordBefore(tokens, match.from);
  const linked = before !== undefined && /^(?:de|em|com)$/.test(before.norm);
  const noun = linked ? tokens[match.from - 2] : before;
  if (noun && MADE.test(noun.norm)) {
    const owner = tokens[match.from - (linked ? 3 : 2)];
    return owner === undefined ||
      owner.kind === 'stop' ||
      /^(?:e|sao|produto|peca|modelo|totalmente|todo|toda)$/.test(owner.norm)
      ? { kind: 'material', role: null }
      : undefined;
  }
  if (segment.isItem && coversSegment(tokens, match)) return { kind: 'material', role: null };
  if (!segment.isTitle || DOUBTFUL_MATERIALS.test(tokens[match.from]?.norm ?? '')) return undefined;
  const previous = matches[position - 1];
  const touches =
    previous !== undefined && tokens.slice(previous.to, match.from).every(({ norm }) => /^(?:de|em|e)$/.test(norm));
  const isUnknownProduct = position === 0 && linked && match.from === 2;
  if (hangsOnPurpose(tokens, match.from)) return undefined;
  return isUnknownProduct || (touches && OWNED_BY_PRODUCT.has(previous.entry.role))
    ? { kind: 'material', role: null }
    : undefined;
}

const OWNED_BY_PRODUCT: ReadonlySet<LexiconRole> = new Set([
  'type',
  'feature',
  'material',
  'colour',
  'audience',
  'pattern',
]);

function readColour({
  segment,
  tokens,
  matches,
  match,
  position,
}: Reading): { kind: FactKind; role: string | null } | undefined {
  if (isNamedColour(tokens, matches, position)) return { kind: 'colour', role: null };
  const previous = matches[position - 1];
  if (!segment.isTitle || hangsOnPurpose(tokens, match.from)) return undefined;
  if (previous?.entry.role === 'part' || belongsToPart(match, previous)) return undefined;
  const touches = previous !== undefined && previous.to === match.from && OWNED_BY_PRODUCT.has(previous.entry.role);
  const isLast = tokens.slice(match.to).every(({ kind }) => kind === 'stop');
  const afterStop = tokens[match.from - 1]?.kind === 'stop';
  const afterNumber = tokens[match.from - 1]?.kind === 'number' || previous?.to !== match.from;
  return (touches && previous.entry.role !== 'material') || (isLast && (touches || afterStop || afterNumber))
    ? { kind: 'colour', role: null }
    : undefined;
}

/** "na cor preta", "cores: azul, rosa e branco": the word itself or a chain of colours leads back to it. */
function isNamedColour(tokens: readonly Token[], matches: readonly LexiconMatch[], position: number): boolean {
  for (let at = position; at >= 0; at -= 1) {
    const match = matches[at];
    if (match?.entry.role !== 'colour') return false;
    const before = tokens[match.from - 1];
    if (before && /^(?:cor|cores)$/.test(before.norm))
      return !/^(?:luz|troca|muda)$/.test(tokens[match.from - 3]?.norm ?? '');
    const previous = matches[at - 1];
    if (!previous || !tokens.slice(previous.to, match.from).every(({ norm }) => /^(?:,|e|ou|\/|;)$/.test(norm))) {
      return false;
    }
  }
  return false;
}

function readAudience({ segment, tokens, match }: Reading): { kind: FactKind; role: string | null } | undefined {
  if (segment.meaning?.kind === 'audience' || segment.meaning?.kind === 'use') return { kind: 'audience', role: null };
  const written = tokens[match.from]?.norm ?? '';
  if (segment.isTitle && /^(?:feminin|masculin)[oa]$|^(?:infantil|juvenil|kid|teen|unissex|adulto)$/.test(written))
    return { kind: 'audience', role: null };
  return segment.isTitle
    ? followsPurpose(tokens, match.from, 2)
      ? { kind: 'audience', role: null }
      : undefined
    : followsIdeal(tokens, match.from)
      ? { kind: 'audience', role: null }
      : undefined;
}

function readOccasion({ segment, tokens, match }: Reading): { kind: FactKind; role: string | null } | undefined {
  if (segment.meaning?.kind === 'audience' || segment.meaning?.kind === 'use') return { kind: 'use', role: null };
  const fits = segment.isTitle ? followsPurpose(tokens, match.from, 2) : followsIdeal(tokens, match.from);
  return fits ? { kind: 'use', role: null } : undefined;
}

function readFeature(reading: Reading): { kind: FactKind; role: string | null } | undefined {
  const { segment, tokens, matches, match, position } = reading;
  if (segment.label !== null) return undefined;
  const previous = matches[position - 1];
  if (belongsToPart(match, previous) || previous?.entry.role === 'part') return undefined;
  if (hangsOnPurpose(tokens, match.from)) return undefined;
  const owner = ownerOf(tokens, match, matches, position);
  const before = tokens[match.from - 1];
  const opens =
    before === undefined || before.kind === 'stop' || /^(?:e|sao|super|muito|totalmente|bem|ultra)$/.test(before.norm);
  if (segment.isTitle) {
    const touches = previous !== undefined && previous.to === match.from && OWNED_BY_PRODUCT.has(previous.entry.role);
    return (owner !== undefined && position > 0) || touches || opens ? { kind: 'claim', role: null } : undefined;
  }
  if (!segment.isItem || belongsToUnknownNoun(tokens, match, previous)) return undefined;
  return match.from === 0 || (opens && position > 0 && matches[0]?.from === 0 && matches[0].entry.role === 'feature')
    ? { kind: 'claim', role: null }
    : undefined;
}

function wordBefore(tokens: readonly Token[], from: number): Token | undefined {
  const token = tokens[from - 1];
  return token?.kind === 'word' ? token : undefined;
}

function coversSegment(tokens: readonly Token[], match: LexiconMatch): boolean {
  return match.from === 0 && (match.to === tokens.length || tokens[match.to]?.kind === 'stop');
}

/** After "para", "com", "tipo" or "contra" a word speaks of something beside the product. */
function hangsOnPurpose(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (!token || (token.kind === 'stop' && token.raw !== '(')) return false;
    if (/^(?:para|pra|pro|com|contra|tipo|efeito|estilo|aspecto|imita\w*|limpa|remove|sobre|sem|nao)$/.test(token.norm))
      return true;
  }
  return false;
}

function followsPurpose(tokens: readonly Token[], from: number, reach: number): boolean {
  return tokens.slice(Math.max(0, from - reach), from).some(({ norm }) => /^(?:para|pra|pro)$/.test(norm));
}

/** "Ideal para camping, viagens e praia": every item of the list hangs on the opening words. */
function followsIdeal(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 14); at -= 1) {
    const token = tokens[at];
    if (!token || (token.kind === 'stop' && token.raw !== ',')) return false;
    if (/^(?:ideal|perfeit[oa]|indicad[oa]|recomendad[oa]|otim[oa])$/.test(token.norm))
      return /^(?:para|pra)$/.test(tokens[at + 1]?.norm ?? '');
    if (/^(?:que|nao|quem|presentear|voce|porque)$/.test(token.norm)) return false;
  }
  return false;
}

function factOf(
  segment: Segment,
  index: number,
  tokens: readonly Token[],
  match: LexiconMatch,
  kind: FactKind,
  role: string | null,
): DraftFact {
  const from = tokens[match.from]?.start ?? 0;
  const to = tokens[match.to - 1]?.end ?? from;
  return {
    kind,
    role,
    value: segment.text.slice(from, to),
    text: clauseAround(segment, from, to),
    line: segment.line,
    segment: index,
    from,
    to,
  };
}
