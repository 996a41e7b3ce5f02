import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent, TouchEvent } from 'react';

type BoardSurfaceProps = {
  boardRef: RefObject<HTMLDivElement | null>;
  /** Told which card is under the hand, before it is known whether a drag will follow; false refuses it. */
  onGrab: (card: HTMLElement) => boolean;
  children: ReactNode;
};

type Listeners = {
  onMouseDown(event: MouseEvent): void;
  onTouchStart(event: TouchEvent): void;
  onKeyDown(event: KeyboardEvent): void;
};

/**
 * The one draggable of the board: whichever card the hand takes. A draggable per card would render every card again on
 * each step of a drag, which a board of a thousand tasks cannot afford.
 */
export function BoardSurface({ boardRef, onGrab, children }: BoardSurfaceProps) {
  const draggable = useDraggable({ id: 'card' });
  // The sensors of use-board-drag.ts listen to these three events.
  const listeners = draggable.listeners as Listeners | undefined;

  function grab(event: SyntheticEvent): Listeners | undefined {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null;
    if (!card || card.dataset.editing || !onGrab(card)) return undefined;
    draggable.setNodeRef(card);
    // The keyboard lifts a card from its handle only: Space and Enter mean something else on the others.
    draggable.setActivatorNodeRef(card.querySelector<HTMLElement>('.task-tool-move'));
    return listeners;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: events of the cards and their handles, caught on their way up.
    <div
      ref={boardRef}
      className="board"
      onMouseDown={(event) => grab(event)?.onMouseDown(event)}
      onTouchStart={(event) => grab(event)?.onTouchStart(event)}
      onKeyDown={(event) => grab(event)?.onKeyDown(event)}
    >
      {children}
    </div>
  );
}
