import { Fragment, type ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { hasMarkup, type MarkupNode, type MarkupTag, readMarkup, withoutMarkup } from './markup.ts';
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
  const { nodes, words } = readMarkup(text);
  const runs = markRuns(
    words,
    flags.map(({ tone, excerpt }) => ({ tone, excerpt: withoutMarkup(excerpt) })),
  );
  return <div className="written-markup">{drawNodes(nodes, runs)}</div>;
}

const elements: Record<MarkupTag, (children: ReactNode) => ReactNode> = {
  p: (children) => <p>{children}</p>,
  title: (children) => <p className="font-semibold text-fg">{children}</p>,
  ul: (children) => <ul>{children}</ul>,
  ol: (children) => <ol>{children}</ol>,
  li: (children) => <li>{children}</li>,
  quote: (children) => <blockquote>{children}</blockquote>,
  br: () => <br />,
  strong: (children) => <strong>{children}</strong>,
  em: (children) => <em>{children}</em>,
  del: (children) => <del>{children}</del>,
  sub: (children) => <sub>{children}</sub>,
  sup: (children) => <sup>{children}</sup>,
};

const drawNodes = (nodes: readonly MarkupNode[], runs: readonly MarkedSpan[]): ReactNode =>
  nodes.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same text gives the same tree
    <Fragment key={at}>
      {'tag' in node
        ? elements[node.tag](drawNodes(node.children, runs))
        : drawRuns(cutOut(runs, node.start, node.start + node.text.length))}
    </Fragment>
  ));

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
