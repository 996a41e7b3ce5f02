/**
 * A robot's text may come with markup ("formato preservado"). It is rendered as layout: parsed into this small tree,
 * which has no attributes, and rendered from it. The tree cannot represent anything else (script, link, picture,
 * handler), so none of that can reach the page.
 */
export type MarkupNode = { text: string; start: number } | { tag: MarkupTag; children: MarkupNode[] };
export type MarkupTag = 'p' | 'title' | 'ul' | 'ol' | 'li' | 'quote' | 'br' | 'strong' | 'em' | 'del' | 'sub' | 'sup';

const INLINE: Readonly<Record<string, MarkupTag>> = {
  ...{ B: 'strong', STRONG: 'strong', I: 'em', EM: 'em', S: 'del', DEL: 'del', SUB: 'sub', SUP: 'sup', BR: 'br' },
};
const BLOCKS: Readonly<Record<string, MarkupTag>> = {
  ...{ P: 'p', DIV: 'p', TR: 'p', PRE: 'p', UL: 'ul', OL: 'ol', LI: 'li', BLOCKQUOTE: 'quote' },
  ...{ H1: 'title', H2: 'title', H3: 'title', H4: 'title', H5: 'title', H6: 'title' },
};
const DROPPED: ReadonlySet<string> = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'SVG',
  'MATH',
  'HEAD',
]);

/** A complete tag whose attributes all have values: "preço <b e c>" is plain text. */
const TAG = /<(?:\/[a-z][a-z\d]*\s*|[a-z][a-z\d]*(?:\s+[a-z-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?)>/i;

/** Matches up to the end of the tag; a ">" inside quotes does not end it. */
const OPENING_TAG = /<([a-z][a-z\d]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

export const hasMarkup = (text: string): boolean => TAG.test(text);

export type Markup = { nodes: MarkupNode[]; words: string };

/** The tree of a text, and its words without tags; `start` of each piece is an offset in those words. */
export function readMarkup(text: string): Markup {
  // The parser runs no script and loads nothing; attributes are removed because browsers report inline handlers.
  const { body } = new DOMParser().parseFromString(text.replace(OPENING_TAG, '<$1>'), 'text/html');
  const reading = { words: '' };
  const nodes = readChildren(body, reading, false);
  return { nodes, words: reading.words };
}

export const withoutMarkup = (text: string): string => (hasMarkup(text) ? readMarkup(text).words : text);

function readChildren(parent: Node, reading: { words: string }, isInList: boolean): MarkupNode[] {
  return Array.from(parent.childNodes).flatMap((node): MarkupNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return readText(node, reading);
    const name = node.nodeName.toUpperCase();
    if (node.nodeType !== Node.ELEMENT_NODE || DROPPED.has(name)) return [];
    const tag = INLINE[name] ?? BLOCKS[name];
    const children = readChildren(node, reading, tag === 'ul' || tag === 'ol');
    if (tag === 'br') return [{ tag, children: [] }];
    if (children.length === 0) return [];
    // Any other element (link, cell) is replaced by its content.
    if (!tag) return children;
    return [{ tag: tag === 'li' && !isInList ? 'p' : tag, children }];
  });
}

/** Line breaks between two block elements in the source are not part of the text. */
function readText(node: Node, reading: { words: string }): MarkupNode[] {
  let text = node.nodeValue ?? '';
  if (opensBlock(node)) text = text.trimStart();
  if (closesBlock(node)) text = text.trimEnd();
  if (text === '') return [];
  const start = reading.words.length;
  reading.words += text;
  return [{ text, start }];
}

const isBlock = (node: Node | null): boolean => node !== null && node.nodeName.toUpperCase() in BLOCKS;
const opensBlock = ({ previousSibling, parentNode }: Node): boolean =>
  previousSibling ? isBlock(previousSibling) || previousSibling.nodeName === 'BR' : isBlock(parentNode);
const closesBlock = ({ nextSibling, parentNode }: Node): boolean =>
  nextSibling ? isBlock(nextSibling) : isBlock(parentNode);
