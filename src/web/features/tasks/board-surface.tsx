import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import type { DragListeners, LiftCard } from './board-drag-layer.tsx';

type BoardSurfaceProps = {
  boardRef: RefObject<HTMLDivElement | null>;
  liftRef: RefObject<LiftCard | null>;
  /** Told which card is under the hand, before it is known whether a drag will follow; false refuses it. */
  onGrab: (card: HTMLElement) => boolean;
  children: ReactNode;
};

/**
 * Tells the drag which card the hand takes. A draggable per card would render every card again on each step of a drag,
 * which a board of a thousand tasks cannot afford.
 */
export function BoardSurface({ boardRef, liftRef, onGrab, children }: BoardSurfaceProps) {
  function grab(event: SyntheticEvent): DragListeners | undefined {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null;
    if (!card || card.dataset.editing || !onGrab(card)) return undefined;
    return liftRef.current?.(card);
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
