/** Timeout for the DOM change: longer than a server takes to answer; a later animation would confuse. */
const TIMEOUT_MS = 10_000;
/** About as many rows as fit on a tall screen. */
const MOVED_AT_MOST = 40;
const TIMING = { duration: 160, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

const mayMove = (): boolean =>
  typeof Element.prototype.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const slide = (element: Element, x: number, y: number): void => {
  if (x !== 0 || y !== 0) element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], TIMING);
};

/** Runs `work` once a DOM change makes `isDone` true, before the browser paints that change. */
function whenChanged(root: Node, isDone: () => boolean, work: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isDone()) return;
    stop();
    work();
  });
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(root, { childList: true, subtree: true });
}

/** Call before removing a row: after the removal the rows below slide into the gap instead of jumping. */
export function animateRemoval(leaving: Element | null | undefined): void {
  const list = leaving?.parentElement;
  if (!leaving || !list || !mayMove()) return;
  const below = followersOf(leaving).map((row) => ({ row, top: row.offsetTop }));
  whenChanged(
    list,
    () => !leaving.isConnected,
    () => {
      for (const { row, top } of below) if (row.isConnected) slide(row, 0, top - row.offsetTop);
    },
  );
}

function followersOf(row: Element): HTMLElement[] {
  const followers: HTMLElement[] = [];
  let next = row.nextElementSibling;
  while (next instanceof HTMLElement && followers.length < MOVED_AT_MOST) {
    followers.push(next);
    next = next.nextElementSibling;
  }
  return followers;
}

/** Call before moving a card: at its new place it slides in from where it was dropped. */
export function animateDrop(root: HTMLElement, find: () => Element | null, letGoAt: DOMRect): void {
  if (!mayMove()) return;
  const placeOf = (element: Element | null) => element && `${element.parentElement?.className} ${indexOf(element)}`;
  const former = { element: find(), place: placeOf(find()) };
  const hasMoved = () => {
    const element = find();
    return element !== null && (element !== former.element || placeOf(element) !== former.place);
  };
  whenChanged(root, hasMoved, () => {
    const element = find();
    const place = element?.getBoundingClientRect();
    if (element && place) slide(element, letGoAt.left - place.left, letGoAt.top - place.top);
  });
}

const indexOf = (element: Element): number =>
  Array.prototype.indexOf.call(element.parentElement?.children ?? [], element);
