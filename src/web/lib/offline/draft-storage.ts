import { canSaveDraft, DRAFT_PREFIX } from './clear-drafts.ts';

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
