import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { search } from '#contract/search.ts';
import { call } from '#web/lib/api/api.ts';

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
