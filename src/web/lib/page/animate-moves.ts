/** Longer than it takes a server to answer; after that nobody remembers what moved. */
const PATIENCE_MS = 10_000;
/** As many rows as a tall screen shows. */
const MOVED_AT_MOST = 40;
const TIMING = { duration: 160, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

const mayMove = (): boolean =>
  typeof Element.prototype.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const slide = (element: Element, x: number, y: number): void => {
  if (x !== 0 || y !== 0) element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], TIMING);
};

/** Before the next picture is painted after the page has changed so that `isDone`. */
function whenChanged(root: Node, isDone: () => boolean, work: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isDone()) return;
    stop();
    work();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(root, { childList: true, subtree: true });
}

/** Call it before a row is taken away: once it is gone, those below it glide into the gap instead of jumping. */
export function closeGap(leaving: Element | null | undefined): void {
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

/** Call it before a card is put elsewhere: once it stands there it comes from where it was let go. */
export function landFrom(root: HTMLElement, find: () => Element | null, letGoAt: DOMRect): void {
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
