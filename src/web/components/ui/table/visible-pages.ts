const maxPageLinks = 5;

/** At most five page numbers around the current one, always as many as there can be. */
export function visiblePages(page: number, pageCount: number): number[] {
  const count = Math.min(maxPageLinks, pageCount);
  const first = Math.max(1, Math.min(page - 2, pageCount - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
