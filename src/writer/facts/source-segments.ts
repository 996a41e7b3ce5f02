import { LABELS, type LabelMeaning } from '#writer/data/facts/labels.ts';
import { PART_NOUNS } from '#writer/data/facts/part-nouns.ts';
import { PLAIN_HEADING } from '#writer/data/facts/understood-words.ts';
import { decodeEntities, dropHiddenBlocks, expandShorthand, HTML_TAG } from './description-cleaning.ts';
import { foldPortuguese } from './folded-text.ts';
import { withoutNotes } from './writer-notes.ts';

/** A line or list item of the seller's text, cleaned of tags and emojis. */
export type Segment = {
  /** Line of the source, from 0. */
  line: number;
  text: string;
  /** Same length as `text`: lower case, no accents. */
  folded: string;
  isTitle: boolean;
  isItem: boolean;
  /** "Material: ABS" or a table row: what stands before the sign, and what it promises. */
  label: string | null;
  meaning: LabelMeaning | null;
  /** The heading above, as in "O que vem na caixa:". Unknown headings count: what is under them has a role we cannot tell. */
  heading: LabelMeaning | 'unknown' | null;
  /** Under a heading that may name another thing than the product: "Controle:", "Raquete:". */
  isOfOther: boolean;
};

const HIDDEN = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const BLOCK = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|td|th|thead|tbody)\b[^<>]*>/gi;
/** A row of two cells is a label and its value. */
const ROW = /<tr\b[^<>]*>\s*<t[dh]\b[^<>]*>([^<>:]{2,40})<\/t[dh]>\s*<td\b[^<>]*>([^<>]+)<\/td>\s*<\/tr>/gi;
const LINKS = /https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gi;
const EMOJI = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]|\u{FE0F}|\u{200D}|\u{20E3}/gu;
const BULLET = /^[\s\-–—•·*>#=_~|✓✔►▪◦●○■□▶➤→‣⁃◆★☆]+/u;
const KEEP_SIGN = /[©®™]/u;

export function segmentsOf(source: string): Segment[] {
  const segments: Segment[] = [];
  let heading: Segment['heading'] = null;
  let isOfOther = false;
  let isListOpen = false;
  let hasTitle = false;
  let titleLine = -1;
  visibleLines(source).forEach((shown, line) => {
    const written = withoutNotes(shown);
    if (written.trim() === '' && heading === 'unknown') heading = null;
    if (written.trim() === '') isOfOther = false;
    for (const piece of written
      .replaceAll(/\*([\p{L} ]{2,30}:)\*/gu, '$1')
      .split(/\n|\s\/\/\s/)
      .flatMap(splitAtLabels)) {
      const isListed = /^\s*(?:[-–—•·*►▪✓✔●■▶➤→>=]|<li|\d{1,2}[.)]\s)/u.test(piece) || startsWithEmoji(piece);
      const text = cleanPiece(piece);
      const isItem = isListed || (hasTitle && text.length <= 48 && !/[.!?]\s\S/.test(text));
      if (!/[\p{L}\d]/u.test(text)) continue;
      const headingHere = headingOf(text);
      if (headingHere !== undefined) {
        heading = headingHere;
        isOfOther = headingHere === 'unknown' && !PLAIN_HEADING.test(foldPortuguese(text));
        isListOpen = false;
        continue;
      }
      // Prose after the items of a list is no longer under its heading.
      if (heading !== null && isListOpen && !isListed) heading = null;
      isListOpen = heading !== null && isListed;
      const labelled = splitLabel(text);
      if (labelled && !isListed && heading !== null && labelled.meaning) heading = null;
      const isTitle = !hasTitle && !labelled && isTitleLike(text);
      if (isTitle) {
        hasTitle = true;
        titleLine = line;
      }
      // A first line may go on after the title: only its first sentence is one.
      const bodies = isTitle
        ? text.split(/(?<=\p{L}{4}[.!?]{1,3})(?<!\b(?:compr|aprox|diam|larg|prof)\.)\s+(?=\S)/iu)
        : [labelled?.value ?? text];
      bodies.forEach((body, index) => {
        segments.push({
          line,
          text: body,
          folded: foldPortuguese(body),
          isTitle: isTitle && index === 0 && body.length <= 160,
          isItem,
          label: labelled?.label ?? null,
          meaning: labelled?.meaning ?? null,
          heading: isTitle ? null : line === titleLine ? 'unknown' : heading,
          isOfOther: !isTitle && isOfOther,
        });
      });
    }
  });
  return segments;
}

function visibleLines(source: string): string[] {
  const blankButLines = (block: string) => block.replaceAll(/[^\n]/g, '');
  return dropHiddenBlocks(source.normalize('NFC').replaceAll('\r\n', '\n').replaceAll(HIDDEN, blankButLines))
    .split('\n')
    .map((line) =>
      decodeEntities(line.replaceAll(ROW, '\n$1: $2\n').replaceAll(BLOCK, '\n').replaceAll(HTML_TAG, ' ')),
    );
}

function startsWithEmoji(piece: string): boolean {
  const first = /^\s*(\S)/u.exec(piece)?.[1] ?? '';
  return /\p{Extended_Pictographic}/u.test(first) && !/[\d#*©®™]/u.test(first);
}

function cleanPiece(piece: string): string {
  return expandShorthand(
    withColons(piece)
      .replaceAll(LINKS, ' ')
      .replaceAll(EMOJI, (sign) => (KEEP_SIGN.test(sign) ? sign : ' ')),
  )
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(/\*(\p{L}[^*\d]{0,40}?)\*/gu, '$1')
    .replaceAll(/[\t\u{A0} ]+/gu, ' ')
    .replace(BULLET, '')
    .replace(/[\s|*=_-]+$/u, '')
    .normalize('NFC')
    .trim();
}

/** "Na caixa -> 1x relógio", "cores ➡️ preto", "[INCLUSO] 1 tripé": other signs for the colon. */
function withColons(piece: string): string {
  return piece
    .replace(/^([\p{L} ]{2,30}?)\s?(?:->|=>|➡|→|»)\u{FE0F}?\s?(?=[\p{L}\d])/u, '$1: ')
    .replace(/^\s*\[([\p{L} ]{3,30})\]\s*(?=[\p{L}\d])/u, '$1: ');
}

/** "Organize tudo! O kit contém 12 potes nos tamanhos:": what follows is the list. */
const OPENS_BOX =
  /\b(?:kit|conjunto|pacote|caixa|embalagem|produto)\s(?:contem|inclui|traz|vem com|acompanha)\b[^.!?]*:$/;

/** A heading is a short line of its own: a known label, or anything that ends with a colon. */
function headingOf(text: string): Segment['heading'] | undefined {
  const bare = labelKey(text.replace(/[:：]\s*$/u, ''));
  const known = LABELS.get(bare);
  if (/[:：]$/u.test(text)) {
    if (OPENS_BOX.test(foldPortuguese(text))) return { kind: 'contents' };
    return text.length <= 60 ? (known ?? 'unknown') : undefined;
  }
  return known && ['contents', 'care', 'notes', 'use', 'colour'].includes(known.kind) ? known : undefined;
}

function splitLabel(text: string): { label: string; value: string; meaning: LabelMeaning | null } | undefined {
  const colon = /^([^:：|=]{2,42}?)\s?[:：]\s?(\S.*)$/u.exec(text);
  if (colon?.[1] && colon[2] && !/\d(?:\s?(?:mah|w|v|ml|l|kg|g|cm|mm|m|h))?$/i.test(colon[1])) {
    return { label: colon[1], value: colon[2], meaning: LABELS.get(labelKey(colon[1])) ?? null };
  }
  // A dash or a bar divides only what we know: "Peso - 300 g", "Material | ABS".
  const dash = /^([^:：|=–—-]{2,42}?)\s?(?:\||=|\s[-–—])\s?([^|]*\S)\s?\|?$/u.exec(text);
  const meaning = dash?.[1] ? LABELS.get(labelKey(dash[1])) : undefined;
  if (!dash?.[1] || !dash[2] || meaning?.kind === 'price') return undefined;
  // "Pulseira | Silicone": the row of a part.
  const isPart = text.includes('|') && PART_NOUNS.has(labelKey(dash[1]));
  return meaning || isPart ? { label: dash[1], value: dash[2], meaning: meaning ?? null } : undefined;
}

/** "Vem: cabo. Não vem: carregador": what is left out has a label of its own. */
const DENIED_BOX =
  /^nao (?:vem|acompanha|inclui|incluso|inclusos|contem|usar|use|indicado(?: para)?|recomendado(?: para)?)$/;

/** "Feita em inox. Cores: preto e rosa", "Material externo: nylon / Forro: poliéster": each label opens a line of its own. */
function splitAtLabels(piece: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const match of piece.matchAll(/(?:[.!?;,]|\s[/|–—-])\s+(?=([^:：.!?;,/|]{2,32}?)\s?[:：]\s)/gu)) {
    const key = labelKey(match[1] ?? '');
    if (!LABELS.has(key) && !PART_NOUNS.has(key) && !DENIED_BOX.test(key)) continue;
    if (/[.!?]/.test(match[0])) pieces.push(piece.slice(start, match.index + 1));
    else pieces.push(piece.slice(start, match.index));
    start = match.index + match[0].length;
  }
  return [...pieces, piece.slice(start)];
}

const QUALIFIERS =
  /\s(?:abert[oa]|fechad[oa]|total|aprox\w*|montad[oa]|do produto|da peca|disponive(?:l|is)|em cm|em mm|com rodas|com rodinhas|com alca|sem alca|aproximad[oa]s?)$/;

function labelKey(text: string): string {
  return foldPortuguese(text)
    .replaceAll(/\([^()]*\)|[^a-z0-9 ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(QUALIFIERS, '');
}

/** Greetings and sale cries before the title are no title. */
const CRY =
  /\b(?:promocao|oferta|frete gratis|desconto|imperdivel|atencao|black friday|lancamento|ultimas unidades|compre|aproveite|descricao|novidade|mega|queima|envio|pronta entrega|bem vindo|ola|chega de|cansad[oa])\b/;

/** "Oii tudo bem? segue as infos": said to a person. */
const GREETING = /^(?:o+i+e*|ol+a+|opa|e ai|eai|bom dia|boa tarde|boa noite|tudo bem|tudo bom|segue|boas)\b/;

function isTitleLike(text: string): boolean {
  return (
    !GREETING.test(foldPortuguese(text)) &&
    /\p{L}{3}/u.test(text) &&
    !(CRY.test(foldPortuguese(text)) && text.split(' ').length <= 5) &&
    !/[?]$/.test(text)
  );
}
