import type { SnippetCard as Snippet } from '#contract/snippets.ts';
import { SnippetCard } from './snippet-card.tsx';
import './snippets.css';

export function SnippetGrid({ snippets, onLocked }: { snippets: readonly Snippet[]; onLocked: () => void }) {
  return (
    <ul className="snippet-grid">
      {snippets.map((snippet) => (
        <SnippetCard key={snippet.id} snippet={snippet} onLocked={onLocked} />
      ))}
    </ul>
  );
}
