import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Board } from '#contract/tasks.ts';
import { dueState } from '#domain/tasks/due.ts';
import { columnIds } from '#domain/tasks/task-board.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { FailedLine } from '#web/components/ui/states/failed-line.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { dueClock } from '#web/lib/due-clock.ts';
import { useDataAfterFirstPaint } from '#web/lib/page/page-skeleton-html.ts';
import { useBoard } from './board.queries.ts';
import { tasksOf } from './changes/board-changes.ts';
import { useChangeBoard } from './changes/use-change-board.ts';

const SHOWN = 5;

type TasksSummaryProps = {
  isWanted: boolean;
  /** Tasks that the page already shows. */
  except: readonly string[];
};

export function TasksSummary({ isWanted, except }: TasksSummaryProps) {
  const { board: latest, error, refetch } = useBoard({ isWanted });
  const board = useDataAfterFirstPaint(latest);
  const changeBoard = useChangeBoard();
  const done = board?.tasks.filter((task) => task.completed).length ?? 0;
  return (
    <article className="card grid gap-6 p-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10 md:p-7">
      <div className="grid content-between justify-items-start gap-5">
        <div>
          <Seal name="tasks" />
          <h2 className="h2 mt-4">Tarefas</h2>
          <p className="mt-1 text-sm text-fg-muted">
            {board ? (
              describeProgress(done, board.tasks.length)
            ) : error ? (
              'Sem as tarefas por enquanto.'
            ) : (
              <Skeleton className="mt-2 w-40" />
            )}
          </p>
        </div>
        <Button asChild>
          <Link to="/tasks" aria-label="Acessar Tarefas">
            Acessar
          </Link>
        </Button>
      </div>
      {error && !board ? (
        <FailedLine className="self-center" onRetry={() => void refetch()}>
          Não foi possível carregar as tarefas.
        </FailedLine>
      ) : (
        <NextTasks
          board={board}
          except={except}
          onToggle={(taskId, completed) => changeBoard({ kind: 'edit', taskId, completed })}
        />
      )}
    </article>
  );
}

type NextTasksProps = {
  board: Board | undefined;
  except: readonly string[];
  onToggle: (taskId: string, completed: boolean) => void;
};

function NextTasks({ board, except, onToggle }: NextTasksProps) {
  // Recomputed only when tasks are added or removed, so that completing a task does not move its row.
  const known = board?.tasks.map((task) => task.id).join(' ');
  const left = except.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; the ids represent the board.
  const shownIds = useMemo(() => (board ? chooseNext(board, except) : undefined), [known, left]);
  if (!board || !shownIds) {
    return (
      <div className="grid content-start gap-6 py-3">
        {Array.from({ length: SHOWN }, (_, row) => (
          <Skeleton key={row.toString()} className="w-3/5" />
        ))}
      </div>
    );
  }
  const shown = shownIds.flatMap((id) => board.tasks.find((task) => task.id === id) ?? []);
  if (board.tasks.length === 0) return null;
  if (shown.length === 0) return <p className="self-center text-fg-muted md:text-center">As de hoje estão acima.</p>;
  const clock = dueClock(new Date());
  return (
    <ul className="grid content-center">
      {shown.map((task) => (
        <li key={task.id} className="border-t border-line first:border-0 max-md:first:border-t">
          <CheckboxRow
            className="min-h-11 items-center"
            checked={task.completed}
            onChange={(event) => onToggle(task.id, event.target.checked)}
          >
            {task.completed ? (
              <s className="line-clamp-2 text-fg-faint decoration-sumi-500">{task.title}</s>
            ) : (
              <span className="line-clamp-2">
                {task.title}
                {dueState(task, clock) === 'overdue' && <small className="ml-2 text-danger text-sm">Atrasada</small>}
              </span>
            )}
          </CheckboxRow>
        </li>
      ))}
    </ul>
  );
}

/** Up to five tasks in board order: open ones have priority, completed ones fill the remaining places. */
function chooseNext(board: Board, except: readonly string[]): string[] {
  const ordered = columnIds.flatMap((columnId) => tasksOf(board, columnId)).filter((task) => !except.includes(task.id));
  const open = ordered.filter((task) => !task.completed).slice(0, SHOWN);
  const done = ordered.filter((task) => task.completed).slice(0, SHOWN - open.length);
  const chosen = new Set([...open, ...done]);
  return ordered.filter((task) => chosen.has(task)).map((task) => task.id);
}

const words = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

const inWords = (count: number): string => words[count] ?? String(count);

export function describeProgress(done: number, total: number): string {
  if (total === 0) return 'Escreva a primeira e pinte um olho.';
  if (done === total) return total === 1 ? 'A única tarefa está pronta.' : `Todas as ${inWords(total)} estão prontas.`;
  if (done === 0)
    return total === 1 ? 'Uma tarefa esperando por você.' : `${capitalise(inWords(total))} esperando por você.`;
  return `${capitalise(inWords(done))} de ${inWords(total)} ${done === 1 ? 'pronta' : 'prontas'}. Continue de onde parou.`;
}
