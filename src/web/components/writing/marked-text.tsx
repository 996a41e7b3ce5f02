import { Fragment, type ReactNode } from 'react';
import { type MarkedSpan, markRuns } from './mark-runs.ts';
import { hasMarkup, type MarkupNode, type MarkupTag, readMarkup, withoutMarkup } from './markup.ts';
import type { Flag } from './place-warnings.ts';

const classes = { fact: 'mark-fact', law: 'mark-law' } as const;

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

/** The runs between two offsets; a run that crosses an offset is cut there. */
const cutOut = (runs: readonly MarkedSpan[], from: number, to: number): MarkedSpan[] =>
  runs.flatMap(({ start, words, mark }) => {
    const first = Math.max(start, from);
    const last = Math.min(start + words.length, to);
    return first < last ? [{ start: first, words: words.slice(first - start, last - start), mark }] : [];
  });

const drawRuns = (runs: readonly MarkedSpan[]): ReactNode =>
  runs.map(({ start, words, mark }) =>
    mark ? (
      <mark key={start} className={classes[mark]}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
