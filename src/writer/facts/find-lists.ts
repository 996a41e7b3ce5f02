import { SUBSTANCES } from '#writer/data/facts/substances.ts';
import type { DraftFact } from './draft-fact.ts';
import { contextOf, matchLexicon } from './lexicon-matcher.ts';
import { tokenize } from './portuguese-words.ts';
import type { Segment } from './source-segments.ts';

/** Lists that need no label: a line of colours, what follows "ideal para", what follows "para" in a title. */
export function findLists(segment: Segment, index: number): DraftFact[] {
  if (segment.label !== null || segment.heading !== null) return [];
  return [
    ...findBareColours(segment, index),
    ...findPurpose(segment, index),
    ...findFits(segment, index),
    ...findPets(segment, index),
    ...findIngredients(segment, index),
  ];
}

/** "CINZA // PRETO // BEGE", "preta, vinho e verde militar": every piece of the line opens with a colour. */
function findBareColours(segment: Segment, index: number): DraftFact[] {
  if (segment.isTitle || segment.text.length > 70) return [];
  const pieces = segment.text.split(/\s?(?:,|\/\/?|\||;)\s?|\s(?:e|ou)\s/u).filter((piece) => piece.trim() !== '');
  const all = pieces.every((piece) => {
    const tokens = tokenize(piece);
    const first = matchLexicon(tokens, new Set([...contextOf(tokens), 'cor']))[0];
    return first?.from === 0 && first.entry.role === 'colour' && tokens.length <= first.to + 1;
  });
  if (!all || (pieces.length === 1 && tokenize(segment.text).length > 2)) return [];
  return pieces.map((piece) => draft(segment, index, 'colour', segment.text.indexOf(piece.trim()), piece.trim()));
}

const IDEAL = /\b(?:ideal|perfeit[oa]|indicad[oa]|recomendad[oa]) (?:para|pra) ([^.;!?()|]{3,80})/;
const NO_PURPOSE = /\b(?:presentear|voce|quem|nao|todos? os|seu|sua|dia a dia)\b/;

/** "Ideal para madeira, piso frio e laminado": one use in the seller's words, whatever the words are. */
function findPurpose(segment: Segment, index: number): DraftFact[] {
  const match = IDEAL.exec(segment.folded);
  if (!match?.[1] || NO_PURPOSE.test(match[1]) || /\bnao (?:e )?$/.test(segment.folded.slice(0, match.index)))
    return [];
  const from = match.index + match[0].length - match[1].length;
  const value = segment.text.slice(from, from + match[1].length).trim();
  const tokens = tokenize(value);
  const known = matchLexicon(tokens, contextOf(tokens)).filter(
    ({ entry, from }) =>
      (entry.role === 'occasion' || entry.role === 'audience') &&
      /^(?:|,|e|ou|o|a|os|as)$/.test(tokens[from - 1]?.norm ?? ''),
  );
  return known.length > 0 ? [] : [draft(segment, index, 'use', from, value)];
}

const DEVICES =
  'iphone|ipad|galaxy|samsung|xiaomi|motorola|macbook|airpods|apple watch|ps[45]|playstation|xbox|nintendo|notebooks?|celular(?:es)?|android|ios|cartao microsd|air ?fryer';
const FITS = new RegExp(
  String.raw`\b(?:funciona em|aceita|cabe(?! celular)|serve em|compativel:|suporta) ((?:${DEVICES})\b[^;!?()|]{0,60})`,
);
const FITS_TITLE =
  /\bpara ((?:notebooks?|laptops?|tablets?)(?: de)?(?: ate)? \d{1,2}(?:[.,]\d)?(?: ?(?:polegadas|pol|"|”))|(?:iphone|ipad|galaxy|samsung|xiaomi|motorola|macbook|airpods|apple watch|ps[45]|xbox|nintendo)\b(?: ?(?:\d{1,2}|pro|max|plus|mini|ultra|s\d{2}|a\d{2}|note|redmi))*)/;

function findFits(segment: Segment, index: number): DraftFact[] {
  const match = (segment.isTitle ? FITS_TITLE : FITS).exec(segment.folded);
  if (!match?.[1]) return [];
  const from = match.index + match[0].length - match[1].length;
  const value = segment.text
    .slice(from, from + match[1].length)
    .replace(/\.\s.*$|\s(?:etc|\+.*)$/iu, '')
    .trim();
  return [draft(segment, index, 'compatibility', from, value)];
}

const ANIMALS = '(?:gatos?|caes|cao|cachorros?|pets?|bebes?|criancas?)';
const PETS = new RegExp(
  String.raw`\bpara (${ANIMALS}(?: e ${ANIMALS})?(?: (?:pequenos|medios|grandes|de pequeno porte))?)\b`,
);

/** The product's name may hold its user ("fonte de água para gatos"): that is a fact of its own. */
function findPets(segment: Segment, index: number): DraftFact[] {
  const match = segment.isTitle ? PETS.exec(segment.folded) : null;
  if (!match?.[1]) return [];
  const from = match.index + match[0].length - match[1].length;
  return [draft(segment, index, 'audience', from, segment.text.slice(from, from + match[1].length))];
}

const CARE_PRODUCT =
  /\b(?:serum|creme|locao|mascara|gel|shampoo|condicionador|sabonete|hidratante|tonico|oleo|esfoliante|protetor|suplemento|capsulas|balm)\b/;

/** "Sérum facial vitamina C + ácido hialurônico": what a title of care names is in it. */
function findIngredients(segment: Segment, index: number): DraftFact[] {
  if (!segment.isTitle || !CARE_PRODUCT.test(segment.folded)) return [];
  return SUBSTANCES.flatMap(({ words }) => {
    const match = words.exec(segment.folded);
    if (!match || /\b(?:sem|para|zero|livre de) $/.test(segment.folded.slice(0, match.index))) return [];
    return [
      draft(segment, index, 'claim', match.index, segment.text.slice(match.index, match.index + match[0].length)),
    ];
  });
}

function draft(segment: Segment, index: number, kind: DraftFact['kind'], from: number, value: string): DraftFact {
  return {
    kind,
    role: null,
    value,
    text: segment.text.slice(0, 160),
    line: segment.line,
    segment: index,
    from,
    to: from + value.length,
  };
}
