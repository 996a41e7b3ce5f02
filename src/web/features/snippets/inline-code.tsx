import { MixedText } from '#web/components/content/mixed-text.tsx';

/** Plain text in which `such parts` are set as code. */
export function InlineCode({ text }: { text: string }) {
  // Every second part stood between backticks.
  const parts = text.split(/`([^`\n]+)`/);
  return parts.map((part, index) => {
    const key = `${index}-${part}`;
    return index % 2 === 0 ? <MixedText key={key} text={part} /> : <code key={key}>{part}</code>;
  });
}
