import type { LexiconEntry } from '#writer/data/lexicon/lexicon-entry.ts';
import type { LexiconMatch } from './lexicon-matcher.ts';
import type { Token } from './portuguese-words.ts';

/** "não é", "sem", "não acompanha": what follows closely is denied. */
const DENIALS = new Set(['nao', 'sem', 'nem', 'nunca', 'exceto']);

const DENIAL_REACH = 4;

/** "Bluetooth não tem", "menos estática que escova de plástico": denied from behind, or said of something else. */
const DENIED_AFTER = new Set(['tem', 'possui', 'ha', 'vem', 'acompanha', 'inclui', 'incluso', 'inclusa']);
const COMPARISONS = new Set(['mais', 'menos', 'melhor', 'pior', 'maior', 'menor']);

export function isDenied(tokens: readonly Token[], match: LexiconMatch): boolean {
  const [after, verb] = tokens.slice(match.to, match.to + 2);
  if (after?.norm === 'nao' && DENIED_AFTER.has(verb?.norm ?? '')) return true;
  return isDeniedBefore(tokens, match) || isCompared(tokens, match);
}

function isCompared(tokens: readonly Token[], match: LexiconMatch): boolean {
  const before = tokens.slice(Math.max(0, match.from - 2 * DENIAL_REACH), match.from);
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'stop') + 1).map(({ norm }) => norm);
  const than = clause.lastIndexOf('que');
  return (
    than > 0 && than >= clause.length - DENIAL_REACH && clause.slice(0, than).some((word) => COMPARISONS.has(word))
  );
}

function isDeniedBefore(tokens: readonly Token[], match: LexiconMatch): boolean {
  for (let index = match.from - 1; index >= Math.max(0, match.from - DENIAL_REACH); index -= 1) {
    const token = tokens[index];
    if (!token || token.kind === 'stop') return false;
    if (DENIALS.has(token.norm)) return true;
  }
  return false;
}

/** Qualities of a part that hold for the whole product as well. */
const SHARED_WITH_PART = new Set([
  'leakproof',
  'non-slip',
  'nonstick',
  'digital-display',
  'sharp',
  'breathable',
  'lightweight',
]);

/** "filtro lavável" does not make the vacuum cleaner washable. */
export function belongsToPart(match: LexiconMatch, previous: LexiconMatch | undefined): boolean {
  return (
    (match.entry.role === 'feature' || match.entry.role === 'colour') &&
    previous?.entry.role === 'part' &&
    previous.to === match.from &&
    !SHARED_WITH_PART.has(match.entry.slug)
  );
}

/** The other product a quality hangs on: "palmilha macia", "calça jeans" in the text of a shoe. */
export function ownerOf(
  tokens: readonly Token[],
  match: LexiconMatch,
  matches: readonly LexiconMatch[],
  index: number,
): LexiconEntry | undefined {
  if (match.entry.role === 'type') return undefined;
  let from = match.from;
  for (let before = index - 1; before >= 0; before -= 1) {
    const previous = matches[before];
    const between = previous ? tokens.slice(previous.to, from).map(({ norm }) => norm) : [];
    if (!previous || !between.every((word) => word === 'e' || word === 'de' || word === 'em')) return undefined;
    if (previous.entry.role === 'type') return previous.entry;
    from = previous.from;
  }
  return undefined;
}

const FOOD_FEATURES = new Set([
  'natural',
  'organic',
  'sugar-free',
  'gluten-free',
  'lactose-free',
  'vegan',
  'handmade',
  'eco-friendly',
  'premium',
]);

/** In food, caramel is a taste and not a colour. */
export function fitsFamily(entry: LexiconEntry, head: LexiconEntry | undefined): boolean {
  if (head?.family !== 'food') return true;
  if (entry.role === 'feature') return FOOD_FEATURES.has(entry.slug);
  return !['colour', 'pattern', 'material'].includes(entry.role);
}

/** The part a material belongs to: "tampa de bambu", "solado em EVA". */
export function partBefore(
  tokens: readonly Token[],
  match: LexiconMatch,
  previous: LexiconMatch | undefined,
): LexiconEntry | undefined {
  if (match.entry.role !== 'material' || !previous || !namesPart(previous.entry)) return undefined;
  const between = tokens.slice(previous.to, match.from).map(({ norm }) => norm);
  return between.length === 1 && /^(?:de|em)$/.test(between[0] ?? '') ? previous.entry : undefined;
}

/** "tampa" and "com tampa" both name a part. */
function namesPart(entry: LexiconEntry): boolean {
  return entry.role === 'part' || (entry.role === 'feature' && entry.pt.startsWith('com '));
}

/** "Torque ajustável": a noun we do not know opens the clause, so the quality is its own and not the product's. */
export function belongsToUnknownNoun(
  tokens: readonly Token[],
  match: LexiconMatch,
  previous: LexiconMatch | undefined,
): boolean {
  const { entry } = match;
  if (!['feature', 'material', 'colour'].includes(entry.role) || SHARED_WITH_PART.has(entry.slug)) return false;
  // "pavio de algodão": the small word may stand between the noun and its material.
  const linked = /^(?:de|em)$/.test(tokens[match.from - 1]?.norm ?? '');
  const position = match.from - (linked ? 2 : 1);
  const noun = tokens[position];
  const opening = tokens[position - 1];
  const isUnknown =
    noun?.kind === 'word' && (previous === undefined || previous.to <= position) && !SMALL_WORDS.has(noun.norm);
  return isUnknown && (opening === undefined || opening.kind === 'stop');
}

const SMALL_WORDS = new Set(
  'e ou de em com muito super bem mais ultra tao e sao tem possui o a design modelo tecido produto material cor feito feita fabricado fabricada confeccionado confeccionada'.split(
    ' ',
  ),
);
