import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import type { TaskPlace } from '#domain/tasks/task-board-moves.ts';
import { animateDrop } from '#web/lib/page/animate-moves.ts';
import type { Point } from './board-drag-context.tsx';
import {
  type ColumnTasks,
  type DropTarget,
  findColumn,
  gapAt,
  gapOfIndex,
  indexOfGap,
  lineOfGap,
  moveTo,
  otherTasks,
  scrollToGap,
  stepTarget,
  whereIs,
} from './drop-target.ts';

type Dragged = { taskId: string; byKeyboard: boolean };
type Grip = { taskId: string; card: HTMLElement };
type Line = { columnId: ColumnId; top: number };

type BoardDragOptions = {
  columns: readonly ColumnTasks[];
  onMove: (taskId: string, place: TaskPlace) => void;
  onLocked: () => void;
};

/** Drag and drop by mouse, touch or keyboard. The insertion line shows where the card would land. */
export function useBoardDrag(options: BoardDragOptions) {
  const boardRef = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const grip = useRef<Grip | undefined>(undefined);
  const isHolding = useRef(false);
  const pointerRef = useRef<Point>(null);
  const aim = useRef<DropTarget | undefined>(undefined);
  const dropped = useRef<{ taskId: string; columnId: ColumnId; handle: string } | undefined>(undefined);
  const [dragged, setDragged] = useState<Dragged>();
  const [line, setLine] = useState<Line>();
  const [announcement, setAnnouncement] = useState('');

  // In another column the card is a new element, so restore the keyboard focus after the move.
  useEffect(() => {
    const target = dropped.current;
    if (!target || whereIs(options.columns, target.taskId)?.columnId !== target.columnId) return;
    dropped.current = undefined;
    boardRef.current?.querySelector<HTMLElement>(`[data-task="${target.taskId}"] ${target.handle}`)?.focus();
  }, [options.columns]);

  const grab = useCallback((card: HTMLElement) => {
    const taskId = card.dataset.task;
    if (!taskId || isHolding.current) return false;
    grip.current = { taskId, card };
    return true;
  }, []);

  const aimAt = useCallback((taskId: string, target: DropTarget | undefined) => {
    aim.current = target;
    const column = target && boardRef.current && findColumn(boardRef.current, target.columnId);
    if (!target || !column) {
      setLine(undefined);
      return;
    }
    const { columnId } = target;
    const top = lineOfGap(column, gapOfIndex(latest.current.columns, taskId, target));
    setLine((known) => (known?.columnId === columnId && known.top === top ? known : { columnId, top }));
  }, []);

  const handleKey = useCallback(
    (event: KeyboardEvent) => {
      const { columns } = latest.current;
      const taskId = grip.current?.taskId ?? '';
      const step = aim.current && stepTarget(columns, taskId, aim.current, event.code);
      if (!step) return undefined;
      event.preventDefault();
      if ('locked' in step) {
        setAnnouncement(dragTexts.locked(step.locked.title));
        return undefined;
      }
      aimAt(taskId, step.target);
      const column = boardRef.current && findColumn(boardRef.current, step.target.columnId);
      if (column) scrollToGap(column, gapOfIndex(columns, taskId, step.target));
      setAnnouncement(describePlace(columns, taskId, step.target));
      // The card stays in place and only the line moves, so the library gets no coordinates.
      return undefined;
    },
    [aimAt],
  );

  const handlers = useMemo(() => {
    const letGo = () => {
      isHolding.current = false;
      mark(grip.current?.card, undefined);
      setDragged(undefined);
      setLine(undefined);
      aim.current = undefined;
    };
    return {
      onDragStart({ activatorEvent }: DragStartEvent) {
        if (!grip.current) return;
        const { columns } = latest.current;
        const { taskId, card } = grip.current;
        const byKeyboard = activatorEvent instanceof KeyboardEvent;
        isHolding.current = true;
        mark(card, byKeyboard ? 'lifted' : 'ghost');
        setDragged({ taskId, byKeyboard });
        const origin = whereIs(columns, taskId);
        if (!byKeyboard || !origin) return;
        aimAt(taskId, origin);
        const lifted = dragTexts.lifted(titleOf(columns, taskId), describePlace(columns, taskId, origin));
        // The library handles keys only after this tick, so announce later: an earlier key press would be ignored.
        setTimeout(() => isHolding.current && setAnnouncement(lifted));
      },
      onDragMove({ activatorEvent, over }: DragMoveEvent) {
        if (activatorEvent instanceof KeyboardEvent || !grip.current) return;
        const { columns } = latest.current;
        const { taskId } = grip.current;
        const column = columns.find((entry) => entry.column.columnId === over?.id)?.column;
        const element = column && boardRef.current && findColumn(boardRef.current, column.columnId);
        if (!column || column.locked || !element || !pointerRef.current) {
          aimAt(taskId, undefined);
          return;
        }
        const gap = gapAt(element, pointerRef.current.y);
        const { columnId } = column;
        aimAt(taskId, { columnId, index: indexOfGap(columns, taskId, columnId, gap) });
      },
      onDragEnd({ activatorEvent, over }: DragEndEvent) {
        const { columns, onMove, onLocked } = latest.current;
        const taskId = grip.current?.taskId ?? '';
        const target = aim.current;
        const place = target && moveTo(columns, taskId, target);
        const title = titleOf(columns, taskId);
        setAnnouncement(
          place && target
            ? dragTexts.dropped(title, describePlace(columns, taskId, target))
            : dragTexts.unchanged(title),
        );
        if (place && target && activatorEvent instanceof KeyboardEvent) {
          dropped.current = { taskId, columnId: target.columnId, handle: '[data-tool="move"]' };
        }
        const droppedAt = document.querySelector('[data-dragged]')?.getBoundingClientRect();
        letGo();
        if (place && droppedAt && boardRef.current) {
          const board = boardRef.current;
          animateDrop(board, () => board.querySelector(`[data-task="${taskId}"]`), droppedAt);
        }
        if (place) onMove(taskId, place);
        else if (columns.some(({ column }) => column.locked && column.columnId === over?.id)) onLocked();
      },
      onDragCancel() {
        setAnnouncement(dragTexts.cancelled(titleOf(latest.current.columns, grip.current?.taskId ?? '')));
        letGo();
      },
    };
  }, [aimAt]);

  const moveToColumn = useCallback((taskId: string, columnId: ColumnId) => {
    const { columns, onMove } = latest.current;
    const index = otherTasks(columns, taskId, columnId).length;
    setAnnouncement(dragTexts.dropped(titleOf(columns, taskId), describePlace(columns, taskId, { columnId, index })));
    dropped.current = { taskId, columnId, handle: '[data-tool="menu"]' };
    onMove(taskId, { columnId, afterId: null, beforeId: null });
  }, []);

  return { boardRef, pointerRef, grab, moveToColumn, handleKey, handlers, dragged, line, announcement };
}

function titleOf(columns: readonly ColumnTasks[], taskId: string): string {
  return columns.flatMap(({ tasks }) => tasks).find((task) => task.id === taskId)?.title ?? '';
}

function describePlace(columns: readonly ColumnTasks[], taskId: string, target: DropTarget): string {
  const title = columns.find(({ column }) => column.columnId === target.columnId)?.column.title ?? '';
  return dragTexts.at(target.index + 1, otherTasks(columns, taskId, target.columnId).length + 1, title);
}

/** Sets the attribute directly on the element, so that lifting a card does not re-render the others. */
function mark(card: HTMLElement | undefined, state: 'ghost' | 'lifted' | undefined): void {
  if (!card) return;
  card.toggleAttribute('data-ghost', state === 'ghost');
  card.toggleAttribute('data-lifted', state === 'lifted');
}

export const dragTexts = {
  instructions:
    'Para mover a tarefa, pressione espaço. Use as setas para escolher a posição ou a lista, espaço para soltar e Esc para cancelar.',
  lifted: (title: string, place: string) => `Tarefa ${title} levantada. ${place}.`,
  at: (position: number, total: number, column: string) => `Posição ${position} de ${total} em ${column}`,
  locked: (column: string) => `${column} está bloqueada. Disponível no Premium.`,
  dropped: (title: string, place: string) => `Tarefa ${title} solta. ${place}.`,
  unchanged: (title: string) => `Tarefa ${title} solta no mesmo lugar.`,
  cancelled: (title: string) => `Movimento cancelado. Tarefa ${title} ficou onde estava.`,
};
