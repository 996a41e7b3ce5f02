import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Board } from '#contract/tasks.ts';
import { type DueClock, dueState } from '#domain/tasks/due.ts';
import { launchSteps } from '#domain/tasks/launch-template.ts';
import { labelColors } from '#domain/tasks/task-details.ts';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { cn } from '#web/lib/cn.ts';
import { useStoredFlag } from '#web/lib/use-stored-flag.ts';
import type { FilterAndSort } from './filter-and-sort.ts';

// The select component is large and most boards do not need it.
const BoardFilters = lazy(() => import('./board-filters.tsx').then((module) => ({ default: module.BoardFilters })));

type BoardControlsProps = {
  board: Board;
  clock: DueClock;
  view: FilterAndSort;
  onView: (view: FilterAndSort) => void;
  /** Product name of a launch, if known. */
  launchName?: ((launchId: string) => string | undefined) | undefined;
};

const orders = [
  { value: 'own', label: 'Minha ordem' },
  { value: 'due', label: 'Por data' },
] as const;

export function BoardControls({ board, clock, view, onView, launchName }: BoardControlsProps) {
  const states = board.tasks.map((task) => dueState(task, clock));
  const count = (state: string) => states.filter((entry) => entry === state).length;
  const filters = [
    { value: 'all', label: 'Todas' },
    { value: 'today', label: `Hoje ${count('today')}` },
    { value: 'overdue', label: `Atrasadas ${count('overdue')}` },
  ] as const;
  // A selected filter stays listed after its last task is gone, so that it can be cleared.
  const usedLabels = labelColors.filter(
    (color) => color === view.label || board.tasks.some((task) => task.labels?.includes(color)),
  );
  const productIds = new Set([view.productId, ...board.tasks.map((task) => task.productId)]);
  const usedProducts = [...productIds].flatMap((id) => (id ? [{ value: id, label: launchName?.(id) ?? '…' }] : []));
  const [isOpen, setOpen] = useStoredFlag('board-filters');
  const isFiltered = view.filter !== 'all' || view.label || view.productId || view.hidesDone;
  return (
    <details
      className="grow open:basis-full"
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-1.5 text-fg-muted text-sm">
        <ChevronRight aria-hidden="true" className={cn('size-4', isOpen && 'rotate-90')} />
        {isFiltered ? 'Filtros e ordem (ligados)' : 'Filtros e ordem'}
        <LaunchProgress board={board} launchName={launchName} />
      </summary>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Segmented
          label="Mostrar"
          value={view.filter}
          options={filters}
          onValueChange={(filter) => onView({ ...view, filter })}
        />
        <Segmented
          label="Ordenar"
          value={view.order}
          options={orders}
          onValueChange={(order) => onView({ ...view, order })}
        />
        {usedLabels.length + usedProducts.length > 0 && (
          <Suspense>
            <BoardFilters
              labels={usedLabels}
              labelNames={board.labelNames}
              products={usedProducts}
              view={view}
              onView={onView}
            />
          </Suspense>
        )}
        <Switch
          checked={view.hidesDone ?? false}
          onChange={(event) => onView({ ...view, hidesDone: event.target.checked })}
        >
          Esconder prontas
        </Switch>
      </div>
    </details>
  );
}

function LaunchProgress({ board, launchName }: Pick<BoardControlsProps, 'board' | 'launchName'>) {
  const steps = board.tasks.filter((task) => task.launchStep !== null);
  // The launch with the latest date is the current one.
  const newest = steps.reduce<(typeof steps)[number] | undefined>(
    (latest, task) => ((task.dueAt ?? '') > (latest?.dueAt ?? '') ? task : latest),
    steps[0],
  );
  if (!newest?.launchId) return null;
  const launch = steps.filter((task) => task.launchId === newest.launchId);
  const done = launch.filter((task) => task.completed).length;
  const name = launchName?.(newest.launchId) ?? 'Lançamento';
  return (
    <span className="ml-auto tabular-nums">
      {`${name}, ${done} de ${Math.min(launch.length, launchSteps.length)} ${done === 1 ? 'pronta' : 'prontas'}`}
    </span>
  );
}
