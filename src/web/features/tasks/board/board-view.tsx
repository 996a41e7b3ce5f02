import { useId, useMemo, useState } from 'react';
import type { Board, Task } from '#contract/tasks.ts';
import type { DueClock } from '#domain/tasks/due.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { usePreloadedComponent } from '#web/lib/page/use-lazy-component.ts';
import { loadCardMenu } from '../card/task-card.tsx';
import { type BoardChange, tasksOf } from '../changes/board-changes.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardContext } from './board-context.ts';
import { boardGrid, LockedColumn } from './column-frame.tsx';
import { filterAndSort, type FilterAndSort as View } from './filter-and-sort.ts';
import { dragTexts, useBoardDrag } from './use-board-drag.ts';

const loadDueDialog = () => import('../card/due-dialog.tsx').then((module) => module.DueDialog);

type BoardViewProps = {
  board: Board;
  view: View;
  clock: DueClock;
  onChange: (change: BoardChange) => void;
  /** Must be stable between renders. */
  onOpen: (taskId: string) => void;
};

export function BoardView({ board, view, clock, onChange, onOpen }: BoardViewProps) {
  const [dueTask, setDueTask] = useState<Task>();
  const [DueDialog, wantDueDialog] = usePreloadedComponent(loadDueDialog);
  usePreloadedComponent(loadCardMenu);
  const columns = useMemo(
    () =>
      board.columns.map((column) => {
        const all = tasksOf(board, column.columnId);
        return {
          column,
          tasks: filterAndSort(all, view, clock),
          total: all.length,
          done: all.filter((task) => task.completed).length,
        };
      }),
    [board, view, clock],
  );
  const drag = useBoardDrag({
    columns,
    onMove: (taskId, place) => {
      // When sorted by date, cards cannot be reordered within a list.
      const isWithin = board.tasks.some((task) => task.id === taskId && task.columnId === place.columnId);
      if (view.order === 'own' || !isWithin) onChange({ kind: 'move', taskId, place });
    },
    onLocked: () =>
      toast({
        title: 'Recurso Premium',
        description: 'Esta lista está disponível no plano Premium.',
        variant: 'premium',
      }),
  });
  const { line, moveToColumn } = drag;
  const context = useMemo(
    () => ({
      columns: board.columns,
      moveTo: moveToColumn,
      editDue: (task: Task) => {
        wantDueDialog();
        setDueTask(task);
      },
      openTask: onOpen,
      labelNames: board.labelNames,
    }),
    [board.columns, board.labelNames, moveToColumn, onOpen, wantDueDialog],
  );
  const instructionsId = useId();
  return (
    <BoardContext value={context}>
      <div ref={drag.boardRef} className={boardGrid} {...drag.listeners}>
        {columns.map(({ column, tasks, done, total }) =>
          column.locked ? (
            <LockedColumn key={column.columnId} column={column} />
          ) : (
            <BoardColumn
              key={column.columnId}
              column={column}
              tasks={tasks}
              done={done}
              total={total}
              clock={clock}
              lineTop={line?.columnId === column.columnId ? line.top : undefined}
              instructionsId={instructionsId}
              isFirstStep={board.tasks.length === 0 && column.columnId === 'coluna1'}
              onChange={onChange}
            />
          ),
        )}
      </div>
      <p id={instructionsId} hidden>
        {dragTexts.instructions}
      </p>
      <output className="sr-only" aria-live="assertive">
        {drag.announcement}
      </output>
      {DueDialog && (
        <DueDialog
          task={dueTask}
          onSave={(taskId, dueAt) => onChange({ kind: 'edit', taskId, dueAt })}
          onClose={() => setDueTask(undefined)}
        />
      )}
    </BoardContext>
  );
}
