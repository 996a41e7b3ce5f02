import { useId, useMemo, useRef, useState } from 'react';
import type { Board, Task } from '#contract/tasks.ts';
import type { DueClock } from '#domain/tasks/due.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { usePreloadedComponent } from '#web/lib/page/use-lazy-component.ts';
import { loadCardMenu } from '../card/task-card.tsx';
import { type BoardChange, tasksOf } from '../changes/board-changes.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardContext } from './board-context.ts';
import type { LiftCard } from './board-drag-context.tsx';
import { BoardSurface } from './board-surface.tsx';
import { LockedColumn } from './column-frame.tsx';
import { filterAndSort, type FilterAndSort as View } from './filter-and-sort.ts';
import { dragTexts, useBoardDrag } from './use-board-drag.ts';

const loadDragContext = () => import('./board-drag-context.tsx').then((module) => module.BoardDragContext);
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
  const [DragContext, wantDragContext] = usePreloadedComponent(loadDragContext);
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
  const { dragged, line, moveToColumn } = drag;
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
  const liftRef = useRef<LiftCard>(null);
  const instructionsId = useId();
  const draggedTask =
    dragged && !dragged.byKeyboard ? board.tasks.find((task) => task.id === dragged.taskId) : undefined;
  return (
    <BoardContext value={context}>
      <BoardSurface
        boardRef={drag.boardRef}
        liftRef={liftRef}
        canLift={DragContext !== undefined}
        onGrab={drag.grab}
        onEarlyGrab={wantDragContext}
      >
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
      </BoardSurface>
      <p id={instructionsId} hidden>
        {dragTexts.instructions}
      </p>
      {DragContext && (
        <DragContext
          onKey={drag.handleKey}
          pointerRef={drag.pointerRef}
          handlers={drag.handlers}
          boardRef={drag.boardRef}
          liftRef={liftRef}
          columns={board.columns}
          draggedTask={draggedTask}
        />
      )}
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
