import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { MessageSquare, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { CONTENT_PAGE_SIZE } from '#contract/admin/admin-content.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { SearchBox } from '#web/components/content/search-box.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { DataTable } from '#web/components/ui/table/data-table.tsx';
import type { DataTableColumns } from '#web/components/ui/table/data-table-columns.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { cn } from '#web/lib/cn.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { type moduleChoicesQuery, useAdminChange } from '../admin.queries.ts';
import { successToast, useFailureToast } from '../admin-toasts.ts';
import { type TableParams, useLastPage } from '../use-table-params.ts';

type ContentRow = { id: string; title: string };

type ContentPanelProps<Row extends ContentRow> = {
  caption: string;
  searchLabel: string;
  newLabel: string;
  filter?: ReactNode;
  /** Opens the comments of a row, or of all rows. */
  onModerate?: (row?: Row) => void;
  emptyText: string;
  params: TableParams;
  list: UseQueryResult<{ rows: Row[]; total: number }>;
  columnsFor: (actions: RowActions<Row>) => DataTableColumns<Row>;
  renderEditor: (row: Row | undefined, onClose: () => void) => ReactNode;
  deletion: {
    title: string;
    describe: (row: Row) => string;
    run: (id: string) => Promise<unknown>;
    doneText: string;
    failText: string;
  };
};

export type RowActions<Row> = {
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  onModerate?: ((row: Row) => void) | undefined;
};

export function ContentPanel<Row extends ContentRow>(props: ContentPanelProps<Row>) {
  const { params, list, deletion, onModerate } = props;
  const total = list.data?.total ?? 0;
  useLastPage({
    page: params.page,
    pageCount: Math.ceil(total / CONTENT_PAGE_SIZE),
    isLoaded: list.isSuccess && !list.isPlaceholderData,
    setPage: params.setPage,
  });
  useFailureToast(list.error, 'Failed to fetch data');
  const [editing, setEditing] = useState<{ row: Row | undefined }>();
  const [isFiltering, setFiltering] = useState(params.moduleId !== undefined);
  const [leaving, setLeaving] = useState<Row>();
  const remove = useAdminChange(deletion.run);
  const panelRef = useRef<HTMLDivElement>(null);
  const [columns] = useState(() =>
    props.columnsFor({ onEdit: (row) => setEditing({ row }), onDelete: setLeaving, onModerate }),
  );

  const confirmDeletion = () => {
    if (!leaving) return;
    animateRemoval(panelRef.current?.querySelector(`[data-row="${leaving.id}"]`));
    remove.mutate(leaving.id, {
      onSuccess: () => {
        successToast(deletion.doneText);
        // The deleted row was the only search result: clear the search instead of showing an empty list.
        if (total === 1 && params.search) params.setSearch('');
      },
      onError: (error) => failureToast(error, deletion.failText),
      onSettled: () => setLeaving(undefined),
    });
  };

  return (
    <div ref={panelRef} className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <div className="flex flex-wrap gap-2 md:gap-3">
        <div className={cn('min-w-0 flex-1', props.filter ? 'md:basis-full lg:basis-72' : 'md:basis-72')}>
          <SearchBox
            label={props.searchLabel}
            placeholder="Buscar"
            text={params.search}
            onTextChange={params.setSearch}
          />
        </div>
        <FilterToggle isOpen={isFiltering} onOpenChange={setFiltering} />
        {props.filter && (
          <div className={cn('max-md:order-last max-md:basis-full', !isFiltering && 'max-md:hidden')}>
            {props.filter}
          </div>
        )}
        {onModerate && (
          <Button size="form" className="max-md:px-3" onClick={() => onModerate()}>
            <MessageSquare aria-hidden="true" />
            <span className="max-md:sr-only">Comentários</span>
          </Button>
        )}
        <Button variant="primary" size="form" className="max-md:px-3" onClick={() => setEditing({ row: undefined })}>
          <Plus aria-hidden="true" />
          <span className="max-md:sr-only">{props.newLabel}</span>
        </Button>
      </div>
      {list.isError ? (
        <QueryError query={list} title="Não foi possível carregar esta lista." hasToast />
      ) : (
        <DataTable
          className={cn(list.isPlaceholderData && 'opacity-60 transition-opacity')}
          caption={props.caption}
          columns={columns}
          data={list.data?.rows ?? []}
          getRowId={(row) => row.id}
          isLoading={list.isPending}
          hidesOrder={!isFiltering}
          emptyText={
            params.search || params.moduleId ? (
              <NothingFound
                text="Nada encontrado para esta busca."
                onClear={() => (params.search ? params.setSearch('') : params.setModuleId(undefined))}
              />
            ) : (
              props.emptyText
            )
          }
          remote={{
            sort: params.sort,
            onSortChange: params.setSort,
            paging: { page: params.page, pageSize: CONTENT_PAGE_SIZE, onPageChange: params.setPage, total },
          }}
        />
      )}
      {editing && props.renderEditor(editing.row, () => setEditing(undefined))}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={deletion.title}
        description={leaving ? deletion.describe(leaving) : ''}
        confirmLabel="Excluir"
        danger
        busy={remove.isPending}
        onConfirm={confirmDeletion}
      />
    </div>
  );
}

export function NothingFound({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <span className="grid justify-items-start gap-3">
      {text}
      <Button size="sm" onClick={onClear}>
        Limpar busca
      </Button>
    </span>
  );
}

type FilterToggleProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** On phones filter and order are folded away, so that the list begins on the first screen. */
export function FilterToggle({ isOpen, onOpenChange }: FilterToggleProps) {
  return (
    <Button
      size="icon"
      className="btn-form md:hidden"
      aria-label="Filtrar e ordenar"
      aria-expanded={isOpen}
      onClick={() => onOpenChange(!isOpen)}
    >
      <SlidersHorizontal aria-hidden="true" />
    </Button>
  );
}

type ModuleFilterProps = { modules: typeof moduleChoicesQuery; params: TableParams };

const ALL = 'all';

export function ModuleFilter({ modules, params: { moduleId, setModuleId } }: ModuleFilterProps) {
  const { data = [] } = useQuery(modules);
  return (
    <div className="md:w-60">
      <Select
        aria-label="Filtrar por módulo"
        value={moduleId ?? ALL}
        onValueChange={(next) => setModuleId(next === ALL ? undefined : next)}
        options={[
          { value: ALL, label: 'Todos os módulos' },
          ...data.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    </div>
  );
}
