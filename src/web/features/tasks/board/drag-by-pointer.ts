/** A mouse drags after this distance. */
const MOUSE_DISTANCE_PX = 3;
/** A finger that rests this long lifts the card; one that moves further than this before is scrolling. */
const TOUCH_REST_MS = 180;
const TOUCH_TOLERANCE_PX = 8;

export type Point = { x: number; y: number };

type Drag = {
  onLift: () => void;
  /** Once a frame, because what is under a resting pointer may scroll. Returns the list that scrolls first. */
  onMove: (at: Point) => Element | null | undefined;
  /** `letGoAt`: where the card was let go; undefined when the drag was cancelled. */
  onEnd: (letGoAt: DOMRect | undefined) => void;
};

/** Follows the pointer that was pressed on a card: a drag, or nothing if it was a click or a scroll. */
export function dragByPointer(press: PointerEvent, card: HTMLElement, { onLift, onMove, onEnd }: Drag): void {
  const isTouch = press.pointerType === 'touch';
  const start = { x: press.clientX, y: press.clientY };
  const listening = new AbortController();
  const { signal } = listening;
  const timer = isTouch ? setTimeout(lift, TOUCH_REST_MS) : undefined;
  let at = start;
  let lifted: HTMLElement | undefined;
  let frame = 0;

  function lift() {
    lifted = copyOf(card);
    onLift();
    follow();
  }

  function follow() {
    if (lifted) lifted.style.transform = `translate(${at.x - start.x}px, ${at.y - start.y}px)`;
    const list = onMove(at);
    if (!list || !scrollTowards(at.y, list)) scrollTowards(at.y, document.documentElement);
    frame = requestAnimationFrame(follow);
  }

  function end(isCancelled: boolean) {
    listening.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    if (!lifted) return;
    const letGoAt = lifted.getBoundingClientRect();
    lifted.remove();
    ignoreNextClick();
    onEnd(isCancelled ? undefined : letGoAt);
  }

  function handleMove({ clientX, clientY, pointerId }: PointerEvent) {
    if (pointerId !== press.pointerId) return;
    at = { x: clientX, y: clientY };
    const distance = Math.hypot(at.x - start.x, at.y - start.y);
    if (!lifted && !isTouch && distance >= MOUSE_DISTANCE_PX) lift();
    if (!lifted && isTouch && distance > TOUCH_TOLERANCE_PX) end(true);
  }

  const prevent = (event: Event) => event.preventDefault();
  addEventListener('pointermove', handleMove, { signal });
  addEventListener('pointerup', (event) => event.pointerId === press.pointerId && end(false), { signal });
  for (const name of ['pointercancel', 'blur'] as const) addEventListener(name, () => end(true), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(true), { signal });
  for (const name of ['selectstart', 'dragstart', 'contextmenu']) addEventListener(name, prevent, { signal });
}

/** Eye and title of the card, under the pointer. Outside React, so that no card is rendered during a drag. */
function copyOf(card: HTMLElement): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.replaceChildren(...copy.querySelectorAll<HTMLElement>('.eye, [data-title]'));
  for (const part of copy.querySelectorAll<HTMLElement>('*')) part.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    rotate: '-2.2deg',
    zIndex: '999',
  });
  copy.removeAttribute('data-task');
  copy.setAttribute('aria-hidden', 'true');
  copy.toggleAttribute('data-dragged', true);
  copy.toggleAttribute('data-lifted', true);
  return document.body.appendChild(copy);
}

/** Letting go over the pressed card would be a click on it. */
function ignoreNextClick(): void {
  const listening = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort(), 50);
}

/** Part of the height, at its top and its bottom, over which a dragged card scrolls. */
const EDGE = 0.15;
const FASTEST_PX = 20;

/** Returns whether there was anything left to scroll. */
function scrollTowards(y: number, box: Element): boolean {
  const rect = box.getBoundingClientRect();
  const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
  const edge = (bottom - top) * EDGE;
  const past = Math.min(0, y - top - edge) + Math.max(0, y - bottom + edge);
  const before = box.scrollTop;
  box.scrollBy({ top: (past / edge) * FASTEST_PX, behavior: 'instant' });
  return box.scrollTop !== before;
}
