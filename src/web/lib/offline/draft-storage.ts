import { canSaveDraft, DRAFT_PREFIX } from './clear-drafts.ts';

export const draftKey = (owner: string, name: string): string => `${DRAFT_PREFIX}${owner}.${name}`;

/** The person's draft in this tab, as saved before a reload or the back button. */
export function loadDraft<Work>(owner: string, name: string): Work | undefined {
  try {
    const text = sessionStorage.getItem(draftKey(owner, name));
    // Written by saveDraft under the same name, in the same shape.
    return text === null ? undefined : (JSON.parse(text) as Work);
  } catch {
    return undefined;
  }
}

/** False when the browser's storage is full. */
export function saveDraft(owner: string, name: string, work: unknown): boolean {
  if (!canSaveDraft()) return false;
  try {
    sessionStorage.setItem(draftKey(owner, name), JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

export const deleteDraft = (owner: string, name: string): void => sessionStorage.removeItem(draftKey(owner, name));
