import { useQuery } from '@tanstack/react-query';
import { MessageSquare, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { CONTENT_PAGE_SIZE } from '#contract/admin/admin-content.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { cn } from '#web/lib/cn.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { choicesQuery, listQuery, useAdminChange } from '../admin.queries.ts';
import { AdminTable } from '../admin-table.tsx';
import { successToast } from '../admin-toasts.ts';
import { ModerationDialog } from '../moderation/moderation-dialog.tsx';
import { useLastPage, useTableParams } from '../use-table-params.ts';
import type { ContentKind, ContentRow } from './content-kind.ts';
import { EditorDialog, useDraftForm } from './editor-dialog.tsx';
import { actionsColumn } from './table-cells.tsx';

type ContentTabProps<Row extends ContentRow, Draft extends FieldValues> = { kind: ContentKind<Row, Draft> };

type Opened<Row> = { dialog: 'editor' | 'deletion' | 'comments' | 'extra'; row?: Row };

export function ContentTab<Row extends ContentRow, Draft extends FieldValues>({ kind }: ContentTabProps<Row, Draft>) {
  const { texts, endpoints, commented, extra } = kind;
  const params = useTableParams(kind.initialSort);
  const { search, filter, sort, page } = params;
  const query = {
    ...(search && { search }),
    ...(filter && { moduleId: filter }),
    sort: sort.id,
    direction: sort.desc ? 'desc' : 'asc',
    page,
  };
  const list = useQuery(listQuery<Row>(endpoints.list, query));
  const total = list.data?.total ?? 0;
  const hasFilter = search !== '' || filter !== '';
  useLastPage({
    page,
    pageCount: Math.ceil(total / CONTENT_PAGE_SIZE),
    isLoaded: list.isSuccess && !list.isPlaceholderData,
    setPage: params.setPage,
  });
  const [opened, setOpened] = useState<Opened<Row>>();
  const close = () => setOpened(undefined);
  const leaving = opened?.dialog === 'deletion' ? opened.row : undefined;
  const remove = useAdminChange((id: string) => call(endpoints.remove, { params: { id } } as never));
  const panelRef = useRef<HTMLDivElement>(null);
  const [columns] = useState(() => {
    const open = (dialog: Opened<Row>['dialog']) => (row: Row) => setOpened({ dialog, row });
    const actions = [
      ...(extra ? [{ ...extra, onClick: open('extra') }] : []),
      ...(commented ? [{ label: 'Comentários', icon: MessageSquare, onClick: open('comments') }] : []),
      { label: 'Editar', icon: Pencil, onClick: open('editor') },
      { label: 'Excluir', icon: Trash2, onClick: open('deletion') },
    ];
    return [...kind.columns, actionsColumn<Row>(actions)];
  });

  const confirmDeletion = () => {
    if (!leaving) return;
    animateRemoval(panelRef.current?.querySelector(`[data-row="${leaving.id}"]`));
    remove.mutate(leaving.id, {
      onSuccess: () => {
        successToast(texts.remove.doneText);
        // The deleted row was the only search result: clear the search instead of showing an empty list.
        if (total === 1 && search) params.setSearch('');
      },
      onError: (error) => failureToast(error, texts.remove.failText),
      onSettled: close,
    });
  };

  return (
    <div ref={panelRef} className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <AdminTable
        caption={texts.caption}
        searchBox={{
          label: texts.search,
          placeholder: 'Buscar',
          className: commented ? 'md:basis-full lg:basis-72' : 'md:basis-72',
        }}
        params={params}
        list={list}
        rows={list.data?.rows}
        columns={columns}
        isFiltered={filter !== ''}
        renderFilter={
          commented &&
          ((folded) => (
            <div className={cn('max-md:order-last max-md:basis-full', folded)}>
              <ModuleFilter modules={commented.modules} value={filter} onValueChange={params.setFilter} />
            </div>
          ))
        }
        emptyText={hasFilter ? 'Nada encontrado para esta busca.' : texts.empty}
        onClear={hasFilter ? () => (search ? params.setSearch('') : params.setFilter('')) : undefined}
        paging={{ page, pageSize: CONTENT_PAGE_SIZE, onPageChange: params.setPage, total }}
      >
        {commented && (
          <Button size="form" className="max-md:px-3" onClick={() => setOpened({ dialog: 'comments' })}>
            <MessageSquare aria-hidden="true" />
            <span className="max-md:sr-only">Comentários</span>
          </Button>
        )}
        <Button variant="primary" size="form" className="max-md:px-3" onClick={() => setOpened({ dialog: 'editor' })}>
          <Plus aria-hidden="true" />
          <span className="max-md:sr-only">{texts.add}</span>
        </Button>
      </AdminTable>
      {opened?.dialog === 'editor' && <ContentEditor kind={kind} row={opened.row} onClose={close} />}
      {opened?.dialog === 'comments' && commented && (
        <ModerationDialog subject={commented.subject} item={opened.row} onClose={close} />
      )}
      {opened?.dialog === 'extra' && opened.row && extra && <extra.Dialog row={opened.row} onClose={close} />}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && close()}
        title={texts.deletion}
        description={leaving ? `${texts.question(leaving.title)} ${kind.describeLoss(leaving)}` : ''}
        confirmLabel="Excluir"
        danger
        busy={remove.isPending}
        onConfirm={confirmDeletion}
      />
    </div>
  );
}

const ALL = 'all';

type ModuleFilterProps = { modules: Endpoint; value: string; onValueChange: (moduleId: string) => void };

function ModuleFilter({ modules, value, onValueChange }: ModuleFilterProps) {
  const { data = [] } = useQuery(choicesQuery(modules));
  return (
    <div className="md:w-60">
      <Select
        aria-label="Filtrar por módulo"
        value={value || ALL}
        onValueChange={(next) => onValueChange(next === ALL ? '' : next)}
        options={[{ value: ALL, label: 'Todos os módulos' }, ...data]}
      />
    </div>
  );
}

type ContentEditorProps<Row extends ContentRow, Draft extends FieldValues> = ContentTabProps<Row, Draft> & {
  row: Row | undefined;
  onClose: () => void;
};

function ContentEditor<Row extends ContentRow, Draft extends FieldValues>(props: ContentEditorProps<Row, Draft>) {
  const { kind, row, onClose } = props;
  const { endpoints, texts, Fields } = kind;
  const { title, ...toasts } = row ? texts.update : texts.create;
  const [isUploading, setIsUploading] = useState(false);
  const { dialog } = useDraftForm<Draft>({
    name: `${kind.name}.${row?.id ?? 'new'}`,
    schema: kind.schema,
    // What a row has beyond its draft, the schema drops.
    defaultValues: { ...kind.empty, ...row } as DefaultValues<Draft>,
    save: (body) =>
      row
        ? call(endpoints.update, { params: { id: row.id }, body } as never)
        : call(endpoints.create, { body } as never),
    ...toasts,
    onClose,
  });
  return (
    <EditorDialog
      title={title}
      subtitle={row?.moduleTitle}
      saveLabel={texts.save}
      {...dialog}
      isUploading={isUploading}
      wide={kind.commented !== undefined}
    >
      <Fields row={row} onSendingChange={setIsUploading} />
    </EditorDialog>
  );
}
