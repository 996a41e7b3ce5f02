import { useEffect, useState } from 'react';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const ACTIONS = ':is(main, .side) :is(a[href], button, input, select, textarea, h1)';
const PLACES = ['', 'toast-viewport-top', 'toast-viewport-left', 'toast-viewport-top toast-viewport-left'] as const;
type Place = (typeof PLACES)[number];

/** Where the toast would stand; `box` is where it stands at the bottom right. */
function boxAt(place: Place, box: DOMRect): Box {
  const top = place.includes('top')
    ? (document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0) + TOAST_GAP
    : box.top;
  const left = place.includes('left') ? window.innerWidth - box.right : box.left;
  return { left, right: left + box.width, top, bottom: top + box.height };
}
const TOAST_GAP = 16;

/** Number of covered actions and titles; the focused control (WCAG 2.4.11), the main button and another try count most. */
function costOf(box: Box): number {
  const covered = [...document.querySelectorAll(ACTIONS)].filter((action) =>
    overlap(action.getBoundingClientRect(), box),
  );
  return covered.reduce(
    (sum, action) =>
      sum + (action === document.activeElement ? 100 : action.matches('.btn-primary, .empty .btn') ? 10 : 1),
    0,
  );
}

/** At the bottom right, without the movement of its entry. */
function boxOf(toast: HTMLElement): DOMRect {
  const { left, top } = (toast.offsetParent ?? document.body).getBoundingClientRect();
  return new DOMRect(left + toast.offsetLeft, top + toast.offsetTop, toast.offsetWidth, toast.offsetHeight);
}

/** The place where the toast covers least. Looks again when the focus moves or the page grows. */
export function useToastPlace(toast: HTMLElement | null): Place {
  const [place, setPlace] = useState<Place>('');
  useEffect(() => {
    if (!toast) return;
    let bottomRight = boxOf(toast);
    const choose = () => {
      if (toast.contains(document.activeElement)) return;
      // What stands below it may have changed its room.
      if (toast.offsetParent?.className === 'toast-viewport') bottomRight = boxOf(toast);
      const costs = PLACES.map((one) => costOf(boxAt(one, bottomRight)));
      setPlace(PLACES[costs.indexOf(Math.min(...costs))] ?? '');
    };
    choose();
    const growth = new ResizeObserver(choose);
    const main = document.querySelector('main');
    if (main) growth.observe(main);
    document.addEventListener('focusin', choose);
    return () => {
      growth.disconnect();
      document.removeEventListener('focusin', choose);
      setPlace('');
    };
  }, [toast]);
  return place;
}
