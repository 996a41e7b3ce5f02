import { ChevronLeft, ChevronRight } from 'lucide-react';
import { visiblePages } from './visible-pages.ts';

type PaginationProps = {
  /** 1-based. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Left of the buttons: "1 a 4 de 12". */
  summary?: string | undefined;
};

export function Pagination({ page, pageCount, onPageChange, summary }: PaginationProps) {
  if (pageCount < 2 && !summary) return null;
  return (
    <nav aria-label="Paginação" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <span className="text-sm text-fg-muted tabular-nums">{summary}</span>
      {pageCount > 1 && (
        <div className="pages">
          <button
            type="button"
            aria-label="Página anterior"
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
          {visiblePages(page, pageCount).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPageChange(number)}
            >
              {number}
            </button>
          ))}
          <button
            type="button"
            aria-label="Próxima página"
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      )}
    </nav>
  );
}
