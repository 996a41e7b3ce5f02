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
import { findColumn } from './drop-geometry.ts';

/** A mouse drags after 3 px. A finger that moves at once scrolls; held still for a moment, it lifts the card. */
const MOUSE = { activationConstraint: { distance: 3 } };
const TOUCH = { activationConstraint: { delay: 180, tolerance: 8 } };

export type Point = { x: number; y: number };

/** The events the sensors listen to. */
export type DragListeners = {
  onMouseDown(event: MouseEvent): void;
  onTouchStart(event: TouchEvent): void;
  onKeyDown(event: KeyboardEvent): void;
};

/** Makes a card the one that a drag would carry; what comes back is told of the event that may begin it. */
export type LiftCard = (card: HTMLElement) => DragListeners | undefined;

/** Our own live region speaks; the library's would speak English and of pixels. */
const silent = () => undefined;
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

type BoardDragLayerProps = {
  /** Told of the keys that move a lifted card. */
  onKey: (event: globalThis.KeyboardEvent) => undefined;
  /** Where the pointer of a drag is. */
  pointerRef: RefObject<Point | null>;
  handlers: Pick<DndContextProps, 'onDragStart' | 'onDragMove' | 'onDragEnd' | 'onDragCancel'>;
  boardRef: RefObject<HTMLDivElement | null>;
  liftRef: RefObject<LiftCard | null>;
  columns: readonly Column[];
  /** Carried under the pointer. */
  heldTask: Task | undefined;
};

/**
 * The library's part of the board, beside the board instead of around it: on every step of a drag its contexts change,
 * and React walks through all that stands inside them, which with a thousand cards costs more than the drag itself. Comes
 * after the board: nobody drags before there is something to take (BoardSurface).
 */
export function BoardDragLayer(props: BoardDragLayerProps) {
  const { boardRef, liftRef, pointerRef, columns, heldTask, handlers, onKey } = props;
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
      <DragOverlay dropAnimation={null}>{heldTask && <HeldCard task={heldTask} />}</DragOverlay>
    </DndContext>
  );
}

/** The one draggable of the board: whichever card the hand takes. */
function BoardDraggable({ liftRef }: Pick<BoardDragLayerProps, 'liftRef'>) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'card' });
  useImperativeHandle(
    liftRef,
    () => (card) => {
      setNodeRef(card);
      // The keyboard lifts a card from its handle only: Space and Enter mean something else on the others.
      setActivatorNodeRef(card.querySelector<HTMLElement>('.task-tool-move'));
      return listeners as DragListeners | undefined;
    },
    [listeners, setNodeRef, setActivatorNodeRef],
  );
  return null;
}

/** Locked columns too, so that a card dropped there is refused with a word instead of in silence. */
function ColumnDroppable({ boardRef, column }: Pick<BoardDragLayerProps, 'boardRef'> & { column: Column }) {
  const { setNodeRef } = useDroppable({ id: column.columnId });
  // A column that opens or locks is a new element.
  useEffect(() => {
    const element = boardRef.current && findColumn(boardRef.current, column.columnId);
    setNodeRef(element instanceof HTMLElement ? element : null);
  }, [boardRef, column, setNodeRef]);
  return null;
}

function HeldCard({ task }: { task: Task }) {
  return (
    <div className="task task-overlay" data-lifted="true" data-done={task.completed} aria-hidden="true">
      <span className="eye" data-on={task.completed} />
      <span className="task-title">{task.title}</span>
    </div>
  );
}
