import { PART_NOUNS } from '#writer/data/facts/part-nouns.ts';
import type { LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import type { LexiconMatch } from './lexicon-matcher.ts';
import type { Token } from './portuguese-words.ts';
import type { Segment } from './source-segments.ts';

export type MaterialReading = {
  segment: Segment;
  tokens: readonly Token[];
  matches: readonly LexiconMatch[];
  match: LexiconMatch;
  position: number;
};

/** Materials that are as often something else: a finish, a flower, a size. */
const DOUBTFUL =
  /^(?:pp|soft|cristal|perola|jade|papel|pluma|folheado|folheada|metal|palha|zirconia|strass|diamante|rubi|safira|esmeralda|ametista|quartzo|pedra)$/;
const MADE = /^(?:feit|fabricad|confeccionad|produzid|elaborad|construid)[oa]$/;
const PRODUCT_ROLES: ReadonlySet<LexiconRole> = new Set([
  'type',
  'feature',
  'material',
  'colour',
  'audience',
  'pattern',
]);

/** Whose material it is: a part's name, null for the product, undefined where the sentence does not say. */
export function ownerOfMaterial(reading: MaterialReading): string | null | undefined {
  const { segment, tokens, matches, match } = reading;
  if (isStone(reading)) return 'pedra';
  const at = nounBefore(tokens, match.from);
  const noun = at === undefined ? undefined : tokens[at];
  // "capa removível em suede": a word of the part's own may stand between.
  const owner = at === undefined ? undefined : tokens[at - 1];
  if (noun && owner && segment.text[owner.start - 1] !== '-' && isOwnedBy(noun, owner, reading))
    return owner.raw.toLowerCase();
  if (noun && at !== undefined && PART_NOUNS.has(noun.norm)) {
    return /^(?:em|no|na|sobre|para|ou)$/.test(tokens[at - 1]?.norm ?? '') ? undefined : noun.raw.toLowerCase();
  }
  if (noun && at !== undefined && MADE.test(noun.norm)) return isAboutProduct(tokens, at) ? null : undefined;
  if (noun?.norm === 'tecido' && at !== undefined)
    return at === 0 || tokens[at - 1]?.kind === 'stop' ? null : undefined;
  if (noun && /^(?:ele|ela)$/.test(tokens[(at ?? 0) - 1]?.norm ?? '') && noun.norm === 'e') return null;
  const isPart = matches.some(({ entry, to }) => entry.role === 'part' && to === match.from);
  if (isPart) return undefined;
  if (segment.isItem && !segment.isTitle) return opensItem(reading) ? null : undefined;
  return segment.isTitle ? ownerInTitle(reading) : undefined;
}

/** "Colar prata 925 zircônia": of a jewel, the stone. */
function isStone({ segment, tokens, matches, match }: MaterialReading): boolean {
  const isJewel = matches.some(({ entry }) => entry.role === 'type' && entry.family === 'jewelry');
  return segment.isTitle && isJewel && /^(?:zirconia|strass|ametista|topazio)$/.test(tokens[match.from]?.norm ?? '');
}

const OWN_WORD = /(?:avel|ivel|ada|ado|ica|ico|oria|orio|al|ar|til|rna|rno)$/;

function isOwnedBy(word: Token, part: Token, { match, matches, tokens }: MaterialReading): boolean {
  const isLinked = /^(?:em|de)$/.test(tokens[match.from - 1]?.norm ?? '');
  const isMaterial = matches.some(({ entry, to }) => entry.role === 'material' && tokens[to - 1] === word);
  return isLinked && !isMaterial && OWN_WORD.test(word.norm) && PART_NOUNS.has(part.norm) && !PART_NOUNS.has(word.norm);
}

/** The noun a material hangs on, over "de", "em" and a share: "bico 100% silicone", "tampa de bambu". */
function nounBefore(tokens: readonly Token[], from: number): number | undefined {
  let at = from - 1;
  while (at >= 0 && (/^(?:de|em|com|%)$/.test(tokens[at]?.norm ?? '') || tokens[at]?.kind === 'number')) at -= 1;
  return at >= 0 && tokens[at]?.kind === 'word' ? at : undefined;
}

function isAboutProduct(tokens: readonly Token[], made: number): boolean {
  const before = tokens[made - 1];
  return (
    !before || before.kind === 'stop' || /^(?:e|sao|produto|modelo|totalmente|todo|toda|ele|ela)$/.test(before.norm)
  );
}

/** "Silicone grau alimentício", "nylon + malha": a short line that opens with a material, and is no list of surfaces. */
function opensItem({ segment, tokens, matches, match }: MaterialReading): boolean {
  if (segment.heading !== null || segment.label !== null || DOUBTFUL.test(tokens[match.from]?.norm ?? '')) return false;
  const isChain = matches
    .filter(({ entry, from }) => entry.role === 'material' && from <= match.from)
    .every(
      ({ from, to }, index, chain) => (index === 0 ? from === 0 : from - (chain[index - 1]?.to ?? 0) <= 1) && to > from,
    );
  const listed = matches.filter(({ entry }) => entry.role === 'material').length;
  return isChain && (listed < 2 || segment.text.includes('+')) && !/^(?:,|ou|e)$/.test(tokens[match.to]?.norm ?? '');
}

function ownerInTitle({ tokens, matches, match, position }: MaterialReading): null | undefined {
  if (DOUBTFUL.test(tokens[match.from]?.norm ?? '') || hangsOnPurpose(tokens, match.from)) return undefined;
  const previous = matches[position - 1];
  const between = previous ? tokens.slice(previous.to, match.from) : [];
  const touches =
    previous !== undefined &&
    PRODUCT_ROLES.has(previous.entry.role) &&
    between.every(({ norm, kind }) => /^(?:de|em|e|ml|l|cm|%)$/.test(norm) || kind === 'number');
  // "Xícara de cerâmica": an unknown product that opens the title.
  const isUnknownProduct = position === 0 && match.from === 2 && /^(?:de|em)$/.test(tokens[1]?.norm ?? '');
  return touches || isUnknownProduct ? null : undefined;
}

/** After "para", "com", "tipo" or "contra" a word speaks of something beside the product. */
export function hangsOnPurpose(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (!token || (token.kind === 'stop' && token.raw !== '(')) return false;
    if (
      /^(?:para|pra|pro|com|contra|tipo|efeito|estilo|aspecto|imita\w*|limpa|remove|sobre|sem|nao)$/.test(token.norm)
    ) {
      // "Suporte para notebook em alumínio": "em" leads back to the product.
      return !(/^(?:para|pra|pro)$/.test(token.norm) && tokens[from - 1]?.norm === 'em');
    }
  }
  return false;
}
