import { LABELS } from '#writer/data/facts/labels.ts';
import { PART_NOUNS } from '#writer/data/facts/part-nouns.ts';
import { LABEL_OF_PART, PART_BEFORE } from '#writer/data/facts/role-words.ts';
import { foldPortuguese } from './folded-text.ts';
import type { Quantity } from './quantity.ts';
import type { Segment } from './source-segments.ts';

/** What a number measures where it is not the product: a part, each of several, the whole kit. */
export type Owner = {
  /** In the seller's words. Null: something other than the product, and we cannot tell what. */
  part: string | null;
  /** The measure that the label names beside the part: "altura" of "Altura do salto". */
  measure: string | null;
};

export type Surroundings = {
  segment: Segment;
  quantity: Pick<Quantity, 'start' | 'end'>;
  /** Folded words that belong to the number, before and after it. */
  before: string;
  after: string;
  /** The product itself, folded: a hose is no part of a garden hose. */
  product: string;
};

export function ownerOf(surroundings: Surroundings): Owner | undefined {
  return (
    ownerEach(surroundings) ?? ownerInBrackets(surroundings) ?? ownerInLabel(surroundings) ?? ownerBefore(surroundings)
  );
}

/** "90 x 70 cm (almofada: 70 x 50 cm)": a label inside the line. */
function ownerInBrackets({ before, segment, quantity }: Surroundings): Owner | undefined {
  const name = /^\s?(?<name>\p{L}[\p{L} ]{2,24}):\s?$/u.exec(before)?.groups?.name;
  if (name === undefined || LABELS.has(name)) return undefined;
  const start = quantity.start - before.length + before.indexOf(name);
  return {
    part: PART_NOUNS.has(name) ? segment.text.slice(start, start + name.length).toLowerCase() : null,
    measure: null,
  };
}

const UNIT_WORDS = /^(?:um|uma|un|und|unid|unidade)$/;

/** "210 g cada pé", "30 g por unidade", "cada pote mede 8 cm". */
function ownerEach({ before, after, segment }: Surroundings): Owner | undefined {
  const behind = /^[\s)]{0,2}(?:(?:por|em)\s)?cada\b(?:\s(?<noun>\p{L}{2,}))?/u.exec(after)?.groups;
  const shared = /^\s?(?:\/|por\s)\s?(?<noun>unidade|unid|un|peca|pe|par|lado)\b/.exec(after)?.groups;
  const ahead = /\bcada\s(?<noun>\p{L}{2,})\b[^.;:,\d]{0,24}$/u.exec(
    before === '' && segment.label !== null ? `${foldPortuguese(segment.label)} ` : before,
  )?.groups;
  const found = behind ?? shared ?? ahead;
  if (!found) return undefined;
  const noun = found.noun ?? 'unidade';
  const measure = LABEL_OF_PART.exec(foldPortuguese(segment.label ?? ''))?.groups?.measure ?? null;
  return { part: `cada ${UNIT_WORDS.test(noun) ? 'unidade' : written(noun, segment)}`, measure };
}

/** The word as the seller wrote it, with its accents. */
function written(noun: string, { text, label }: Segment): string {
  const words = `${label ?? ''} ${text}`;
  const at = foldPortuguese(words).search(new RegExp(String.raw`\b${noun}\b`));
  return at < 0 ? noun : words.slice(at, at + noun.length).toLowerCase();
}

const OF_ALL = /\bpeso\b[^.;,\d]{0,12}\b(?<part>kit|conjunto|jogo)\b[^.;,\d]{0,12}$/;
const THE_PRODUCT = /^(?:produto|item|par|aparelho|peca|modelo|total)\b/;

/** "Altura do salto: 3 cm", "Bateria do estojo: 400 mAh", "Cabo: 2 m", "Peso total do kit 5,2 kg". */
function ownerInLabel({ segment: { label, meaning }, before }: Surroundings): Owner | undefined {
  const whole = OF_ALL.exec(label === null ? before : `${foldPortuguese(label)} `)?.groups?.part;
  if (whole) return { part: whole, measure: 'peso' };
  if (label === null) return undefined;
  const folded = foldPortuguese(label);
  const groups = LABEL_OF_PART.exec(folded)?.groups;
  if (groups?.part && groups.measure) {
    if (THE_PRODUCT.test(groups.part)) return undefined;
    return { part: label.slice(label.length - groups.part.length).toLowerCase(), measure: groups.measure };
  }
  if (meaning !== null) return / d[aeo]s? (?!produto|par\b)/i.test(label) ? { part: null, measure: null } : undefined;
  return { part: PART_NOUNS.has(folded) ? label.toLowerCase() : null, measure: null };
}

/** Words that may stand between a part and its own measure; any other noun may be what is measured. */
const BETWEEN =
  /^(?:\s|\(|\/plataforma|de|do|da|com|em|tem|mede|ate|cerca|aprox\w*\.?|so|apenas|inclus[oa]|led|embutid[oa]|brushless|flexivel|removivel|ajustavel|regulavel|extensivel|retratil|intern[oa]|extern[oa]|altura|largura|comprimento|diametro|espessura|capacidade|volume|potencia|bateria|x)*$/;

/** "cabo de 2 m", "reservatório de pó 300 ml", "cabo incluso (1 m)". */
function ownerBefore({ segment, quantity, before, product }: Surroundings): Owner | undefined {
  const bracket = before.trim() === '' && /\(\s?$/.test(segment.folded.slice(0, quantity.start));
  const words = bracket ? segment.folded.slice(0, quantity.start) : before;
  const match = PART_BEFORE.exec(words);
  const { part, between } = match?.groups ?? {};
  if (!match || part === undefined || between === undefined) return undefined;
  // "garrafa de vidro 500 ml": a material, not a part.
  if (part === 'vidro' && /\bde $/.test(words.slice(0, match.index))) return undefined;
  if (product.split(' ').includes(part.split(' ')[0] ?? '')) return undefined;
  const start = quantity.start - words.length + match.index;
  const name = segment.text.slice(start, start + part.length).toLowerCase();
  return { part: BETWEEN.test(between) ? name : null, measure: null };
}
