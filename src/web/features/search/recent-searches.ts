import { canSaveDraft } from '#web/lib/offline/clear-drafts.ts';
import { draftKey } from '#web/lib/offline/draft-storage.ts';

const KEPT = 5;
const keyOf = (owner: string): string => draftKey(owner, 'searches');

/** The person's recent successful searches, newest first; deleted on sign-out. */
export function readRecent(owner: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((phrase) => typeof phrase === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(owner: string, phrase: string): void {
  const text = phrase.trim();
  if (!text || !canSaveDraft()) return;
  try {
    const others = readRecent(owner).filter((known) => known !== text);
    localStorage.setItem(keyOf(owner), JSON.stringify([text, ...others].slice(0, KEPT)));
  } catch {
    // Storage may be full; recent searches are optional.
  }
}
