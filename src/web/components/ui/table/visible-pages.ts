const maxPageLinks = 5;

/** Up to five page numbers around the current one; near an end the window shifts to keep five. */
export function visiblePages(page: number, pageCount: number): number[] {
  const count = Math.min(maxPageLinks, pageCount);
  const first = Math.max(1, Math.min(page - 2, pageCount - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
