const GAP_PX = 6;

const listOf = (column: Element): HTMLElement | null => column.querySelector('ul');

export const findColumn = (board: Element, columnId: string): Element | null =>
  board.querySelector(`[data-column="${columnId}"]`);

/** Index of the gap nearest to the y position: 0 is above the first card. Binary search, because cards are in order. */
export function gapAt(column: Element, y: number): number {
  const cards = listOf(column)?.children ?? [];
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const rect = cards[middle]?.getBoundingClientRect();
    if (rect && rect.top + rect.height / 2 < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of a gap's insertion line in px from the top of the list. */
export function lineOfGap(column: Element, gap: number): number {
  const list = listOf(column);
  const below = list?.children[gap];
  if (below instanceof HTMLElement) return below.offsetTop - GAP_PX / 2;
  const above = list?.lastElementChild;
  return above instanceof HTMLElement ? above.offsetTop + above.offsetHeight + GAP_PX / 2 : GAP_PX;
}

export function scrollToGap(column: Element, gap: number): void {
  const list = listOf(column);
  (list?.children[gap] ?? list?.lastElementChild ?? column).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
