import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { splitJapanese } from './mixed-text.tsx';

const parser = new Marked({
  async: false,
  gfm: true,
  // Administrators expect a single Enter to start a new line.
  breaks: true,
  renderer: {
    // The page already has an h1.
    heading({ tokens, depth }) {
      const level = Math.max(depth, 2);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
  },
});

const ALLOWED_TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code', 'kbd'],
  ...['strong', 'b', 'em', 'i', 'del', 's', 'sub', 'sup', 'a', 'img', 'input'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
/** No class, id, style or name: a text must not imitate a part of the page. */
const ALLOWED_ATTR = ['href', 'title', 'src', 'alt', 'start', 'align', 'type', 'checked', 'disabled'];

/** Sanitises any stored text: no script, event handler, frame or form. */
export function renderMarkdown(markdown: string): DocumentFragment {
  // Marked returns a promise only with `async: true`.
  const html = parser.parse(markdown) as string;
  const content = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_URI_SAFE_ATTR: ['start', 'align', 'type'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
    RETURN_DOM_FRAGMENT: true,
  });
  markJapanese(content);
  content.querySelectorAll('a').forEach(openSafely);
  content.querySelectorAll('input').forEach(drawCheckbox);
  content.querySelectorAll('table').forEach(letScroll);
  for (const code of content.querySelectorAll('pre')) code.tabIndex = 0;
  for (const picture of content.querySelectorAll('img')) picture.loading = 'lazy';
  return content;
}

function markJapanese(content: DocumentFragment): void {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  // The walker visits only text nodes.
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const runs = splitJapanese(text.data);
    if (text.parentElement?.closest('code, pre') || !runs.some((run) => run.isJapanese)) continue;
    text.replaceWith(...runs.map((run) => (run.isJapanese ? japaneseSpan(run.text) : run.text)));
  }
}

function japaneseSpan(text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.lang = 'ja';
  span.textContent = text;
  return span;
}

function openSafely(link: HTMLAnchorElement): void {
  if (link.origin === window.location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

/** Draws the checkbox of a task list as a read-only eye. Any other input is removed. */
function drawCheckbox(field: HTMLInputElement): void {
  if (field.type !== 'checkbox') {
    field.remove();
    return;
  }
  const eye = document.createElement('span');
  eye.className = 'eye';
  eye.dataset.on = String(field.checked);
  eye.ariaHidden = 'true';
  field.closest('li')?.classList.add('rich-task');
  field.replaceWith(eye);
}

function letScroll(table: HTMLTableElement): void {
  const frame = document.createElement('div');
  frame.className = 'rich-table';
  frame.tabIndex = 0;
  frame.role = 'group';
  frame.ariaLabel = 'Tabela';
  table.replaceWith(frame);
  frame.append(table);
}
