import * as RadixDialog from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowUpRight, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { ProductCard } from '#contract/products/products.ts';
import type { Board, Task } from '#contract/tasks.ts';
import { type DueClock, dueState } from '#domain/tasks/due.ts';
import { MAX_TASK_TITLE } from '#domain/tasks/task-board.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EyeCheckbox } from '#web/components/ui/form/eye-checkbox.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { useEscapeBesideToast } from '#web/components/ui/overlay/use-escape-beside-toast.ts';
import { FailedLine } from '#web/components/ui/states/failed-line.tsx';
import { taskQuery, usePendingChanges } from '../board.queries.ts';
import { DueDialog } from '../card/due-dialog.tsx';
import { InlineEdit } from '../card/inline-edit.tsx';
import { TaskDue } from '../card/task-due.tsx';
import { TaskToolLink } from '../card/task-tool-link.tsx';
import { applyToDetails, type BoardChange } from '../changes/board-changes.ts';
import { PanelActivity } from './panel-activity.tsx';
import { PanelChecklist } from './panel-checklist.tsx';
import { PanelDescription } from './panel-description.tsx';
import { PanelLabels } from './panel-labels.tsx';

type TaskPanelProps = {
  taskId: string;
  board: Board;
  clock: DueClock;
  products: readonly ProductCard[];
  onChange: (change: BoardChange) => void;
  onClose: () => void;
};

/** Escape in an edited field reverts the field instead of closing the panel. */
function keepOpenWhileEditing(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault();
}

/** Not its first control, the list of the task, which is rarely what the panel was opened for. */
function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
}

export function TaskPanel({ taskId, onClose, ...rest }: TaskPanelProps) {
  const closeOnEscape = useEscapeBesideToast();
  const task = rest.board.tasks.find(({ id }) => id === taskId);

  // Looked up on closing: the card may have moved or been deleted while the panel was open.
  const focusCard = (event: Event) => {
    const card = document.querySelector<HTMLElement>(`[data-task="${taskId}"] [data-title]`);
    if (!card) return;
    event.preventDefault();
    card.scrollIntoView({ block: 'nearest' });
    card.focus({ preventScroll: true });
  };

  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-(--z-dialog) max-md:bg-scrim" />
        <RadixDialog.Content
          className="fixed inset-[3.5rem_0_0_auto] z-(--z-dialog) flex w-[min(100vw,30rem)] flex-col gap-5 overflow-y-auto overscroll-contain border-l border-line bg-raised px-6 pb-8 shadow-dialog outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus [scroll-padding-block:4.5rem_1rem] max-md:inset-[3.5rem_0_0] max-md:w-auto max-md:rounded-t-xl max-md:border-0 max-md:px-4 *:flex-none [&_.eye]:size-6"
          aria-describedby={undefined}
          onEscapeKeyDown={keepOpenWhileEditing}
          onKeyDown={closeOnEscape.onKeyDown}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={focusCard}
        >
          <RadixDialog.Title className="sr-only">{task?.title ?? 'Tarefa'}</RadixDialog.Title>
          {/* Sticky, so that it stays reachable. */}
          <header className="sticky top-0 z-1 -mx-6 flex items-center gap-2 border-b border-line bg-inherit px-6 py-2.5 max-md:-mx-4 max-md:px-4">
            {task && <ListChoice task={task} board={rest.board} onChange={rest.onChange} />}
            <RadixDialog.Close asChild ref={closeOnEscape.closeRef}>
              <Button variant="ghost" size="icon" aria-label="Fechar" className="ml-auto">
                <X aria-hidden="true" />
              </Button>
            </RadixDialog.Close>
          </header>
          {task ? <OpenedTask key={task.id} task={task} {...rest} /> : <p>Esta tarefa não está no quadro.</p>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function ListChoice({ task, board, onChange }: Pick<OpenedTaskProps, 'task' | 'board' | 'onChange'>) {
  return (
    <Select
      aria-label="Lista"
      className="w-auto max-w-60"
      value={task.columnId}
      options={board.columns
        .filter(({ locked }) => !locked)
        .map(({ columnId, title }) => ({ value: columnId, label: title }))}
      onValueChange={(columnId) =>
        onChange({ kind: 'move', taskId: task.id, place: { columnId, afterId: null, beforeId: null } })
      }
    />
  );
}

type OpenedTaskProps = Omit<TaskPanelProps, 'taskId' | 'onClose'> & { task: Task };

function OpenedTask({ task, board, clock, products, onChange }: OpenedTaskProps) {
  const { details, isError, refetch } = useTaskDetails(task.id);
  const [isRenaming, setRenaming] = useState(false);
  const edit = (patch: Omit<BoardChange & { kind: 'edit' }, 'kind' | 'taskId'>) =>
    onChange({ kind: 'edit', taskId: task.id, ...patch });
  return (
    <>
      <div className="flex items-start gap-3">
        <EyeCheckbox
          className="mt-1"
          checked={task.completed}
          aria-label={`Concluir: ${task.title}`}
          onChange={(event) => edit({ completed: event.target.checked })}
        />
        {isRenaming ? (
          <InlineEdit
            multiline
            value={task.title}
            label="Título da tarefa"
            maxLength={MAX_TASK_TITLE}
            onSave={(title) => edit({ title })}
            onClose={() => setRenaming(false)}
          />
        ) : (
          <button
            type="button"
            className="h2 wrap-anywhere flex-1 rounded-sm text-left"
            aria-label={`${task.title}, editar título`}
            onClick={() => setRenaming(true)}
          >
            {task.title}
          </button>
        )}
      </div>
      <dl>
        <Fact name="Prazo">
          <DueFact task={task} clock={clock} onSave={(dueAt) => edit({ dueAt })} />
        </Fact>
        <Fact name="Etiquetas">
          <PanelLabels
            chosen={task.labels ?? []}
            names={board.labelNames}
            onChoose={(labels) => edit({ labels })}
            onName={(color, name) => onChange({ kind: 'name-label', color, name })}
          />
        </Fact>
        <Fact name="Produto">
          <ProductFact productId={task.productId} products={products} onChoose={(productId) => edit({ productId })} />
        </Fact>
        {task.launchStep !== null && (
          <Fact name="Ferramenta">
            <TaskToolLink task={task} />
          </Fact>
        )}
      </dl>
      {details ? (
        <>
          <PanelDescription
            taskId={task.id}
            text={details.description}
            onSave={(description) => edit({ description })}
          />
          <PanelChecklist items={details.checklist} onChange={edit} />
          <PanelActivity taskId={task.id} details={details} columns={board.columns} onChange={edit} />
        </>
      ) : isError ? (
        <FailedLine onRetry={() => void refetch()}>Não foi possível carregar os detalhes.</FailedLine>
      ) : (
        <SkeletonLines className="grid gap-3" lines={['h-5 w-full', 'h-5 w-3/5']} />
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2 border-t border-line py-2 last:border-b">
      <dt className="text-sm/6 text-fg-muted">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-2">{children}</dd>
    </div>
  );
}

type DueFactProps = { task: Task; clock: DueClock; onSave: (dueAt: string | null) => void };

function DueFact({ task, clock, onSave }: DueFactProps) {
  const [isEditing, setEditing] = useState(false);
  const state = dueState(task, clock);
  return (
    <>
      {task.dueAt !== null && <TaskDue dueAt={task.dueAt} state={state ?? 'later'} />}
      <Button variant="link" size="sm" onClick={() => setEditing(true)}>
        {task.dueAt === null ? 'Escolher data' : 'Mudar data'}
      </Button>
      <DueDialog
        task={isEditing ? task : undefined}
        onSave={(_taskId, dueAt) => onSave(dueAt)}
        onClose={() => setEditing(false)}
      />
    </>
  );
}

type ProductFactProps = {
  productId: string | null;
  products: readonly ProductCard[];
  onChoose: (productId: string | null) => void;
};

function ProductFact({ productId, products, onChoose }: ProductFactProps) {
  const known = products.some(({ id }) => id === productId);
  return (
    <div className="flex w-full items-center gap-2">
      <Select
        aria-label="Produto da tarefa"
        className="min-w-0 max-w-60 flex-1"
        value={productId ?? 'none'}
        options={[
          { value: 'none', label: 'Nenhum' },
          ...products.map(({ id, name }) => ({ value: id, label: name })),
          ...(productId && !known ? [{ value: productId, label: '…' }] : []),
        ]}
        onValueChange={(next) => onChoose(next === 'none' ? null : next)}
      />
      {productId && (
        <Link
          to="/produtos/$productId"
          params={{ productId }}
          className="btn btn-ghost btn-icon-sm"
          aria-label="Abrir o produto"
        >
          <ArrowUpRight aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

/** With pending changes applied. */
function useTaskDetails(taskId: string) {
  const { data, isError, refetch } = useQuery(taskQuery(taskId));
  const pending = usePendingChanges();
  const details = useMemo(
    () => data && pending.reduce((known, change) => applyToDetails(known, taskId, change), data),
    [data, pending, taskId],
  );
  return { details, isError, refetch };
}
