import { memo, useEffect, useMemo, useRef } from 'react';
import { CopyButton } from '#web/components/ui/copy-button.tsx';

/** Shows the value as a plain text node; it is never parsed as HTML. */
export const JsonDump = memo(function JsonDump({ value }: { value: unknown }) {
  const text = useMemo(() => JSON.stringify(value, null, 2), [value]);
  const frame = useRef<HTMLPreElement>(null);
  useEffect(() => (frame.current ? paintJson(frame.current, text) : undefined), [text]);
  return (
    <section aria-label="JSON recebido" className="mt-3 overflow-hidden rounded-lg border border-line bg-field">
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4 text-sm text-fg-muted">
        <span>JSON recebido</span>
        <CopyButton text={text} />
      </div>
      <pre
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="max-h-[32rem] overflow-auto p-4 font-mono text-sm/[1.65] [&::highlight(json-key)]:text-info [&::highlight(json-string)]:text-success"
      >
        {text}
      </pre>
    </section>
  );
});

/** Colours keys and strings with the CSS Highlight API; thousands of span elements would make the page slow. */
function paintJson(frame: HTMLElement, text: string): (() => void) | undefined {
  const node = frame.firstChild;
  // Older browsers show the text without colours.
  if (!node || !('highlights' in CSS)) return undefined;
  const [keys, strings] = [new Highlight(), new Highlight()];
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"(?=(:?))/g)) {
    const range = new StaticRange({
      startContainer: node,
      startOffset: match.index,
      endContainer: node,
      endOffset: match.index + match[0].length,
    });
    (match[1] ? keys : strings).add(range);
  }
  CSS.highlights.set('json-key', keys).set('json-string', strings);
  return () => {
    CSS.highlights.delete('json-key');
    CSS.highlights.delete('json-string');
  };
}
