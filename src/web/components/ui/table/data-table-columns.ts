import {
  constructSortFn,
  createColumnHelper,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';
import { lazyValue } from '#domain/lazy-value.ts';

export type DataTableColumnMeta = {
  align?: 'end';
  /** Under 768 px a row stacks: `main` takes a whole line, `end` goes right, `hide` disappears. */
  stack?: 'main' | 'end' | 'hide';
  /** Label before the value when rows are stacked, because the header is not visible then. */
  stackLabel?: string;
};

const portuguese = lazyValue(() => new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }));

/** Numbers by value, everything else as Portuguese text. */
export const sortByLanguage = constructSortFn({
  sort: (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : portuguese().compare(String(a ?? ''), String(b ?? '')),
});

export const dataTableFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  // Used only for its type.
  columnMeta: {} as DataTableColumnMeta,
});

export type DataTableFeatures = typeof dataTableFeatures;

export type DataTableColumns<Row extends RowData> = TableOptions<DataTableFeatures, Row>['columns'];

/** `const column = columnHelper<Lesson>(); column.columns([column.accessor('title', { header: 'Aula' }), …])` */
export const columnHelper = <Row extends RowData>() => createColumnHelper<DataTableFeatures, Row>();
