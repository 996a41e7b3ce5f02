import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react';

/** A finger that went further than this scrolls. */
const TOLERANCE_PX = 8;

/** What ends a grip: the hand lets go, or means something else. */
const ENDS = ['mouseup', 'touchend', 'touchcancel', 'blur'] as const;

/** A card taken before the code of dragging has arrived: lifted once it is there, if the hand still holds it. */
export function useEarlyGrip() {
  const grip = useRef<{ lift: () => void; held: AbortController }>(undefined);

  // Safari lets a drag keep the page still only if it knew of such a listener before the finger came down.
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

/** The handle is the one thing on a card for which these keys mean to lift it. */
const lifts = ({ code }: KeyboardEvent, target: EventTarget): boolean =>
  target instanceof Element && target.matches('.task-tool-move') && ['Space', 'Enter'].includes(code);

const hasLeft = (start: Touch | undefined, now: Touch | undefined): boolean =>
  !start || !now || Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) > TOLERANCE_PX;
