import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import type { TaskPlace } from '#domain/tasks/task-board-moves.ts';
import { animateDrop } from '#web/lib/page/animate-moves.ts';
import { dragByPointer, type Point } from './drag-by-pointer.ts';
import {
  type ColumnTasks,
  type DropTarget,
  indexAt,
  lineAt,
  moveTo,
  otherTasks,
  scrollToIndex,
  stepTarget,
  whereIs,
} from './drop-target.ts';

/** The card that is lifted, and where it would land. */
type Held = {
  taskId: string;
  card: HTMLElement;
  target?: DropTarget | undefined;
  isOverLocked?: boolean | undefined;
};
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
  const held = useRef<Held>(undefined);
  const moved = useRef<{ taskId: string; columnId: ColumnId; focus: string }>(undefined);
  const [line, setLine] = useState<Line>();
  const [announcement, setAnnouncement] = useState('');

  // In another column the card is a new element, so restore the keyboard focus after the move.
  useEffect(() => {
    const target = moved.current;
    if (!target || whereIs(options.columns, target.taskId)?.columnId !== target.columnId) return;
    moved.current = undefined;
    boardRef.current?.querySelector<HTMLElement>(`[data-task="${target.taskId}"] ${target.focus}`)?.focus();
  }, [options.columns]);

  // React listens passively, which cannot keep the page from scrolling under the finger; and Safari asks for a
  // listener that was there before the touch.
  useEffect(() => {
    const keepStill = (event: TouchEvent) => held.current && event.cancelable && event.preventDefault();
    const board = boardRef.current;
    board?.addEventListener('touchmove', keepStill, { passive: false });
    return () => board?.removeEventListener('touchmove', keepStill);
  }, []);

  const columnOf = (columnId: string) => boardRef.current?.querySelector(`[data-column="${columnId}"]`);

  function lift(card: HTMLElement, mark: 'data-ghost' | 'data-lifted'): Held {
    const drag = { taskId: card.dataset.task ?? '', card };
    held.current = drag;
    // Set on the element, so that lifting a card renders none.
    card.toggleAttribute(mark, true);
    return drag;
  }

  function aimAt(drag: Held, target: DropTarget | undefined) {
    drag.target = target;
    const column = target && columnOf(target.columnId);
    if (!column) return setLine(undefined);
    const { columnId } = target;
    const top = lineAt(column, drag.card, target.index);
    setLine((known) => (known?.columnId === columnId && known.top === top ? known : { columnId, top }));
  }

  function aimAtPoint(drag: Held, { x, y }: Point) {
    const element = columnAt(boardRef.current, x, y);
    const over = latest.current.columns.find(({ column }) => column.columnId === element?.dataset.column)?.column;
    const isOpen = element && over && !over.locked;
    aimAt(drag, isOpen ? { columnId: over.columnId, index: indexAt(element, drag.card, y) } : undefined);
    drag.isOverLocked = over?.locked;
    return element?.querySelector('ul')?.parentElement;
  }

  function letGo(drag: Held) {
    held.current = undefined;
    drag.card.removeAttribute('data-ghost');
    drag.card.removeAttribute('data-lifted');
    setLine(undefined);
  }

  function drop(drag: Held): TaskPlace | undefined {
    const { taskId, target } = drag;
    const { columns } = latest.current;
    const place = target && moveTo(columns, taskId, target);
    const title = titleOf(columns, taskId);
    letGo(drag);
    setAnnouncement(
      place ? dragTexts.dropped(title, describePlace(columns, taskId, target)) : dragTexts.unchanged(title),
    );
    return place;
  }

  function cancel(drag: Held) {
    letGo(drag);
    setAnnouncement(dragTexts.cancelled(titleOf(latest.current.columns, drag.taskId)));
  }

  function handlePointerDown({ button, target, nativeEvent }: PointerEvent) {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
    if (button !== 0 || held.current || !card || card.dataset.editing) return;
    let drag: Held;
    dragByPointer(nativeEvent, card, {
      onLift: () => {
        drag = lift(card, 'data-ghost');
      },
      onMove: (at) => aimAtPoint(drag, at),
      onEnd: (letGoAt) => {
        if (!letGoAt) return cancel(drag);
        const board = boardRef.current;
        const place = drop(drag);
        if (place && board) animateDrop(board, () => board.querySelector(`[data-task="${drag.taskId}"]`), letGoAt);
        if (place) latest.current.onMove(drag.taskId, place);
        else if (drag.isOverLocked) latest.current.onLocked();
      },
    });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { code, target, repeat } = event;
    const { columns } = latest.current;
    const drag = held.current;
    const isLiftKey = code === 'Space' || code === 'Enter';
    // Only on its handle: Space and Enter do other things on the other controls.
    if (!(target instanceof Element && target.matches('[data-tool="move"]'))) return;
    if (isLiftKey || (drag && code !== 'Tab')) event.preventDefault();
    if (!drag) {
      const card = target.closest<HTMLElement>('[data-task]');
      const origin = card && whereIs(columns, card.dataset.task ?? '');
      if (!isLiftKey || repeat || !origin) return;
      const lifted = lift(card, 'data-lifted');
      const { taskId } = lifted;
      aimAt(lifted, origin);
      setAnnouncement(dragTexts.lifted(titleOf(columns, taskId), describePlace(columns, taskId, origin)));
    } else if (code === 'Escape') {
      cancel(drag);
    } else if ((isLiftKey || code === 'Tab') && !repeat) {
      const place = drop(drag);
      if (!place) return;
      moved.current = { taskId: drag.taskId, columnId: place.columnId, focus: '[data-tool="move"]' };
      latest.current.onMove(drag.taskId, place);
    } else if (drag.target) {
      stepTo(drag, stepTarget(columns, drag.taskId, drag.target, code));
    }
  }

  function stepTo(drag: Held, step: ReturnType<typeof stepTarget>) {
    if (!step) return;
    if ('locked' in step) return setAnnouncement(dragTexts.locked(step.locked.title));
    aimAt(drag, step.target);
    const column = columnOf(step.target.columnId);
    if (column) scrollToIndex(column, drag.card, step.target.index);
    setAnnouncement(describePlace(latest.current.columns, drag.taskId, step.target));
  }

  /** What is lifted by keyboard is put back when the focus leaves it. */
  function handleBlur() {
    if (held.current?.card.hasAttribute('data-lifted')) cancel(held.current);
  }

  const moveToColumn = useCallback((taskId: string, columnId: ColumnId) => {
    const { columns, onMove } = latest.current;
    const index = otherTasks(columns, taskId, columnId).length;
    setAnnouncement(dragTexts.dropped(titleOf(columns, taskId), describePlace(columns, taskId, { columnId, index })));
    moved.current = { taskId, columnId, focus: '[data-tool="menu"]' };
    onMove(taskId, { columnId, afterId: null, beforeId: null });
  }, []);

  const listeners = { onPointerDown: handlePointerDown, onKeyDown: handleKeyDown, onBlur: handleBlur };
  return { boardRef, listeners, moveToColumn, line, announcement };
}

const columnAt = (board: HTMLElement | null, x: number, y: number): HTMLElement | undefined =>
  [...(board?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].find((column) => {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });

function titleOf(columns: readonly ColumnTasks[], taskId: string): string {
  return columns.flatMap(({ tasks }) => tasks).find((task) => task.id === taskId)?.title ?? '';
}

function describePlace(columns: readonly ColumnTasks[], taskId: string, target: DropTarget): string {
  const title = columns.find(({ column }) => column.columnId === target.columnId)?.column.title ?? '';
  return dragTexts.at(target.index + 1, otherTasks(columns, taskId, target.columnId).length + 1, title);
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
