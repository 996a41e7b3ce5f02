import { cutHidden } from './hidden-elements.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  aacute: 'á',
  agrave: 'à',
  acirc: 'â',
  atilde: 'ã',
  eacute: 'é',
  ecirc: 'ê',
  iacute: 'í',
  oacute: 'ó',
  ocirc: 'ô',
  otilde: 'õ',
  uacute: 'ú',
  uuml: 'ü',
  ccedil: 'ç',
  Aacute: 'Á',
  Atilde: 'Ã',
  Ccedil: 'Ç',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  reg: '®',
  trade: '™',
};

export const HTML_TAG = /<\/?[a-z][^<>]*>|<!--[\s\S]*?-->/gi;
const HIDDEN_BLOCK = /<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const INVISIBLE = /[\u{200B}\u{200C}\u{2060}\u{FEFF}\u{AD}]/gu;

export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}

/** Shop shorthand: c/ tampa, p/ casa, s/ fio; P/M/G and S/M are sizes. */
export function expandShorthand(text: string): string {
  return (
    text
      .replaceAll(/\bc\/\s?(?=[\p{L}\d])/giu, 'com ')
      .replaceAll(/\bp\/(?!(?:p|m|g{1,3})\b)\s?(?=[\p{L}\d])/giu, 'para ')
      .replaceAll(/\bs\/(?!m\b)\s?(?=[\p{L}\d])/giu, 'sem ')
      // "fonte p gatos": a lone p between two words; after "tamanho" it is a size.
      .replaceAll(/(?<=\p{Ll}{3} )(?<!tamanho |tam )p (?=\p{Ll}{4})/gu, 'para ')
  );
}

export function dropHiddenBlocks(text: string): string {
  // The lines below a comment keep their number.
  return cutHidden(text)
    .replaceAll(HIDDEN_BLOCK, (block) => (block.startsWith('<!--') ? block.replaceAll(/[^\n]/g, '') : ''))
    .replaceAll(INVISIBLE, '');
}
