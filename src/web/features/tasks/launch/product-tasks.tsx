import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import type { Board, Task } from '#contract/tasks.ts';
import { compareDue, dueState } from '#domain/tasks/due.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { FailedLine } from '#web/components/ui/states/failed-line.tsx';
import { dueClock } from '#web/lib/due-clock.ts';
import { newId } from '#web/lib/new-id.ts';
import { QuickAdd } from '../board/quick-add.tsx';
import { useBoard } from '../board.queries.ts';
import { TaskDue } from '../card/task-due.tsx';
import { useChangeBoard } from '../changes/use-change-board.ts';
import { useNow } from '../use-now.ts';

const LaunchDialog = lazy(() => import('./launch-dialog.tsx').then((module) => ({ default: module.LaunchDialog })));

const SHOWN = 3;

export function ProductTasks({ productId }: { productId: string }) {
  const id = useId();
  const { board, error, refetch } = useBoard();
  const [isLaunching, setLaunching] = useState(false);
  const now = useNow();
  const tasks = board?.tasks.filter((task) => task.productId === productId) ?? [];
  return (
    <section className="card grid gap-3 p-5" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        Tarefas
      </h2>
      {board ? (
        <NextTasks board={board} tasks={tasks} productId={productId} now={now} onLaunch={() => setLaunching(true)} />
      ) : error ? (
        <FailedLine onRetry={() => void refetch()}>Não foi possível carregar as tarefas.</FailedLine>
      ) : (
        <SkeletonLines className="grid gap-3" lines={['w-full', 'w-3/5']} />
      )}
      {isLaunching && board && (
        <Suspense>
          <LaunchDialog now={now} tasks={board.tasks} productId={productId} onClose={() => setLaunching(false)} />
        </Suspense>
      )}
    </section>
  );
}

type NextTasksProps = {
  board: Board;
  tasks: readonly Task[];
  productId: string;
  now: Date;
  onLaunch: () => void;
};

function NextTasks({ board, tasks, productId, now, onLaunch }: NextTasksProps) {
  const changeBoard = useChangeBoard();
  const clock = useMemo(() => dueClock(now), [now]);
  // Recomputed only when tasks are added or removed, so that completing a task does not move its row.
  const known = tasks.map((task) => task.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; the ids represent the tasks.
  const nextIds = useMemo(
    () =>
      tasks
        .filter((task) => !task.completed)
        .sort(compareDue)
        .slice(0, SHOWN)
        .map(({ id }) => id),
    [known],
  );
  const next = nextIds.flatMap((id) => tasks.find((task) => task.id === id) ?? []);
  const hasLaunch = tasks.some((task) => task.launchStep !== null);
  return (
    <>
      {next.length > 0 && (
        <ul>
          {next.map((task) => {
            const due = dueState(task, clock);
            return (
              <li key={task.id} className="border-t border-line py-2">
                <CheckboxRow
                  checked={task.completed}
                  onChange={(event) => changeBoard({ kind: 'edit', taskId: task.id, completed: event.target.checked })}
                >
                  {task.completed ? <s className="text-fg-faint">{task.title}</s> : task.title}
                </CheckboxRow>
                {task.dueAt !== null && due && !task.completed && (
                  <p className="pl-8">
                    <TaskDue dueAt={task.dueAt} state={due} />
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {tasks.length === 0 && (
        <p className="text-sm text-fg-muted">Nenhuma tarefa deste produto. O lançamento traz 14, com data.</p>
      )}
      <QuickAdd
        name="deste produto"
        onAdd={(title) =>
          changeBoard({
            kind: 'create',
            id: newId(),
            title,
            columnId: board.columns.find(({ locked }) => !locked)?.columnId ?? 'coluna1',
            productId,
          })
        }
      />
      <div className="grid gap-2">
        {!hasLaunch && (
          <Button variant="secondary" onClick={onLaunch}>
            Planejar lançamento
          </Button>
        )}
        <Button asChild variant={hasLaunch ? 'secondary' : 'ghost'}>
          <Link to="/tasks">Ver no quadro</Link>
        </Button>
      </div>
    </>
  );
}
