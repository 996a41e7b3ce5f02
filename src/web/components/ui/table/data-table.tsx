import { type RowData, type Updater, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { cn } from '#web/lib/cn.ts';
import {
  type DataTableColumns,
  type DataTableFeatures,
  dataTableFeatures,
  sortByLanguage,
} from './data-table-columns.ts';
import { Pagination } from './pagination.tsx';
import { TableOrder, type TableSort } from './table-order.tsx';

type DataTableProps<Row extends RowData> = {
  /** Read by screen readers. */
  caption: string;
  /** Must be stable: define it at module level or in a memo. */
  columns: DataTableColumns<Row>;
  data: readonly Row[];
  getRowId: (row: Row) => string;
  isLoading?: boolean;
  skeletonRows?: number;
  emptyText?: ReactNode;
  /** The server sorts and paginates: `data` is one page. Without it `data` is all there is. */
  remote?: RemoteRows | undefined;
  /** Rows stack under 768 px; false: the table scrolls inside its frame instead. */
  stack?: boolean;
  /** The order of stacked rows is not offered for now. */
  hidesOrder?: boolean;
  className?: string | undefined;
};

export type RemoteRows = {
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
  /** The current page; without it the pagination is rendered elsewhere. */
  paging?: {
    /** 1-based. */
    page: number;
    pageSize: number;
    onPageChange: (page: number) => void;
    /** Total number of rows of all pages. */
    total: number;
  };
};

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown } as const;
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

export function DataTable<Row extends RowData>({
  caption,
  columns,
  data,
  getRowId,
  isLoading = false,
  skeletonRows = 5,
  emptyText = 'No data available',
  remote,
  stack = true,
  hidesOrder = false,
  className,
}: DataTableProps<Row>) {
  const paging = remote?.paging;
  const table = useTable<DataTableFeatures, Row>({
    features: dataTableFeatures,
    columns,
    data,
    getRowId,
    defaultColumn: { sortFn: sortByLanguage },
    enableSortingRemoval: false,
    sortDescFirst: false,
    ...(remote && {
      manualSorting: true,
      state: { sorting: [remote.sort] },
      onSortingChange: (next: Updater<TableSort[]>) => {
        const [sort] = typeof next === 'function' ? next([remote.sort]) : next;
        if (sort) remote.onSortChange(sort);
      },
    }),
  });
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const sorting = remote ? [remote.sort] : table.state.sorting;
  const sortable = headers.flatMap(({ column }) => {
    const { header } = column.columnDef;
    return column.getCanSort() && typeof header === 'string' ? [{ id: column.id, label: header }] : [];
  });
  const rows = table.getRowModel().rows;
  const firstShown = paging ? (paging.page - 1) * paging.pageSize + 1 : 1;

  return (
    <div className={className}>
      {stack && !hidesOrder && sortable.length > 0 && rows.length > 1 && (
        <TableOrder columns={sortable} sort={sorting[0]} onSortChange={(sort) => table.setSorting([sort])} />
      )}
      {/* A scrolling frame must be reachable by keyboard. */}
      <section
        className={cn('table-wrap', stack && 'table-stack')}
        aria-label={caption}
        aria-busy={isLoading}
        {...(!stack && { tabIndex: 0 })}
      >
        <table className="data-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {headers.map((header) => {
                const sorted = header.column.getIsSorted() || 'none';
                const Icon = sortIcons[sorted];
                const canSort = header.column.getCanSort();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    data-align={header.column.columnDef.meta?.align}
                    aria-sort={canSort ? ariaSort[sorted] : undefined}
                  >
                    {canSort ? (
                      <button type="button" className="sort" onClick={header.column.getToggleSortingHandler()}>
                        <table.FlexRender header={header} />
                        <Icon aria-hidden="true" className={cn(sorted === 'none' && 'opacity-40')} />
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {isLoading &&
              Array.from({ length: skeletonRows }, (_, row) => (
                <tr key={`skeleton-${row.toString()}`}>
                  {headers.map((header) => (
                    <td key={header.id} data-stack={header.column.columnDef.meta?.stack}>
                      <Skeleton className="w-24 max-w-full" />
                    </td>
                  ))}
                </tr>
              ))}
            {!isLoading && rows.length === 0 && (
              <tr>
                <td colSpan={headers.length} data-stack="main" className="py-10 text-fg-muted">
                  {/* Seen also where the table is wider than its frame. */}
                  <span className="sticky left-4 inline-block">{emptyText}</span>
                </td>
              </tr>
            )}
            {!isLoading &&
              rows.map((row) => (
                <tr key={row.id} data-row={row.id}>
                  {row.getAllCells().map((cell) => {
                    const meta = cell.column.columnDef.meta;
                    return (
                      <td key={cell.id} data-align={meta?.align} data-stack={meta?.stack}>
                        {meta?.stackLabel && <span className="table-label">{`${meta.stackLabel} `}</span>}
                        <table.FlexRender cell={cell} />
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {paging && !isLoading && rows.length > 0 && (
        <Pagination
          page={paging.page}
          pageCount={Math.ceil(paging.total / paging.pageSize)}
          onPageChange={paging.onPageChange}
          summary={`${firstShown} a ${firstShown + rows.length - 1} de ${paging.total}`}
        />
      )}
    </div>
  );
}
