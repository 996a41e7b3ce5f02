const DROPPED = 'script, style, template, noscript, iframe, svg, math, head';
const BLOCKS: ReadonlySet<string> = new Set('P DIV TR PRE UL OL LI BLOCKQUOTE H1 H2 H3 H4 H5 H6'.split(' '));

/** A complete tag whose attributes all have values: "preço <b e c>" is plain text. */
const TAG = /<(?:\/[a-z][a-z\d]*\s*|[a-z][a-z\d]*(?:\s+[a-z-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?)>/i;

/** Matches up to the end of the tag; a ">" inside quotes does not end it. */
const OPENING_TAG = /<([a-z][a-z\d]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

export const hasMarkup = (text: string): boolean => TAG.test(text);

/** A text that came with markup, as elements without attributes; what stands in them are its words. */
export function readMarkup(text: string): HTMLElement {
  // The parser runs no script and loads nothing; attributes are removed because browsers report inline handlers.
  const { body } = new DOMParser().parseFromString(text.replace(OPENING_TAG, '<$1>'), 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // Line breaks between two block elements in the source are not part of the text.
    if (opensBlock(node)) node.nodeValue = node.nodeValue?.trimStart() ?? '';
    if (closesBlock(node)) node.nodeValue = node.nodeValue?.trimEnd() ?? '';
  }
  return body;
}

export const withoutMarkup = (text: string): string => (hasMarkup(text) ? (readMarkup(text).textContent ?? '') : text);

const isBlock = (node: Node | null): boolean => node !== null && BLOCKS.has(node.nodeName);
const opensBlock = ({ previousSibling, parentNode }: Node): boolean =>
  previousSibling ? isBlock(previousSibling) || previousSibling.nodeName === 'BR' : isBlock(parentNode);
const closesBlock = ({ nextSibling, parentNode }: Node): boolean =>
  nextSibling ? isBlock(nextSibling) : isBlock(parentNode);
