import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus, Rocket } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '#contract/tasks.ts';
import { hasPremium } from '#domain/accounts/user-types.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import { isUuid } from '#domain/uuid.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConnectionNote } from '#web/components/ui/connection-note.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { UpgradeBanner } from '#web/components/ui/upgrade-banner.tsx';
import { BoardControls } from '#web/features/tasks/board/board-controls.tsx';
import { BoardView } from '#web/features/tasks/board/board-view.tsx';
import { BoardSkeleton } from '#web/features/tasks/board/column-frame.tsx';
import { unfiltered } from '#web/features/tasks/board/filter-and-sort.ts';
import { areChangesStored, boardQuery, changeKey, useBoard } from '#web/features/tasks/board.queries.ts';
import type { BoardChange } from '#web/features/tasks/changes/board-changes.ts';
import { useChangeBoard } from '#web/features/tasks/changes/use-change-board.ts';
import { SalesStrip } from '#web/features/tasks/sales/sales-strip.tsx';
import { useNow } from '#web/features/tasks/use-now.ts';
import { productsQuery } from '#web/lib/api/product-query.ts';
import { dueClock } from '#web/lib/due-clock.ts';
import { useAfterFirstPaint, useDataAfterFirstPaint } from '#web/lib/page/page-skeleton-html.ts';
import { useLazyComponent, usePreloadedComponent } from '#web/lib/page/use-lazy-component.ts';
import { usePlan } from '#web/lib/session/current-user.ts';

const LaunchDialog = lazy(() =>
  import('#web/features/tasks/launch/launch-dialog.tsx').then((module) => ({ default: module.LaunchDialog })),
);

const loadNewTaskDialog = () =>
  import('#web/features/tasks/card/new-task-dialog.tsx').then((module) => module.NewTaskDialog);

const loadTaskPanel = () => import('#web/features/tasks/panel/task-panel.tsx').then((module) => module.TaskPanel);

export const Route = createFileRoute('/_app/tasks')({
  staticData: { title: 'Listas de Tarefas' },
  // `nova` opens the dialog of a new task, `tarefa` a task of the board.
  validateSearch: ({ nova, tarefa }: Record<string, unknown>): { nova?: true; tarefa?: string } => ({
    ...(nova === true && { nova }),
    ...(isUuid(tarefa) && { tarefa }),
  }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(boardQuery()),
  component: TasksPage,
});

function TasksPage() {
  const { nova, tarefa } = Route.useSearch();
  const navigate = Route.useNavigate();
  const plan = usePlan();
  const { board: latest, error, isFetching, refetch } = useBoard();
  const board = useDataAfterFirstPaint(latest);
  const lists = useAfterFirstPaint(board);
  const changeBoard = useChangeBoard();
  const [NewTaskDialog, wantNewTask] = usePreloadedComponent(loadNewTaskDialog);
  const [newTaskColumn, setNewTaskColumn] = useState<ColumnId>();
  const [isLaunching, setLaunching] = useState(false);
  const [view, setView] = useState(unfiltered);
  const showNew = useShowNew(lists);
  const handleChange = useCallback(
    (change: BoardChange) => {
      changeBoard(change);
      if (change.kind !== 'create') return;
      // Clears the filters, so that the new card is visible.
      setView((current) => ({ ...unfiltered, order: current.order, hidesDone: current.hidesDone }));
      showNew(change.id);
    },
    [changeBoard, showNew],
  );
  const now = useNow();
  const clock = useMemo(() => dueClock(now), [now]);
  const { data: products } = useQuery({
    ...productsQuery(),
    enabled: tarefa !== undefined || (board?.tasks.some((task) => task.productId !== null) ?? false),
  });
  const launchName = useCallback(
    (launchId: string) => products?.products.find(({ id }) => id === launchId)?.name,
    [products],
  );
  useEffect(() => {
    if (nova) wantNewTask();
  }, [nova, wantNewTask]);
  const openTask = useCallback((id: string) => void navigate({ search: { tarefa: id } }), [navigate]);
  const [TaskPanel, wantPanel] = useLazyComponent(loadTaskPanel);
  useEffect(() => {
    if (tarefa) wantPanel();
  }, [tarefa, wantPanel]);
  return (
    <div className="page page-wide">
      <PageHeader
        title="Listas de Tarefas"
        seal="tasks"
        actions={
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" disabled={!board} onClick={() => setLaunching(true)}>
              <Rocket aria-hidden="true" />
              Lançar produto
            </Button>
            <Button
              variant="primary"
              disabled={!board}
              onClick={() => {
                wantNewTask();
                setNewTaskColumn('coluna1');
              }}
            >
              <Plus aria-hidden="true" />
              Nova Tarefa
            </Button>
          </div>
        }
      >
        Pinte o segundo olho quando terminar.
      </PageHeader>
      {plan && !hasPremium(plan) && (
        <UpgradeBanner
          className="mb-4"
          title="No plano gratuito você usa uma lista."
          action={
            <Button asChild variant="premium-outline">
              <Link to="/plans">Fazer Upgrade</Link>
            </Button>
          }
        >
          Com o Premium, as cinco listas são suas para renomear e arrastar tarefas.
        </UpgradeBanner>
      )}
      <ConnectionNote mutationKey={changeKey} areStored={areChangesStored} />
      {board ? (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-x-5">
            <SalesStrip tasks={board.tasks} now={now} launchName={launchName} />
            {board.tasks.length > 0 && (
              <BoardControls board={board} clock={clock} view={view} onView={setView} launchName={launchName} />
            )}
          </div>
          {lists ? (
            <BoardView board={lists} view={view} clock={clock} onChange={handleChange} onOpen={openTask} />
          ) : (
            <BoardSkeleton />
          )}
        </>
      ) : error ? (
        <QueryError query={{ error, refetch, isFetching }} title="Não foi possível carregar suas listas." />
      ) : (
        <BoardSkeleton />
      )}
      {NewTaskDialog && (
        <NewTaskDialog
          columns={board?.columns ?? []}
          columnId={newTaskColumn ?? (nova && board ? 'coluna1' : undefined)}
          onCreate={(task) => handleChange({ kind: 'create', ...task })}
          onClose={() => {
            setNewTaskColumn(undefined);
            if (nova) void navigate({ search: {}, replace: true });
          }}
        />
      )}
      {TaskPanel && board && tarefa && (
        <TaskPanel
          key={tarefa}
          taskId={tarefa}
          board={board}
          clock={clock}
          products={products?.products ?? []}
          onChange={changeBoard}
          onClose={() => void navigate({ search: {}, replace: true })}
        />
      )}
      {isLaunching && board && (
        <Suspense>
          <LaunchDialog now={now} tasks={board.tasks} onClose={() => setLaunching(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Scrolls to a new card and highlights it briefly once it is on the board. */
function useShowNew(board: Board | undefined) {
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new board may contain the awaited card.
  useEffect(() => {
    const card = wanted.current && document.querySelector(`[data-task="${wanted.current}"]`);
    if (!card) return;
    wanted.current = undefined;
    card.scrollIntoView({ block: 'nearest' });
    card.animate({ borderColor: ['var(--color-fg)', 'var(--color-line)'] }, { duration: 1600 });
  }, [board]);
  return useCallback((taskId: string) => {
    wanted.current = taskId;
  }, []);
}
