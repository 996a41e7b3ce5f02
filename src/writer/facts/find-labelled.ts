import { PART_NOUNS } from '#writer/data/facts/part-nouns.ts';
import type { DraftFact } from './draft-fact.ts';
import { findSizes, sizesOf } from './find-sizes.ts';
import { foldPortuguese } from './folded-text.ts';
import { matchLexicon } from './lexicon-matcher.ts';
import { type Token, tokenize } from './portuguese-words.ts';
import type { Segment } from './source-segments.ts';

/** Lists of a labelled line in the seller's words: colours, materials, sizes, what it fits. */
export function findLabelled(segment: Segment, index: number, context: ReadonlySet<string>): DraftFact[] {
  const { meaning, label } = segment;
  if (label === null) return [...findSizes(segment, index, context), ...findCompatibility(segment, index)];
  const place = { line: segment.line, segment: index };
  const text = `${label}: ${segment.text}`.slice(0, 160);
  const partOf = partOfLabel(label, segment, context);
  if (meaning?.kind === 'colour' || meaning?.kind === 'material' || partOf !== null) {
    const kind = meaning?.kind === 'colour' ? ('colour' as const) : ('material' as const);
    return piecesOf(segment, kind).map(({ value, role, from, to }) => ({
      kind,
      role: role ?? partOf,
      value,
      text,
      ...place,
      from,
      to,
    }));
  }
  if (meaning?.kind === 'sizes') {
    const remark = segment.folded.search(REMARK);
    const sizes = sizesOf(remark < 0 ? segment.text : segment.text.slice(0, remark));
    return sizes === undefined
      ? []
      : [{ kind: 'size_range', role: null, value: sizes, text, ...place, from: 0, to: sizesEnd(segment) }];
  }
  if (meaning?.kind === 'claim') {
    return piecesOf(segment, 'colour').map(({ value, from, to }) => ({
      kind: 'claim',
      role: null,
      value,
      text,
      ...place,
      from,
      to,
    }));
  }
  if (meaning?.kind === 'howto' || meaning?.kind === 'use') {
    const first = (segment.text.split(/[.!?](?:\s|$)/)[0] ?? '').trim();
    // Each sentence of a way to use may limit the one before.
    const value = meaning.kind === 'howto' ? segment.text.replace(/[.!\s]+$/, '').replaceAll(/[.!]\s+/g, '; ') : first;
    return first.length > 90 || value.length > 180
      ? []
      : [{ kind: 'use', role: null, value, text, ...place, from: 0, to: value.length }];
  }
  if (meaning?.kind === 'compatibility' || meaning?.kind === 'certification') {
    const stop = segment.text.search(/[.!?](?:\s|$)/);
    const to = stop < 0 ? segment.text.length : stop;
    const value = segment.text
      .slice(0, to)
      .replaceAll(/\s?;\s/g, ', ')
      .trim();
    // "Serve para: alho, cebola" is what it is for; "Serve para: iPhone 15" is what it fits.
    const isUse =
      /^serve para$/i.test(label) &&
      !/\d|\b(?:iphone|ipad|android|samsung|galaxy|xiaomi|motorola|notebook|celular|tablet|xbox)/i.test(value);
    const kind = isUse ? ('use' as const) : meaning.kind;
    return value === '' ? [] : [{ kind, role: null, value, text, ...place, from: 0, to }];
  }
  return [];
}

/** "(P veste 36)" goes with its sizes; "(GG só em preto)" is a condition, and counts for itself. */
function sizesEnd({ text, folded }: Segment): number {
  const bracket = /\([^()]*\b(?:so|somente|apenas|exceto|menos|nao|sem|esgotad[oa]s?|falta|breve|consult\w*)\b/.exec(
    folded,
  );
  const remark = folded.search(REMARK);
  return Math.min(bracket?.index ?? text.length, remark < 0 ? text.length : remark);
}

/** "Material da tampa: PP", "Forro: poliéster", "Varetas: 10, em fibra de vidro": the material is the part's. */
function partOfLabel(label: string, segment: Segment, context: ReadonlySet<string>): string | null {
  const folded = foldPortuguese(label);
  const named = /^(?:material|tecido|composicao) (?:d[aeo]s? )?(.+)$/.exec(folded);
  if (named?.[1] && !/^(?:produto|peca|tecido|principal|corpo do produto)$/.test(named[1]))
    return SIDES[named[1]] ?? label.slice(-named[1].length).toLowerCase();
  if (segment.meaning !== null || !(PART_NOUNS.has(folded) || folded === 'superficie')) return null;
  const first = matchLexicon(tokenize(segment.text), context).find(({ entry }) => entry.role === 'material');
  const opens = first?.from !== undefined && tokenize(segment.text).slice(0, first.from).every(isSmall);
  return opens ? (SIDES[folded] ?? label.toLowerCase()) : null;
}

/** "10, em fibra de vidro", "100% algodão": nothing that could own the material instead. */
function isSmall({ kind, norm }: Token): boolean {
  return kind !== 'word' || /^(?:em|de|%|puro|pura)$/.test(norm);
}

/** "Material externo" names a side of the product, and no noun. */
const SIDES: Readonly<Record<string, string>> = {
  externo: 'parte externa',
  exterior: 'parte externa',
  interno: 'parte interna',
  interior: 'parte interna',
};

/** What stands in a list of materials without being one: "livre de BPA", "resistente à água", "22 mm". */
const NO_MATERIAL =
  /^(?:livre|sem|nao|resistente|anti|alta|facil|super|com|toque|macio|macia|leve|lavavel|duravel)\b|^\d+(?:[.,]\d+)?\s?(?:mm|cm|m|g|kg|ml|l)\b/;
/** What is said of a material beside its name. */
const QUALITY =
  /\s(?:(?:resistente|repelente)\s(?:à|a|ao)\s.+|at[oó]xic[oa]s?|n[aã]o\s(?:t[oó]xic[oa]s?)|de alta (?:qualidade|resist[eê]ncia|densidade|durabilidade)|premium|reciclável|\d+(?:[.,]\d+)?\s?(?:kg|g|mm|cm))$/iu;

/** "preto, creme - creme só sem tampa": behind the dash stands a condition, and no item. Folded. */
const REMARK =
  /\s[-–—]\s(?=[^;]{0,80}?\b(?:so|somente|apenas|esgotad[oa]s?|em falta|exceto|nao|sem|menos|acab(?:ou|aram)|indisponive(?:l|is))\b)/;

/** "rosa esgotado": named, and not to be had. */
const NOT_SOLD = /\b(?:esgotad|acab(?:ou|aram)\b|indisponive|em falta\b)/;

type Piece = { value: string; role: string | null; from: number; to: number };

function piecesOf(segment: Segment, kind: 'colour' | 'material'): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  // What stands in brackets belongs to its item.
  const visible = segment.text.replaceAll(/\([^()]*\)/g, (words) => '·'.repeat(words.length));
  const stop = /[.!?](?:\s|$)/.exec(visible);
  const remark = kind === 'colour' ? segment.folded.search(REMARK) : -1;
  const end = Math.min(stop?.index ?? segment.text.length, remark < 0 ? segment.text.length : remark);
  const push = (to: number) => {
    const words = segment.text.slice(start, to).trim();
    const inBrackets = /^(.+?)\s?\(([^()]+)\)$/u.exec(words);
    const ofPart =
      kind === 'material'
        ? /^(tampa|alça|forro|sola|solado|base|corpo|cabo|pés|estrutura|enchimento|bico|canudo|interior|exterior|lâmina|capa|palmilha|cabedal|fecho|pulseira|lente|armação|filtro) (?:de|em|:) ?(.+)$/iu.exec(
            words,
          )
        : null;
    const named = (ofPart?.[2] ?? inBrackets?.[1] ?? words.replace(/\s?\(.*$/u, '')).replace(/^em\s/i, '').trim();
    const value = kind === 'material' ? named.replace(QUALITY, '') : named;
    if (kind === 'material' && (NO_MATERIAL.test(foldPortuguese(named)) || !/^\p{L}|%/u.test(named))) return;
    const role =
      ofPart?.[1]?.toLowerCase() ?? (kind === 'material' && inBrackets?.[2] ? inBrackets[2].toLowerCase() : null);
    if (/\p{L}{2}/u.test(value) && value.length <= 40 && !NOT_SOLD.test(foldPortuguese(value))) {
      const length = kind === 'colour' ? words.replace(/\s?\(.*$/u, '').length : words.length;
      pieces.push({ value, role, from: start, to: Math.min(to, start + length) });
    }
  };
  for (const sign of visible.slice(0, end).matchAll(/\s?;\s?|,\s?|\s?[/+|]\s?|\s(?:e|ou)\s/gu)) {
    push(sign.index);
    start = sign.index + sign[0].length;
  }
  push(end);
  return pieces;
}

const FITS =
  /\b(?:compativel com|compativeis com|serve em|serve para os modelos|funciona com|suporta dispositivos)\s((?:[^.;!?\n]|\.(?=\d)){2,90})/;

function findCompatibility(segment: Segment, index: number): DraftFact[] {
  const match = FITS.exec(segment.folded);
  if (!match?.[1] || /\bnao\s$/.test(segment.folded.slice(0, match.index))) return [];
  const from = match.index + match[0].length - match[1].length;
  const stop = /\s(?:pilhas?|baterias?)\b|,\s(?=\p{Ll}{3,}\s\p{Ll})/u.exec(
    segment.text.slice(from, from + match[1].length),
  );
  const to = from + (stop?.index ? stop.index : match[1].length);
  const value = segment.text.slice(from, to).trim();
  if (!/^\p{L}[\p{L}\d]/u.test(value)) return [];
  return [
    {
      kind: 'compatibility',
      role: null,
      value,
      text: segment.text.slice(match.index, to),
      line: segment.line,
      segment: index,
      from,
      to,
    },
  ];
}
