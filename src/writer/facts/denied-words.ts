import { MEASURE_WORDS } from '#writer/data/facts/understood-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { foldPortuguese } from './folded-text.ts';
import { normalizeWord } from './portuguese-words.ts';
import type { Segment } from './source-segments.ts';

type Stretch = { from: number; to: number };

/** "Não usar: grávidas, menores de 14 anos": the label denies or forbids all that stands behind it. */
const DENIAL_LABEL =
  /^(?:nao|n(?=\s)|nunca|jamais|sem|proibid|evit|exceto|contra.?indica)\b|^proibid|^evit|^contra.?indica|\bnao (?:inclus|acompanh|vem|pode|us|indicad|recomendad)/;

export function isDenialLabel(label: string | null): boolean {
  return label !== null && DENIAL_LABEL.test(foldPortuguese(label).trim());
}

/** "não só" and "mais ou menos" deny nothing; "não mais de 300 g" measures. */
const DENIES =
  /\b(?:nao|ñ|n(?=\s\p{L}{2})|nem|nunca|jamais|exceto|salvo|evite|evitar|proibid[oa]s?|(?<!\bou\s)(?<!\bpelo\s)menos(?=\s(?:o|a|os|as|no|na)?\s?\p{L}{3}))\b(?!\s(?:so|apenas|somente|mais)\b)/gu;
const WITHOUT = /\bsem\s(?:(?:o|a|os|as|um|uma)\s)?[\p{L}\d.,-]+(?:\s(?:de|e|ou|nem|do|da)\s[\p{L}\d.,-]+)*/gu;
/** "com perfume, cloro ou suor pode escurecer": what harms it is nothing that it has. */
const HARMS =
  /\b(?:com|sob|em contato com|no contato com|exposto a|na presenca de)\s(?:(?!\bcom\s)(?:[^.;!?()]|\.(?=\d))){2,70}?(?<!que )\b(?:(?:pode|podem|vai|vao)\s(?:se\s)?(?:escurec|manch|danific|desbot|enferruj|oxid|estrag|quebr|rach|derret|deform|queim|solt|encolh|perd|rasg|amarel|embac|falh|descasc|descol|explod|risc|travar|irrit)\p{L}*|escurecem?|manchar?|desbotam?|enferrujam?|oxidam?|estragam?|derretem?|deformam?|queimam?|perdem? (?:a|o)|racham?|descascam?)\b/gu;
/** "GG esgotado", "a lisa preta acabou": named, and not to be had. */
const SOLD_OUT =
  /(?:^|[,;.!?()|/]\s?)[^,;.!?()|/]{0,60}\b(?:esgotad[oa]s?|indisponive(?:l|is)|em falta|sem estoque|acab(?:ou|aram)(?! (?:com|de|se)\b))\b/gu;
/** Where a denial ends: with its sentence, its brackets, or what is said against it. */
const STOP = /[;!?()|]|\.(?=\s|$)|\s(?:mas|porem|e sim|e com|e tem|so|somente|apenas)\s|\s[-–—/]\s/u;

/** What a line denies, forbids or leaves out: whatever is named there is not said of the product. */
export function deniedStretches(segment: Segment): Stretch[] {
  const { folded, label } = segment;
  if (isDenialLabel(label))
    return [{ from: -1, to: folded.search(/[.!?](?=\s|$)/) < 0 ? folded.length : folded.search(/[.!?](?=\s|$)/) }];
  const denied = [...folded.matchAll(DENIES)].map((match) => {
    const start = match.index + match[0].length;
    const stop = STOP.exec(folded.slice(start));
    const end = stop ? start + stop.index : folded.length;
    return { from: match.index, to: start + listEnd(folded.slice(start, end)) };
  });
  const without = segment.isTitle
    ? []
    : [...folded.matchAll(WITHOUT)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  const harmed = [...folded.matchAll(HARMS)].map((match) => ({
    from: match.index - 1,
    to: match.index + match[0].length,
  }));
  const soldOut = [...folded.matchAll(SOLD_OUT)].map((match) => ({
    from: match.index - 1,
    to: match.index + match[0].length,
  }));
  return [...denied, ...without, ...harmed, ...soldOut];
}

/** "não use com 110 V, 127 V ou 220 V" is one list; ", pesa 300 g" and ", usa o do celular" say something else. */
function listEnd(words: string): number {
  let end = 0;
  for (const [at, clause] of words.split(/(?<=,)\s/).entries()) {
    if (at > 0 && !goesOn(clause)) break;
    end += clause.length + (at > 0 ? 1 : 0);
  }
  return Math.min(end, words.length);
}

const VERB =
  /^(?:e|tem|usa|vem|pesa|mede|com|possui|ideal|feit[oa]|acompanha|inclui|para|pode|aguenta|suporta|cor|serve|funciona)$/;

function goesOn(clause: string): boolean {
  const words = clause
    .replaceAll(/[^\p{L}\d\s]/gu, ' ')
    .trim()
    .split(/\s+/);
  if (!/\p{L}{3}/u.test(clause.replaceAll(/\d+\s?\p{L}+/gu, '')) && !/\b(?:ou|nem)\b/.test(clause)) return false;
  return (
    words.length <= 5 &&
    !VERB.test(words[0] ?? '') &&
    !words.some((word) => MEASURE_WORDS[normalizeWord(word)] !== undefined)
  );
}

/** Kinds that say something of the product; a warning or a price does not become one by being denied. */
const SAID_OF_PRODUCT: ReadonlySet<DraftFact['kind']> = new Set([
  'size_range',
  'colour',
  'material',
  'compatibility',
  'certification',
  'audience',
  'use',
  'contents',
  'claim',
]);

/** Nothing inside a denial is a fact of the product, and a number in it measures nothing of it. */
export function withoutDenied(drafts: readonly DraftFact[], segment: Segment): DraftFact[] {
  const denied = deniedStretches(segment);
  const isDenied = ({ from }: DraftFact) => denied.some((stretch) => stretch.from < from && from < stretch.to);
  return drafts.flatMap((draft) => {
    if (!isDenied(draft)) return [draft];
    if (SAID_OF_PRODUCT.has(draft.kind)) return [];
    if (draft.kind !== 'quantity') return [draft];
    const { part: _, ...rest } = draft;
    return [{ ...rest, kind: 'number', role: null }];
  });
}
