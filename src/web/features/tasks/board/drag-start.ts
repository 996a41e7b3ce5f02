/** A mouse drags after this distance. */
export const MOUSE_DISTANCE_PX = 3;

/** A finger that moves at once scrolls; one that rests this long lifts the card. */
export const TOUCH_REST_MS = 180;
/** A finger that moves further than this while it rests is scrolling. */
export const TOUCH_TOLERANCE_PX = 8;

/** Space and Enter lift a card only on its handle. */
export const isLiftKey = ({ code }: KeyboardEvent, target: EventTarget): boolean =>
  target instanceof Element && target.matches('[data-tool="move"]') && ['Space', 'Enter'].includes(code);

export const hasMovedAway = (start: Touch | undefined, now: Touch | undefined): boolean =>
  !start || !now || Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) > TOUCH_TOLERANCE_PX;
