import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react';

/** A finger that moves further than this is scrolling. */
const TOLERANCE_PX = 8;

/** Events that cancel a pending grab. */
const ENDS = ['mouseup', 'touchend', 'touchcancel', 'blur'] as const;

/** Remembers a card grabbed before the drag code has loaded, and lifts it afterwards if it is still held. */
export function useEarlyGrip() {
  const grip = useRef<{ lift: () => void; held: AbortController }>(undefined);

  // Safari lets a drag prevent scrolling only if a non-passive listener existed before the touch started.
  useEffect(() => {
    const listener = () => undefined;
    addEventListener('touchmove', listener, { passive: false });
    return () => removeEventListener('touchmove', listener);
  }, []);

  return useMemo(() => {
    const letGo = () => {
      grip.current?.held.abort();
      grip.current = undefined;
    };
    return {
      keep({ nativeEvent, target }: SyntheticEvent, lift: () => void): void {
        if (nativeEvent instanceof KeyboardEvent && !lifts(nativeEvent, target)) return;
        letGo();
        const held = new AbortController();
        const { signal } = held;
        for (const end of ENDS) addEventListener(end, letGo, { signal });
        if (!(nativeEvent instanceof KeyboardEvent)) addEventListener('keydown', letGo, { signal });
        if (window.TouchEvent && nativeEvent instanceof TouchEvent) {
          const start = nativeEvent.touches[0];
          addEventListener('touchmove', ({ touches }) => hasLeft(start, touches[0]) && letGo(), { signal });
        }
        grip.current = { lift, held };
      },
      begin(): void {
        const lift = grip.current?.lift;
        letGo();
        lift?.();
      },
    };
  }, []);
}

/** Space and Enter lift a card only on its handle. */
const lifts = ({ code }: KeyboardEvent, target: EventTarget): boolean =>
  target instanceof Element && target.matches('[data-tool="move"]') && ['Space', 'Enter'].includes(code);

const hasLeft = (start: Touch | undefined, now: Touch | undefined): boolean =>
  !start || !now || Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) > TOLERANCE_PX;
