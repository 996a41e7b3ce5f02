import { hiddenElements, replaceRanges, unseenBlocks } from '#writer/text/markup.ts';
import { type CheckProblem, problemIn } from './check-problem.ts';

const TAG = /<\/?[a-z][^<>]*>|<!--[^<>]{0,200}>|<\/?(?:script|iframe|object|embed|style|form|link|meta|base)\b[^<>]*/gi;
const LINK =
  /(?:https?:\/\/|www\.|javascript:|data:text)[^\s<>"'\u3000-\u9FFF\uFF00-\uFFEF]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}|(?<![\w@./-])@[a-z][\w.]{2,30}|(?<![\w@./-])[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,62}){0,2}\.(?:com|net|jp|br|org|shop|store|io|co|app|site|online|info|me|ly|gg|link|xyz)(?:\.[a-z]{2})?(?:\/[^\s<>"'\u3000-\u9FFF\uFF00-\uFFEF]*)?(?![\w-])/giu;
const MARKDOWN =
  /\*\*([^*\n]{1,300})\*\*|__([^_\n]{1,300})__|^#{1,6}[ \t]+(?=\S)|^>[ \t]+(?=\S)|\[([^[\]\n]{1,200})\]\(([^()\s]{0,300})\)/gmu;
/** Half-width kana and platform-dependent characters, replaced by their standard forms. */
const PLATFORM_SIGN = /[\u{FF66}-\u{FF9F}]+|[㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㈱㈲㈹]/gu;
const UNSAFE_ELEMENT = /^<\/?(?:script|style|iframe|object|embed|form|link|meta|base|svg)\b/i;

/** Removes what must never reach a shop page (scripts, tags, links that the seller did not write) and reports it. */
export function cleanMarkup(text: string, source: string): { text: string; problems: CheckProblem[] } {
  const problems: CheckProblem[] = [];
  const cut = (excerpt: string, code: 'markup_added' | 'link_added', message: string) => {
    // A text with many tags gets one notice of each kind.
    if (!problems.some((known) => known.message === message))
      problems.push(problemIn(code, message, '', excerpt.slice(0, 120)));
    return '';
  };
  const tags = tagsOf(source);
  const links = linksOf(source);
  const written = new Map<string, boolean>();
  const isWritten = (sign: string) => {
    const known = written.get(sign) ?? source.includes(sign);
    written.set(sign, known);
    return known;
  };
  const cleaned = replaceRanges(text, unseenBlocks(text), (block, { name }) =>
    cut(
      block,
      'markup_added',
      source.includes(block) ? cutFrom(name) : 'Código que não estava no seu texto foi retirado.',
    ),
  )
    .replaceAll(TAG, (tag) => {
      const isKnown = tags.counts.has(tagName(tag));
      if (isKnown && isSafeTag(tag)) return tag;
      cut(
        tag,
        'markup_added',
        tags.whole.has(tag) ? cutFrom(tagName(tag)) : 'Marcação que não estava no seu texto foi retirada.',
      );
      // The seller's own element loses its attributes but stays.
      return isKnown && tag.endsWith('>') && !UNSAFE_ELEMENT.test(tag) ? `<${tagName(tag)}>` : '';
    })
    // Assistants often answer in Markdown: without it the text says the same.
    .replaceAll(MARKDOWN, (whole, bold?: string, strong?: string, label?: string) =>
      isWritten(whole.trim().slice(0, 2)) ? whole : (bold ?? strong ?? label ?? ''),
    )
    .replaceAll(LINK, (link) =>
      links.has(plainLink(link)) ? link : cut(link, 'link_added', 'Um link que não é seu foi retirado.'),
    )
    .replaceAll(PLATFORM_SIGN, (sign) => sign.normalize('NFKC'));
  return { text: problems.length > 0 ? cleaned.replaceAll(/[ \t]{2,}/g, ' ').trim() : cleaned, problems };
}

/** Tags of the source that are missing in the text, and hidden parts of the source that were left out on purpose. */
export function findLostMarkup(text: string, source: string): CheckProblem[] {
  const lostMarkup = (message: string) => problemIn('markup_lost', message);
  const unseen = unseenBlocks(source);
  const hidden = hiddenElements(source);
  const seen = replaceRanges(source, unseen, () => '');
  const shown = replaceRanges(seen, hiddenElements(seen), () => '');
  const tagCounts = tagsOf(text).counts;
  const countOf = (name: string) => tagCounts.get(name) ?? 0;
  // Paragraphs and points of a list may be joined, as long as each has its end.
  const isJoined = (name: string) => {
    const [base] = /(?<=^\/?)(?:p|li)$/.exec(name) ?? [];
    return base !== undefined && countOf(base) > 0 && countOf(base) === countOf(`/${base}`);
  };
  const lost = [...tagsOf(shown).counts].filter(([name, count]) => countOf(name) < count && !isJoined(name));
  return [
    ...(lost.length > 0
      ? [lostMarkup(`Faltou marcação do seu texto: ${lost.map(([name]) => `<${name}>`).join(', ')}.`)]
      : []),
    ...[...new Set(unseen.map(({ name }) => name))].map((name) => lostMarkup(cutFrom(name))),
    ...(hidden.length > 0 ? [lostMarkup('Um trecho escondido do seu texto foi retirado.')] : []),
  ];
}

/** Message for a removed element of the seller's text, by tag name; a comment has none. */
function cutFrom(name: string): string {
  if (name === '') return 'Um comentário escondido do seu texto foi retirado.';
  return /^\/?script$/i.test(name)
    ? 'Um script do seu texto foi retirado.'
    : `O código <${name.toLowerCase()}> do seu texto foi retirado.`;
}

function tagsOf(text: string): { counts: Map<string, number>; whole: Set<string> } {
  const counts = new Map<string, number>();
  const whole = new Set<string>();
  for (const [tag] of text.matchAll(TAG)) {
    const name = tagName(tag);
    whole.add(tag);
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return { counts, whole };
}

const tagName = (tag: string): string => /^<(\/?[a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';

/** No event handler, no script URL, no element that loads or runs something. */
const isSafeTag = (tag: string): boolean =>
  tag.endsWith('>') && !UNSAFE_ELEMENT.test(tag) && !/\son[a-z]{3,20}\s?=|javascript:|data:text|srcdoc/i.test(tag);

/** The seller's links and their hosts. */
function linksOf(source: string): Set<string> {
  const links = (source.match(LINK) ?? []).map(plainLink);
  return new Set(links.flatMap((link) => [link, link.split('/')[0] ?? link]));
}

const plainLink = (link: string): string =>
  link.toLowerCase().replaceAll(/^(?:https?:\/\/)?(?:www\.)?|[/.,;:!?]{1,9}$/g, '');
