import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { search } from '#contract/search.ts';
import { call } from '#web/lib/api/api.ts';
import { loadDraft, saveDraft } from '#web/lib/offline/draft-storage.ts';

/** One Latin letter matches nearly everything; one Japanese character may be a word. */
export const isWorthAsking = (phrase: string): boolean =>
  phrase.length >= 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase);

export const searchQuery = (phrase: string) =>
  queryOptions({
    queryKey: ['search', phrase],
    queryFn: ({ signal }) => call(search, { query: { q: phrase } }, { signal }),
    enabled: isWorthAsking(phrase),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

const KEPT = 5;

/** The person's recent successful searches, newest first; deleted on sign-out. */
export function readRecent(owner: string): string[] {
  const stored = loadDraft<unknown>(owner, 'searches', 'device');
  return Array.isArray(stored) ? stored.filter((phrase) => typeof phrase === 'string').slice(0, KEPT) : [];
}

export function rememberSearch(owner: string, phrase: string): void {
  const text = phrase.trim();
  if (!text) return;
  const others = readRecent(owner).filter((known) => known !== text);
  saveDraft(owner, 'searches', [text, ...others].slice(0, KEPT), 'device');
}
