/** Raised whenever what is kept changes its shape: what an older page left behind is then passed over. */
export const DRAFT_PREFIX = 'dropar.work.1.';

let isForgotten = false;

/** Not once the person has left: what is still on its way in this page must not write anything down again. */
export const canSaveDraft = (): boolean => !isForgotten;

/** Whoever leaves takes their work along: the next person at this computer finds nothing. */
export function clearDrafts(): void {
  isForgotten = true;
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
  }
}

/** Somebody is signed in: what they do is worth keeping again. */
export const allowDrafts = (): void => {
  isForgotten = false;
};
