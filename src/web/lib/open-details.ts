/** Opens all that hides this place. */
export function openFolds(place: Element | null): void {
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}
