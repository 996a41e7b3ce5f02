import type { Warning } from '#domain/robots/warnings.ts';
import { cutHidden, hiddenElements } from '#writer/facts/hidden-elements.ts';
import { type Place, warn } from './check-place.ts';

const HIDDEN_BLOCK = /<(script|style|iframe|object|embed|form|svg|noscript|template)\b[\s\S]*?<\/\1\s*>/gi;
const CUT_BLOCK = /<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const TAG = /<\/?[a-z][^<>]*>|<!--[\s\S]*?-->|<\/?(?:script|iframe|object|embed|style|form|link|meta|base)\b[^<>]*/gi;
const LINK =
  /(?:https?:\/\/|www\.|javascript:|data:text)[^\s<>"'。、）」』】]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![\w@./-])@[a-z][\w.]{2,30}|(?<![\w@./-])[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,62}){0,2}\.(?:com|net|jp|br|org|shop|store|io|co|app|site|online|info|me|ly|gg|link|xyz)(?:\.[a-z]{2})?(?:\/[^\s<>"'。、）」』】]*)?(?![\w-])/giu;
const MARKDOWN = /\*\*([^*\n]+)\*\*|__([^_\n]+)__|^#{1,6}\s+(?=\S)|^>\s+(?=\S)|\[([^\]\n]+)\]\(([^()\s]*)\)/gmu;
const HALF_KANA = /[\u{FF66}-\u{FF9F}]+/gu;
const PLATFORM_SIGN = /[㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㈱㈲㈹]/gu;

/** Cuts what must never reach a shop page — scripts, tags, links that the seller did not write — and says so. */
export function scrubText(text: string, place: Place, source: string): { text: string; warnings: Warning[] } {
  const warnings: Warning[] = [];
  const cut = (excerpt: string, code: 'markup_added' | 'link_added', message: string) => {
    warnings.push(warn(place, code, message, { excerpt: excerpt.slice(0, 120) }));
    return '';
  };
  const allowed = tagCounts(source);
  const cleaned = text
    .replaceAll(HIDDEN_BLOCK, (block, name: string) =>
      cut(
        block,
        'markup_added',
        source.includes(block) ? cutFrom(name) : 'Código que não estava no seu texto foi retirado.',
      ),
    )
    .replaceAll(TAG, (tag) => {
      const isKnown = allowed.has(tagName(tag));
      if (isKnown && isSafeTag(tag)) return tag;
      const isSellers = source.includes(tag);
      cut(
        tag,
        'markup_added',
        isSellers ? cutFrom(tagName(tag)) : 'Marcação que não estava no seu texto foi retirada.',
      );
      // The seller's own element loses what was hung on it, not its place.
      return isKnown && tag.endsWith('>') && !UNSAFE_ELEMENT.test(tag) ? `<${tagName(tag)}>` : '';
    })
    .replaceAll(MARKDOWN, (whole, bold?: string, strong?: string, label?: string) => {
      if (source.includes(whole.trim().slice(0, 2))) return whole;
      cut(whole, 'markup_added', 'Marcação que não estava no seu texto foi retirada.');
      return bold ?? strong ?? label ?? '';
    })
    .replaceAll(LINK, (link) =>
      isSellersLink(link, source) ? link : cut(link, 'link_added', 'Um link que não é seu foi retirado.'),
    )
    .replaceAll(HALF_KANA, (kana) => kana.normalize('NFKC'))
    .replaceAll(PLATFORM_SIGN, (sign) => sign.normalize('NFKC'));
  return { text: warnings.length > 0 ? cleaned.replaceAll(/[ \t]{2,}/g, ' ').trim() : cleaned, warnings };
}

/** What was cut out of the seller's own text, by its name; a comment has none. */
function cutFrom(name: string): string {
  if (name === '') return 'Um comentário escondido do seu texto foi retirado.';
  return /^\/?script$/i.test(name)
    ? 'Um script do seu texto foi retirado.'
    : `O código <${name.toLowerCase()}> do seu texto foi retirado.`;
}

/** Scripts and hidden comments of the source never reach a page: the seller is told. */
export function checkHiddenCut(place: Pick<Place, 'field'>, source: string): Warning[] {
  const names = [...source.matchAll(CUT_BLOCK)].map(({ 1: name }) => name?.toLowerCase() ?? '');
  return [
    ...[...new Set(names)].map((name) => warn(place, 'markup_lost', cutFrom(name))),
    ...(hiddenElements(source).length > 0
      ? [warn(place, 'markup_lost', 'Um trecho escondido do seu texto foi retirado.')]
      : []),
  ];
}

/** Tags of the source that the text no longer has. */
export function checkMarkupKept(text: string, place: Place, source: string): Warning[] {
  const kept = tagCounts(text);
  const lost = [...tagCounts(cutHidden(source.replaceAll(HIDDEN_BLOCK, '')))].filter(
    ([name, count]) => (kept.get(name) ?? 0) < count,
  );
  if (lost.length === 0) return [];
  const names = lost.map(([name]) => `<${name}>`).join(', ');
  return [warn(place, 'markup_lost', `Faltou marcação do seu texto: ${names}.`)];
}

function tagCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [tag] of text.matchAll(TAG)) {
    const name = tagName(tag);
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function tagName(tag: string): string {
  return /^<(\/?[a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
}

const UNSAFE_ELEMENT = /^<\/?(?:script|style|iframe|object|embed|form|link|meta|base|svg)\b/i;

/** No handler, no address of code, no element that loads or runs something. */
function isSafeTag(tag: string): boolean {
  return (
    tag.endsWith('>') && !UNSAFE_ELEMENT.test(tag) && !/\son[a-z]{3,20}\s?=|javascript:|data:text|srcdoc/i.test(tag)
  );
}

function isSellersLink(link: string, source: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/^(?:https?:\/\/)?(?:www\.)?|[/.,;:!?]+$/g, '');
  return source.toLowerCase().includes(plain(link));
}
