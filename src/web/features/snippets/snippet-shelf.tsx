import { Link } from '@tanstack/react-router';
import type { SnippetCard, SnippetModule } from '#contract/snippets.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { ModuleIcon } from '#web/components/content/module-icon.tsx';
import { cn } from '#web/lib/cn.ts';
import { SnippetGrid } from './snippet-card.tsx';
import { ShelfFrame } from './snippet-skeletons.tsx';

type SnippetShelfProps = {
  module: SnippetModule;
  snippets: readonly SnippetCard[];
  /** Number of snippets in the module, if only the first ones are shown. */
  total?: number | undefined;
};

/** On a phone three cards of a shelf, and the way to all of it. */
const SHORT = 3;

export function SnippetShelf({ module, snippets, total }: SnippetShelfProps) {
  const isCut = total !== undefined && total > snippets.length;
  const isShort = total !== undefined && total > SHORT;
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
        <SnippetGrid snippets={snippets} className={isShort ? 'max-sm:[&>:nth-child(n+4)]:hidden' : undefined} />
      )}
      {(isCut || isShort) && (
        <Link
          to="/snippets/$moduleId"
          params={{ moduleId: module.id }}
          className={cn(
            'link mt-2 inline-flex min-h-10 items-center font-[550] text-fg-soft text-sm/6',
            !isCut && 'sm:hidden',
          )}
        >
          Ver todos os {formatWhole(total)}
          <span className="sr-only"> snippets de {module.title}</span>
        </Link>
      )}
    </ShelfFrame>
  );
}
