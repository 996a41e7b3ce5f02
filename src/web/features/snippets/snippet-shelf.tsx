import { Link } from '@tanstack/react-router';
import type { SnippetCard, SnippetModule } from '#contract/snippets.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { ModuleIcon } from '#web/components/content/module-icon.tsx';
import { SnippetGrid } from './snippet-grid.tsx';

type SnippetShelfProps = {
  module: SnippetModule;
  snippets: readonly SnippetCard[];
  /** Number of snippets in the module, if only the first ones are shown. */
  total?: number | undefined;
  onLocked: () => void;
};

export function SnippetShelf({ module, snippets, total = snippets.length, onLocked }: SnippetShelfProps) {
  const titleId = `modulo-${module.id}`;
  return (
    <article className="snippet-shelf" aria-labelledby={titleId}>
      <header>
        <ModuleIcon name={module.icon} />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="h2">
            <Link to="/snippets/$moduleId" params={{ moduleId: module.id }} className="hover:underline">
              {module.title}
            </Link>
          </h2>
          <p>{module.description}</p>
        </div>
      </header>
      {snippets.length === 0 ? (
        <p className="text-fg-muted">Nenhum código disponível neste módulo ainda.</p>
      ) : (
        <SnippetGrid snippets={snippets} onLocked={onLocked} />
      )}
      {total > snippets.length && (
        <Link to="/snippets/$moduleId" params={{ moduleId: module.id }} className="snippet-all">
          Ver todos os {formatWhole(total)}
          <span className="sr-only"> snippets de {module.title}</span>
        </Link>
      )}
    </article>
  );
}
