import type { ReactNode } from 'react';
import { MixedText } from './mixed-text.tsx';

type LinesWithoutSuggestionProps = {
  lines: readonly string[];
  actions?: (line: string) => ReactNode;
  startOpen?: boolean;
};

export function LinesWithoutSuggestion({ lines, actions, startOpen = false }: LinesWithoutSuggestionProps) {
  if (lines.length === 0) return null;
  return (
    <details className="grow text-fg-muted text-sm" open={startOpen}>
      <summary className="w-fit cursor-pointer py-2">
        {lines.length === 1
          ? '1 linha do texto não virou sugestão'
          : `${lines.length} linhas do texto não viraram sugestão`}
      </summary>
      <ul className="grid gap-1 border-line border-l-2 pl-3">
        {lines.map((line) => (
          <li key={line}>
            <MixedText text={line} />
            {actions?.(line)}
          </li>
        ))}
      </ul>
    </details>
  );
}
