import type { SnippetCard as Snippet } from '#contract/snippets.ts';
import { SnippetCard } from './snippet-card.tsx';

export function SnippetGrid({ snippets, onLocked }: { snippets: readonly Snippet[]; onLocked: () => void }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {snippets.map((snippet) => (
        <SnippetCard key={snippet.id} snippet={snippet} onLocked={onLocked} />
      ))}
    </ul>
  );
}
