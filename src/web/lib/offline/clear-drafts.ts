/** Increase the number when the format of the drafts changes: drafts of an older version are then ignored. */
export const DRAFT_PREFIX = 'dropar.work.1.';

let isForgotten = false;

/** False after sign-out: pending work of this page must not store drafts again. */
export const canSaveDraft = (): boolean => !isForgotten;

/** Deletes all drafts at sign-out, so that the next person at this computer finds none. */
export function clearDrafts(): void {
  isForgotten = true;
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
  }
}

/** Allows drafts again after a sign-in. */
export const allowDrafts = (): void => {
  isForgotten = false;
};
