import { type ReactNode, type RefObject, type SyntheticEvent, useEffect } from 'react';
import type { DragListeners, LiftCard } from './board-drag-layer.tsx';
import { useEarlyGrip } from './use-drag-before-load.ts';

type BoardSurfaceProps = {
  boardRef: RefObject<HTMLDivElement | null>;
  liftRef: RefObject<LiftCard | null>;
  /** Whether what carries cards has arrived. */
  canLift: boolean;
  /** Told which card is under the hand, before it is known whether a drag will follow; false refuses it. */
  onGrab: (card: HTMLElement) => boolean;
  /** A card was taken before it could be lifted. */
  onEarlyGrab: () => void;
  children: ReactNode;
};

/**
 * Tells the drag which card the hand takes. A draggable per card would render every card again on each step of a drag,
 * which a board of a thousand tasks cannot afford.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: events of the cards and their handles, caught on their way up.
    <div
      ref={boardRef}
      className="board"
      onMouseDown={(event) => take(event, (listeners) => listeners.onMouseDown(event))}
      onTouchStart={(event) => take(event, (listeners) => listeners.onTouchStart(event))}
      onKeyDown={(event) => take(event, (listeners) => listeners.onKeyDown(event))}
    >
      {children}
    </div>
  );
}
