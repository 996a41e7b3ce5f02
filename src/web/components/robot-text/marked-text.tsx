import { Fragment, type ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { hasMarkup, readMarkup, withoutMarkup } from './markup.ts';
import type { Flag } from './warning-flags.ts';
import './robot-text.css';

const tones = {
  fact: 'bg-danger/14 px-[0.0625em] py-[0.125em] shadow-[inset_0_-2px_var(--color-danger)]',
  law: 'bg-info/16 px-[0.0625em] py-[0.125em] shadow-[inset_0_-2px_var(--color-info)]',
  done: 'bg-success/12 shadow-[inset_0_-2px_var(--color-success)]',
  hint: 'bg-transparent underline decoration-2 decoration-info decoration-dashed underline-offset-[0.25em]',
};

export const HighlightedWords = ({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) => (
  <mark data-tone={tone} className={cn('rounded-[2px] box-decoration-clone text-inherit', tones[tone])}>
    {children}
  </mark>
);

export const Caret = () => (
  <span className="ml-0.5 inline-block h-[1.15em] w-0.5 animate-[caret_1.2s_steps(2)_infinite] bg-accent align-[-0.2em]" />
);

/** A text with its problems highlighted. Markup is rendered as layout, so the parent element must allow paragraphs. */
export function MarkedText({ text, flags }: { text: string; flags: readonly Flag[] }) {
  if (!hasMarkup(text)) return drawRuns(markRuns(text, flags));
  const body = readMarkup(text);
  const runs = markRuns(
    body.textContent ?? '',
    flags.map(({ tone, excerpt }) => ({ tone, excerpt: withoutMarkup(excerpt) })),
  );
  return <div className="written-markup">{drawChildren(body, runs, { at: 0 })}</div>;
}

type Draw = (children: ReactNode) => ReactNode;
const paragraph: Draw = (children) => <p>{children}</p>;
const title: Draw = (children) => <p className="font-semibold text-fg">{children}</p>;
const strong: Draw = (children) => <strong>{children}</strong>;
const emphasis: Draw = (children) => <em>{children}</em>;
const deleted: Draw = (children) => <del>{children}</del>;

/**
 * All that can be drawn: no script, link, picture or handler is among them, so none can reach the page. Any other
 * element (link, cell) gives way to what it holds.
 */
const elements: Readonly<Record<string, Draw>> = {
  ...{ P: paragraph, DIV: paragraph, TR: paragraph, PRE: paragraph },
  ...{ H1: title, H2: title, H3: title, H4: title, H5: title, H6: title },
  UL: (children) => <ul>{children}</ul>,
  OL: (children) => <ol>{children}</ol>,
  LI: (children) => <li>{children}</li>,
  BLOCKQUOTE: (children) => <blockquote>{children}</blockquote>,
  BR: () => <br />,
  ...{ B: strong, STRONG: strong, I: emphasis, EM: emphasis, S: deleted, DEL: deleted },
  SUB: (children) => <sub>{children}</sub>,
  SUP: (children) => <sup>{children}</sup>,
};

/** `place` moves along the words of the text. */
const drawChildren = (parent: Node, runs: readonly MarkedSpan[], place: { at: number }): ReactNode =>
  Array.from(parent.childNodes, (node, index) => {
    if (node instanceof Text) {
      const from = place.at;
      place.at += node.data.length;
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text gives the same nodes
      return <Fragment key={index}>{drawRuns(cutOut(runs, from, place.at))}</Fragment>;
    }
    if (!(node instanceof Element)) return null;
    if (!node.textContent && node.nodeName !== 'BR' && !node.querySelector('br')) return null;
    const isLoose = node.nodeName === 'LI' && !['UL', 'OL'].includes(parent.nodeName);
    const draw = isLoose ? paragraph : elements[node.nodeName];
    const children = drawChildren(node, runs, place);
    // biome-ignore lint/suspicious/noArrayIndexKey: the same text gives the same nodes
    return <Fragment key={index}>{draw ? draw(children) : children}</Fragment>;
  });

const cutOut = (runs: readonly MarkedSpan[], from: number, to: number): MarkedSpan[] =>
  runs.flatMap(({ start, words, mark }) => {
    const first = Math.max(start, from);
    const last = Math.min(start + words.length, to);
    return first < last ? [{ start: first, words: words.slice(first - start, last - start), mark }] : [];
  });

const drawRuns = (runs: readonly MarkedSpan[]): ReactNode =>
  runs.map(({ start, words, mark }) =>
    mark ? (
      <HighlightedWords key={start} tone={mark}>
        {words}
      </HighlightedWords>
    ) : (
      words
    ),
  );

type MarkedSpan = { start: number; words: string; mark: 'fact' | 'law' | undefined };

/** Splits a text where a mark begins or ends. When marks overlap, the one that begins first wins. */
export function markRuns(text: string, flags: readonly Pick<Flag, 'tone' | 'excerpt'>[]): MarkedSpan[] {
  const marks = flags
    .flatMap(({ tone, excerpt }) => {
      const start = excerpt === '' ? -1 : text.indexOf(excerpt);
      return start < 0 ? [] : [{ start, end: start + excerpt.length, mark: tone }];
    })
    .toSorted((one, other) => one.start - other.start);
  const runs: MarkedSpan[] = [];
  let from = 0;
  for (const { start, end, mark } of marks) {
    if (start < from) continue;
    if (start > from) runs.push({ start: from, words: text.slice(from, start), mark: undefined });
    runs.push({ start, words: text.slice(start, end), mark });
    from = end;
  }
  if (from < text.length) runs.push({ start: from, words: text.slice(from), mark: undefined });
  return runs;
}
