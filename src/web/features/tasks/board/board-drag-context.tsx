import {
  type CollisionDetection,
  DndContext,
  type DndContextProps,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type TouchEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
} from 'react';
import type { Column, Task } from '#contract/tasks.ts';
import { CardFrame, TitleBox } from '../card/task-card.tsx';
import { MOUSE_DISTANCE_PX, TOUCH_REST_MS, TOUCH_TOLERANCE_PX } from './drag-start.ts';
import { findColumn } from './drop-target.ts';

const MOUSE = { activationConstraint: { distance: MOUSE_DISTANCE_PX } };
const TOUCH = { activationConstraint: { delay: TOUCH_REST_MS, tolerance: TOUCH_TOLERANCE_PX } };

export type Point = { x: number; y: number };

export type DragListeners = {
  onMouseDown(event: MouseEvent): void;
  onTouchStart(event: TouchEvent): void;
  onKeyDown(event: KeyboardEvent): void;
};

/** Makes a card the draggable; returns the handlers for the event that may start the drag. */
export type LiftCard = (card: HTMLElement) => DragListeners | undefined;

/** Silences the library's live region, which announces pixels in English; we have our own. */
const silent = () => undefined;
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

type BoardDragContextProps = {
  onKey: (event: globalThis.KeyboardEvent) => undefined;
  pointerRef: RefObject<Point | null>;
  handlers: Pick<DndContextProps, 'onDragStart' | 'onDragMove' | 'onDragEnd' | 'onDragCancel'>;
  boardRef: RefObject<HTMLDivElement | null>;
  liftRef: RefObject<LiftCard | null>;
  columns: readonly Column[];
  draggedTask: Task | undefined;
};

/**
 * The drag-and-drop library is mounted beside the board instead of around it: its contexts change on every step of a
 * drag, and React would visit everything inside them, which for a thousand cards costs more than the drag itself.
 * Loaded after the board, because dragging needs visible cards (see BoardSurface).
 */
export function BoardDragContext(props: BoardDragContextProps) {
  const { boardRef, liftRef, pointerRef, columns, draggedTask, handlers, onKey } = props;
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter: onKey }),
  );
  const collisionDetection = useCallback<CollisionDetection>(
    (args) => {
      pointerRef.current = args.pointerCoordinates;
      return pointerWithin(args);
    },
    [pointerRef],
  );
  return (
    <DndContext sensors={sensors} collisionDetection={collisionDetection} accessibility={accessibility} {...handlers}>
      <BoardDraggable liftRef={liftRef} />
      {columns.map((column) => (
        <ColumnDroppable key={column.columnId} boardRef={boardRef} column={column} />
      ))}
      <DragOverlay dropAnimation={null}>{draggedTask && <DraggedCard task={draggedTask} />}</DragOverlay>
    </DndContext>
  );
}

/** The board's only draggable: it is attached to the card that is grabbed. */
function BoardDraggable({ liftRef }: Pick<BoardDragContextProps, 'liftRef'>) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'card' });
  useImperativeHandle(
    liftRef,
    () => (card) => {
      setNodeRef(card);
      // The keyboard lifts a card only from its handle: Space and Enter do other things on the other controls.
      setActivatorNodeRef(card.querySelector<HTMLElement>('[data-tool="move"]'));
      return listeners as DragListeners | undefined;
    },
    [listeners, setNodeRef, setActivatorNodeRef],
  );
  return null;
}

/** Includes locked columns, so that dropping a card there shows a message. */
function ColumnDroppable({ boardRef, column }: Pick<BoardDragContextProps, 'boardRef'> & { column: Column }) {
  const { setNodeRef } = useDroppable({ id: column.columnId });
  // A column that is unlocked or locked gets a new DOM element.
  useEffect(() => {
    const element = boardRef.current && findColumn(boardRef.current, column.columnId);
    setNodeRef(element instanceof HTMLElement ? element : null);
  }, [boardRef, column, setNodeRef]);
  return null;
}

function DraggedCard({ task }: { task: Task }) {
  return (
    <CardFrame asChild className="-rotate-[2.2deg] border-line hover:border-line-strong">
      <div data-dragged data-lifted aria-hidden="true">
        <span className="eye" data-on={task.completed} />
        <TitleBox as="span" isDone={task.completed}>
          {task.title}
        </TitleBox>
      </div>
    </CardFrame>
  );
}
