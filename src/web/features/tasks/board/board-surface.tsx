import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import type { DragListeners, LiftCard } from './board-drag-context.tsx';
import { boardGrid } from './column-frame.tsx';
import { hasMovedAway, isLiftKey } from './drag-start.ts';

type BoardSurfaceProps = {
  boardRef: RefObject<HTMLDivElement | null>;
  liftRef: RefObject<LiftCard | null>;
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

  const listeners: DragListeners = {
    onMouseDown: (event) => take(event, (card) => card.onMouseDown(event)),
    onTouchStart: (event) => take(event, (card) => card.onTouchStart(event)),
    onKeyDown: (event) => take(event, (card) => card.onKeyDown(event)),
  };
  return (
    <div ref={boardRef} className={boardGrid} {...listeners}>
      {children}
    </div>
  );
}

/** Events that cancel a pending grab. */
const ENDS = ['mouseup', 'touchend', 'touchcancel', 'blur'] as const;

/** Remembers a card grabbed before the drag code has loaded, and lifts it afterwards if it is still held. */
function useEarlyGrip() {
  const grip = useRef<{ lift: () => void; cancellation: AbortController }>(undefined);

  // Safari lets a drag prevent scrolling only if a non-passive listener existed before the touch started.
  useEffect(() => {
    const listener = () => undefined;
    addEventListener('touchmove', listener, { passive: false });
    return () => removeEventListener('touchmove', listener);
  }, []);

  return useMemo(() => {
    const letGo = () => {
      grip.current?.cancellation.abort();
      grip.current = undefined;
    };
    return {
      keep({ nativeEvent, target }: SyntheticEvent, lift: () => void): void {
        if (nativeEvent instanceof KeyboardEvent && !isLiftKey(nativeEvent, target)) return;
        letGo();
        const cancellation = new AbortController();
        const { signal } = cancellation;
        for (const end of ENDS) addEventListener(end, letGo, { signal });
        if (!(nativeEvent instanceof KeyboardEvent)) addEventListener('keydown', letGo, { signal });
        if (window.TouchEvent && nativeEvent instanceof TouchEvent) {
          const start = nativeEvent.touches[0];
          addEventListener('touchmove', ({ touches }) => hasMovedAway(start, touches[0]) && letGo(), { signal });
        }
        grip.current = { lift, cancellation };
      },
      begin(): void {
        const lift = grip.current?.lift;
        letGo();
        lift?.();
      },
    };
  }, []);
}
