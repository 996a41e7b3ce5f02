import { MixedText } from '#web/components/content/mixed-text.tsx';

/** Renders plain text with `parts in backticks` as code. */
export function InlineCode({ text }: { text: string }) {
  // Every second part was between backticks.
  const parts = text.split(/`([^`\n]+)`/);
  return parts.map((part, index) => {
    const key = `${index}-${part}`;
    if (index % 2 === 0) return <MixedText key={key} text={part} />;
    return (
      <code key={key} className="font-mono text-[0.875em]/[1.4] font-normal">
        {part}
      </code>
    );
  });
}
