import { Link } from '@tanstack/react-router';
import type { SnippetCard, SnippetModule } from '#contract/snippets.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { ModuleIcon } from '#web/components/content/module-icon.tsx';
import { SnippetGrid } from './snippet-card.tsx';
import { ShelfFrame } from './snippet-skeletons.tsx';

type SnippetShelfProps = {
  module: SnippetModule;
  snippets: readonly SnippetCard[];
  /** Number of snippets in the module, if only the first ones are shown. */
  total?: number | undefined;
};

export function SnippetShelf({ module, snippets, total = snippets.length }: SnippetShelfProps) {
  const titleId = `modulo-${module.id}`;
  return (
    <ShelfFrame
      as="article"
      aria-labelledby={titleId}
      head={
        <>
          <ModuleIcon name={module.icon} className="mt-0.75 size-5 flex-none text-fg-muted" />
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="h2">
              <Link to="/snippets/$moduleId" params={{ moduleId: module.id }} className="hover:underline">
                {module.title}
              </Link>
            </h2>
            {/* Not larger than the page's subtitle, which is painted first and should stay the LCP element. */}
            <p className="text-sm/[1.35] text-fg-muted max-sm:line-clamp-2">{module.description}</p>
          </div>
        </>
      }
    >
      {snippets.length === 0 ? (
        <p className="text-fg-muted">Nenhum código disponível neste módulo ainda.</p>
      ) : (
        <SnippetGrid snippets={snippets} />
      )}
      {total > snippets.length && (
        <Link
          to="/snippets/$moduleId"
          params={{ moduleId: module.id }}
          className="link mt-2 inline-flex min-h-10 items-center text-sm/6 font-[550] text-fg-soft"
        >
          Ver todos os {formatWhole(total)}
          <span className="sr-only"> snippets de {module.title}</span>
        </Link>
      )}
    </ShelfFrame>
  );
}
