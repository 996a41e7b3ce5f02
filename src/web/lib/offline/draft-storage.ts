/** Increase the number when the format of the drafts changes: drafts of an older version are then ignored. */
const DRAFT_PREFIX = 'dropar.work.1.';

export const draftKey = (owner: string, name: string): string => `${DRAFT_PREFIX}${owner}.${name}`;

/** A tab's draft outlives a reload; a device's also outlives the tab. Both go at sign-out. */
type Place = 'tab' | 'device';
const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

export function loadDraft<Work>(owner: string, name: string, place: Place = 'tab'): Work | undefined {
  try {
    const text = storageOf(place).getItem(draftKey(owner, name));
    // Written by saveDraft under the same name, in the same shape.
    return text === null ? undefined : (JSON.parse(text) as Work);
  } catch {
    return undefined;
  }
}

/** False when the browser's storage is full. */
export function saveDraft(owner: string, name: string, work: unknown, place: Place = 'tab'): boolean {
  if (!canSaveDraft()) return false;
  try {
    storageOf(place).setItem(draftKey(owner, name), JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

export const deleteDraft = (owner: string, name: string): void => sessionStorage.removeItem(draftKey(owner, name));

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
