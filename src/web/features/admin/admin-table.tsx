import type { UseQueryResult } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { QueryError } from '#web/components/content/query-error.tsx';
import { SearchBox } from '#web/components/content/search-box.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DataTable, type RemoteRows } from '#web/components/ui/table/data-table.tsx';
import type { DataTableColumns } from '#web/components/ui/table/data-table-columns.ts';
import type { TableSort } from '#web/components/ui/table/table-order.tsx';
import { cn } from '#web/lib/cn.ts';
import { useFailureToast } from './admin-toasts.ts';

type AdminTableProps<Row extends RowData> = {
  caption: string;
  searchBox: { label: string; placeholder: string; className: string };
  params: {
    search: string;
    setSearch: (text: string) => void;
    sort: TableSort;
    setSort: (sort: TableSort) => void;
  };
  list: UseQueryResult;
  rows: readonly Row[] | undefined;
  columns: DataTableColumns<Row>;
  /** Gets the class that folds it away on phones. */
  renderFilter?: ((folded: string | false) => ReactNode) | undefined;
  isFiltered: boolean;
  emptyText: string;
  /** Ends the search or the filter that found nothing; without it there is nothing at all. */
  onClear?: (() => void) | undefined;
  paging?: RemoteRows['paging'];
  className?: string;
  /** Buttons beside the search. */
  children?: ReactNode;
};

/** A list of the panel with its search, filter, order and states. */
export function AdminTable<Row extends RowData & { id: string }>(props: AdminTableProps<Row>) {
  const { searchBox, params, list, emptyText, onClear, paging } = props;
  const [isFiltering, setFiltering] = useState(props.isFiltered);
  useFailureToast(list.error, 'Failed to fetch data');
  return (
    <>
      <div className="flex flex-wrap gap-2 md:gap-3">
        <div className={cn('min-w-0 flex-1', searchBox.className)}>
          <SearchBox
            label={searchBox.label}
            placeholder={searchBox.placeholder}
            text={params.search}
            onTextChange={params.setSearch}
          />
        </div>
        {/* On phones filter and order are folded away, so that the list begins on the first screen. */}
        <Button
          size="icon"
          className="btn-form md:hidden"
          aria-label="Filtrar e ordenar"
          aria-expanded={isFiltering}
          onClick={() => setFiltering(!isFiltering)}
        >
          <SlidersHorizontal aria-hidden="true" />
        </Button>
        {props.renderFilter?.(!isFiltering && 'max-md:hidden')}
        {props.children}
      </div>
      {list.isError ? (
        <QueryError query={list} title="Não foi possível carregar esta lista." hasToast />
      ) : (
        <DataTable
          className={cn(props.className, list.isPlaceholderData && 'opacity-60 transition-opacity')}
          caption={props.caption}
          columns={props.columns}
          data={props.rows ?? []}
          getRowId={(row) => row.id}
          isLoading={list.isPending}
          hidesOrder={!isFiltering}
          emptyText={
            onClear ? (
              <span className="grid justify-items-start gap-3">
                {emptyText}
                <Button size="sm" onClick={onClear}>
                  Limpar busca
                </Button>
              </span>
            ) : (
              emptyText
            )
          }
          remote={{ sort: params.sort, onSortChange: params.setSort, ...(paging && { paging }) }}
        />
      )}
    </>
  );
}
