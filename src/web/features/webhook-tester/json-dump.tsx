import { Fragment, memo, useMemo } from 'react';
import { CopyButton } from '#web/components/ui/copy-button.tsx';

/** The value as text, keys and texts in colour. Nothing of it is ever read as markup. */
export const JsonDump = memo(function JsonDump({ value }: { value: unknown }) {
  const text = useMemo(() => JSON.stringify(value, null, 2), [value]);
  const parts = useMemo(() => splitJson(text), [text]);
  return (
    <section aria-label="JSON recebido" className="mt-3 overflow-hidden rounded-lg border border-line bg-field">
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4 text-sm text-fg-muted">
        <span>JSON recebido</span>
        <CopyButton text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="max-h-[32rem] overflow-auto p-4 font-mono text-sm leading-[1.65]">
        {parts.map((part) => (
          <Fragment key={part.at}>
            {part.kind ? <span className={colors[part.kind]}>{part.text}</span> : part.text}
          </Fragment>
        ))}
      </pre>
    </section>
  );
});

const colors = { key: 'text-info', string: 'text-success' } as const;

type Part = { at: number; text: string; kind?: keyof typeof colors };

/** Strings of a JSON text, told apart from what lies between them; a colon makes one a key. */
function splitJson(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"(?=(:?))/g)) {
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) });
    parts.push({ at: match.index, text: match[0], kind: match[1] ? 'key' : 'string' });
    end = match.index + match[0].length;
  }
  return [...parts, { at: end, text: text.slice(end) }];
}
