import type { FactKind } from '#domain/robots/facts.ts';
import type { LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import type { DraftFact } from './draft-fact.ts';
import { isDenied } from './fact-ownership.ts';
import { type Attribute, OWNED_BY_PRODUCT, type Reading, readFeature } from './find-features.ts';
import { hangsOnPurpose, ownerOfMaterial } from './find-materials.ts';
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

function readMatch(reading: Reading): Attribute | undefined {
  const readers: Partial<Record<LexiconRole, (reading: Reading) => Attribute | undefined>> = {
    material: readMaterial,
    colour: readColour,
    audience: readAudience,
    occasion: readOccasion,
    feature: readFeature,
  };
  return readers[reading.match.entry.role]?.(reading);
}

function readMaterial(reading: Reading): Attribute | undefined {
  const role = ownerOfMaterial(reading);
  return role === undefined ? undefined : { kind: 'material', role };
}

function readColour({ segment, tokens, matches, match, position }: Reading): Attribute | undefined {
  if (isNamedColour(tokens, matches, position)) return { kind: 'colour', role: null };
  const previous = matches[position - 1];
  if (!segment.isTitle || hangsOnPurpose(tokens, match.from)) return undefined;
  if (previous?.entry.role === 'part') return undefined;
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

function readAudience({ segment, tokens, match }: Reading): Attribute | undefined {
  if (segment.meaning?.kind === 'audience' || segment.meaning?.kind === 'use') return { kind: 'audience', role: null };
  const written = tokens[match.from]?.norm ?? '';
  if (segment.isTitle && /^(?:feminin|masculin)[oa]$|^(?:infantil|juvenil|kid|teen|unissex)$/.test(written))
    return { kind: 'audience', role: null };
  return segment.isTitle
    ? followsPurpose(tokens, match.from, 2)
      ? { kind: 'audience', role: null }
      : undefined
    : followsIdeal(tokens, match.from)
      ? { kind: 'audience', role: null }
      : undefined;
}

function readOccasion({ segment, tokens, matches, match, position }: Reading): Attribute | undefined {
  if (segment.meaning?.kind === 'audience' || segment.meaning?.kind === 'use') return { kind: 'use', role: null };
  const fits = segment.isTitle
    ? followsPurpose(tokens, match.from, 2) || isKindOf(tokens, matches[position - 1], match)
    : followsIdeal(tokens, match.from);
  return fits ? { kind: 'use', role: null } : undefined;
}

/** "Tênis feminino de corrida": the occasion hangs on the product itself. */
function isKindOf(tokens: readonly Token[], previous: LexiconMatch | undefined, match: LexiconMatch): boolean {
  return (
    previous !== undefined &&
    (previous.entry.role === 'type' || previous.entry.role === 'audience') &&
    previous.to === match.from - 1 &&
    tokens[match.from - 1]?.norm === 'de'
  );
}

function followsPurpose(tokens: readonly Token[], from: number, reach: number): boolean {
  return tokens.slice(Math.max(0, from - reach), from).some(({ norm }) => /^(?:para|pra|pro)$/.test(norm));
}

const OPENS_ITEM = /^(?:para|pra|,|e|ou|o|a|os|as|no|na|em|uso|seu|sua)$/;

/** "Ideal para camping, viagens e praia": every item of the list hangs on the opening words. */
function followsIdeal(tokens: readonly Token[], from: number): boolean {
  // "piso frio" holds no winter: the word has to be an item of the list by itself.
  if (!OPENS_ITEM.test(tokens[from - 1]?.norm ?? '')) return false;
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
  const end = tokens[match.to - 1]?.end ?? from;
  // "recarregável USB-C", "malha (mesh)": the word goes on after the entry.
  const to = end + (/^(?:[-‑][\p{L}\d]+|\s\(mesh\))/iu.exec(segment.text.slice(end))?.[0].length ?? 0);
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
