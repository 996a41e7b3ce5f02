import { MixedText } from '#web/components/content/mixed-text.tsx';

/** Renders plain text with `parts in backticks` as code. */
export function InlineCode({ text }: { text: string }) {
  // Every second part was between backticks.
  const parts = text.split(/`([^`\n]+)`/);
  return parts.map((part, index) => {
    const key = `${index}-${part}`;
    return index % 2 === 0 ? <MixedText key={key} text={part} /> : <code key={key}>{part}</code>;
  });
}
