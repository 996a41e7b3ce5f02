import { type ReactNode, type RefObject, type SyntheticEvent, useEffect } from 'react';
import type { DragListeners, LiftCard } from './board-drag-layer.tsx';
import { BoardGrid } from './column-frame.tsx';
import { useEarlyGrip } from './use-drag-before-load.ts';

type BoardSurfaceProps = {
  boardRef: RefObject<HTMLDivElement | null>;
  liftRef: RefObject<LiftCard | null>;
  /** Whether the drag code has loaded. */
  canLift: boolean;
  /** Called with the pressed card, before it is known whether a drag will follow; returns false to refuse. */
  onGrab: (card: HTMLElement) => boolean;
  /** Called when a card is grabbed before the drag code has loaded. */
  onEarlyGrab: () => void;
  children: ReactNode;
};

/**
 * Reports which card is grabbed, by event delegation. A draggable per card would re-render every card on each step of
 * a drag, which is too slow for a board of a thousand tasks.
 */
export function BoardSurface({ boardRef, liftRef, canLift, onGrab, onEarlyGrab, children }: BoardSurfaceProps) {
  const early = useEarlyGrip();

  function take(event: SyntheticEvent, begin: (listeners: DragListeners) => void) {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null;
    if (!card || card.dataset.editing || !onGrab(card)) return;
    const listeners = liftRef.current?.(card);
    if (listeners) return begin(listeners);
    early.keep(event, () => take(event, begin));
    onEarlyGrab();
  }

  useEffect(() => {
    if (canLift) early.begin();
  }, [canLift, early]);

  return (
    <BoardGrid
      ref={boardRef}
      onMouseDown={(event) => take(event, (listeners) => listeners.onMouseDown(event))}
      onTouchStart={(event) => take(event, (listeners) => listeners.onTouchStart(event))}
      onKeyDown={(event) => take(event, (listeners) => listeners.onKeyDown(event))}
    >
      {children}
    </BoardGrid>
  );
}
