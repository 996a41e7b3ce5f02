import { loadDraft, saveDraft } from '#web/lib/offline/draft-storage.ts';

const KEPT = 5;

/** The person's recent successful searches, newest first; deleted on sign-out. */
export function readRecent(owner: string): string[] {
  const kept = loadDraft<unknown>(owner, 'searches', 'device');
  return Array.isArray(kept) ? kept.filter((phrase) => typeof phrase === 'string').slice(0, KEPT) : [];
}

export function rememberSearch(owner: string, phrase: string): void {
  const text = phrase.trim();
  if (!text) return;
  const others = readRecent(owner).filter((known) => known !== text);
  saveDraft(owner, 'searches', [text, ...others].slice(0, KEPT), 'device');
}
