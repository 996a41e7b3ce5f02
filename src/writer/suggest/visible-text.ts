import { blanked, replaceRanges, unseenBlocks } from '#writer/text/markup.ts';

/** The visible text of a source, without tags, pictograms and invisible signs; each letter has its position in it. */
export type VisibleText = {
  text: string;
  /** Start and end in the source of each UTF-16 unit of `text`. */
  starts: readonly number[];
  ends: readonly number[];
};

const ENTITIES = new Map(
  'nbsp= |amp=&|lt=<|gt=>|quot="|apos=\'|bull=•|middot=·|ndash=–|mdash=—|deg=°|ordm=º|ordf=ª|times=×|aacute=á|agrave=à|acirc=â|atilde=ã|eacute=é|ecirc=ê|iacute=í|oacute=ó|ocirc=ô|otilde=õ|uacute=ú|ccedil=ç'
    .split('|')
    .map((pair) => pair.split('=') as [string, string]),
);

const TOKEN =
  /<\/?([a-z][a-z0-9]*)\b[^<>]{0,2000}>|&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));|[a-z][\u0300-\u036f]|\r\n?|[\u200B-\u200D\u2060\uFEFF\u00AD]|\uFE0F|\u20E3|[\u{1F000}-\u{1FAFF}\u2600-\u26FF\u2702-\u27BF\u2B05-\u2B55]|\u00A0/giu;
const OWN_LINE = /^(?:p|div|br|li|ul|ol|h[1-6]|tr|table|dl|section|article|dd)$/;

export function visibleText(written: string): VisibleText {
  const closed = replaceRanges(written, unseenBlocks(written), blanked);
  // An unclosed comment or script hides the rest, as in a browser.
  const source = closed.slice(0, `${closed}<!--`.search(/<(?:!--|script\b|style\b)/i));
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (shown: string, start: number, end: number) => {
    text += shown;
    for (let unit = 0; unit < shown.length; unit++) {
      starts.push(start);
      ends.push(end);
    }
  };
  let isInRow = false;
  const addPlain = (from: number, to: number) => {
    for (let place = from; place < to; place++) {
      // Line breaks of the HTML between table cells have no meaning.
      const sign = isInRow && source[place] === '\n' ? ' ' : source.charAt(place);
      add(sign, place, place + 1);
    }
  };
  let end = 0;
  for (const token of source.matchAll(TOKEN)) {
    addPlain(end, token.index);
    end = token.index + token[0].length;
    if (/^<(?:tr|dt)\b/i.test(token[0])) isInRow = true;
    if (/^<\/(?:tr|dd|table|dl)\b/i.test(token[0])) isInRow = false;
    add(shownFor(token), token.index, end);
  }
  addPlain(end, source.length);
  return { text, starts, ends };
}

function shownFor(token: RegExpExecArray): string {
  const [raw, tag, decimal, hex, name] = token;
  if (tag !== undefined) {
    if (/^<\/(?:td|th|dt)\b/i.test(raw)) return '\t';
    return OWN_LINE.test(tag.toLowerCase()) && !/^<dd/i.test(raw) ? '\n' : '';
  }
  if (name !== undefined) {
    const letter = ENTITIES.get(name.toLowerCase());
    return letter === undefined ? raw : name.charAt(0) < 'a' ? letter.toUpperCase() : letter;
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)) return String.fromCodePoint(code);
  if (raw.startsWith('\r')) return '\n';
  if (/^[a-z][\u0300-\u036f]$/i.test(raw)) return raw.normalize('NFC');
  return /^(?:[\u200B-\u200D\u2060\uFEFF\u00AD]|\uFE0F|\u20E3)/u.test(raw) ? '' : ' ';
}
