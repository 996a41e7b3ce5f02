import { lazy, Suspense } from 'react';
import type { Board } from '#contract/tasks.ts';
import { type DueClock, dueState } from '#domain/tasks/due.ts';
import { launchSteps } from '#domain/tasks/launch-template.ts';
import { labelColors } from '#domain/tasks/task-details.ts';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import type { BoardView } from '../changes/board-order.ts';

// A list to choose from is heavy, and most boards need none.
const BoardFilters = lazy(() => import('./board-filters.tsx').then((module) => ({ default: module.BoardFilters })));

type BoardControlsProps = {
  board: Board;
  clock: DueClock;
  view: BoardView;
  onView: (view: BoardView) => void;
  /** What a launch is of, where it is known. */
  launchName?: ((launchId: string) => string | undefined) | undefined;
};

const orders = [
  { value: 'own', label: 'Minha ordem' },
  { value: 'due', label: 'Por data' },
] as const;

/** What of the board is shown and in which order, and how far the newest launch is. */
export function BoardControls({ board, clock, view, onView, launchName }: BoardControlsProps) {
  const states = board.tasks.map((task) => dueState(task, clock));
  const count = (state: string) => states.filter((entry) => entry === state).length;
  const filters = [
    { value: 'all', label: 'Todas' },
    { value: 'today', label: `Hoje ${count('today')}` },
    { value: 'overdue', label: `Atrasadas ${count('overdue')}` },
  ] as const;
  // What is chosen stays to be given up, also when its last task is gone.
  const usedLabels = labelColors.filter(
    (color) => color === view.label || board.tasks.some((task) => task.labels?.includes(color)),
  );
  const productIds = new Set([view.productId, ...board.tasks.map((task) => task.productId)]);
  const usedProducts = [...productIds].flatMap((id) => (id ? [{ value: id, label: launchName?.(id) ?? '…' }] : []));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
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
      <LaunchProgress board={board} launchName={launchName} />
    </div>
  );
}

function LaunchProgress({ board, launchName }: Pick<BoardControlsProps, 'board' | 'launchName'>) {
  const steps = board.tasks.filter((task) => task.launchStep !== null);
  // The one that opens last is the one being worked on.
  const newest = steps.reduce<(typeof steps)[number] | undefined>(
    (latest, task) => ((task.dueAt ?? '') > (latest?.dueAt ?? '') ? task : latest),
    steps[0],
  );
  if (!newest?.launchId) return null;
  const launch = steps.filter((task) => task.launchId === newest.launchId);
  const done = launch.filter((task) => task.completed).length;
  const name = launchName?.(newest.launchId) ?? 'Lançamento';
  return (
    <p className="ml-auto text-sm text-fg-muted tabular-nums max-sm:ml-0">
      {`${name}, ${done} de ${Math.min(launch.length, launchSteps.length)} ${done === 1 ? 'pronta' : 'prontas'}`}
    </p>
  );
}
