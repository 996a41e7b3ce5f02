/**
 * A robot's text may come with markup ("formato preservado"). It is shown as layout: read into this small tree, which
 * knows no attribute at all, and drawn from it. Whatever else the text holds (script, link, picture, handler) has no
 * place in the tree, so it cannot reach the page.
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
/** Their words are no words of the text. */
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

/** A whole tag, attributes with values only: "preço <b e c>" is a sentence about prices. */
const TAG = /<(?:\/[a-z][a-z\d]*\s*|[a-z][a-z\d]*(?:\s+[a-z-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?)>/i;

/** Up to its end, wherever its quotes let it be. */
const OPENING_TAG = /<([a-z][a-z\d]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

export const hasMarkup = (text: string): boolean => TAG.test(text);

export type Markup = { nodes: MarkupNode[]; words: string };

/** The tree of a text, and its words without any tag; `start` of each piece counts in those words. */
export function readMarkup(text: string): Markup {
  // The parser runs no script and loads nothing; attributes go first all the same, for browsers report each handler.
  const { body } = new DOMParser().parseFromString(text.replace(OPENING_TAG, '<$1>'), 'text/html');
  const reading = { words: '' };
  const nodes = readChildren(body, reading, false);
  return { nodes, words: reading.words };
}

/** The words as they stand on the screen. */
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
    // A link's words, a cell's words: the words stay, what was around them goes.
    if (!tag) return children;
    return [{ tag: tag === 'li' && !isInList ? 'p' : tag, children }];
  });
}

/** Line breaks of the source between two blocks are no line breaks of the text. */
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
