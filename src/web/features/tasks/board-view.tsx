import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useId, useMemo } from 'react';
import type { Board, Task } from '#contract/tasks.ts';
import type { ColumnId } from '#domain/task-board.ts';
import { toast } from '#web/components/ui/use-toast.ts';
import { type BoardChange, tasksOf } from './board-changes.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardSurface } from './board-surface.tsx';
import { dragTexts } from './drag-texts.ts';
import { LockedColumn } from './locked-column.tsx';
import './tasks.css';
import { useBoardDrag } from './use-board-drag.ts';

/** Our own live region speaks; the library's would speak English and of pixels. */
const silent = () => undefined;
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

type BoardViewProps = {
  board: Board;
  onAdd: (columnId: ColumnId) => void;
  onChange: (change: BoardChange) => void;
};

export function BoardView({ board, onAdd, onChange }: BoardViewProps) {
  const columns = useMemo(
    () => board.columns.map((column) => ({ column, tasks: tasksOf(board, column.columnId) })),
    [board],
  );
  const drag = useBoardDrag({
    columns,
    onMove: (taskId, place) => onChange({ kind: 'move', taskId, place }),
    onLocked: () =>
      toast({
        title: 'Recurso Premium',
        description: 'Esta lista está disponível no plano Premium.',
        variant: 'premium',
      }),
  });
  const { held, line } = drag;
  const instructionsId = useId();
  const heldTask = held && !held.byKeyboard ? board.tasks.find((task) => task.id === held.taskId) : undefined;
  return (
    <DndContext
      sensors={drag.sensors}
      collisionDetection={drag.collisionDetection}
      accessibility={accessibility}
      {...drag.handlers}
    >
      <BoardSurface boardRef={drag.boardRef} onGrab={drag.grab}>
        {columns.map(({ column, tasks }) =>
          column.locked ? (
            <LockedColumn key={column.columnId} column={column} />
          ) : (
            <BoardColumn
              key={column.columnId}
              column={column}
              tasks={tasks}
              lineTop={line?.columnId === column.columnId ? line.top : undefined}
              instructionsId={instructionsId}
              isFirstStep={board.tasks.length === 0 && column.columnId === 'coluna1'}
              onAdd={onAdd}
              onChange={onChange}
            />
          ),
        )}
      </BoardSurface>
      <p id={instructionsId} hidden>
        {dragTexts.instructions}
      </p>
      <DragOverlay dropAnimation={null}>{heldTask && <HeldCard task={heldTask} />}</DragOverlay>
      <output className="sr-only" aria-live="assertive">
        {drag.announcement}
      </output>
    </DndContext>
  );
}

function HeldCard({ task }: { task: Task }) {
  return (
    <div className="task task-overlay" data-lifted="true" data-done={task.completed} aria-hidden="true">
      <span className="eye" data-on={task.completed} />
      <span className="task-title">{task.title}</span>
    </div>
  );
}
