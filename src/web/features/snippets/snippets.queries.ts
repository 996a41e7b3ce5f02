import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  getSnippet,
  getSnippetLibrary,
  getSnippetModule,
  rateSnippet,
  recordSnippetCopy,
  type Snippet,
  searchSnippets,
} from '#contract/snippets.ts';
import { thankForRating } from '#web/components/content/thank-for-rating.ts';
import { call } from '#web/lib/api/api.ts';
import type { Category } from './library-search-params.ts';

const paging = {
  // Widens the type: the first page has no cursor.
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
};

const categoryFilter = (category: Category) => (category === 'all' ? undefined : category);

export const snippetLibraryQuery = (category: Category) =>
  infiniteQueryOptions({
    queryKey: ['snippets', 'library', category],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(getSnippetLibrary, { query: { cursor, category: categoryFilter(category) } }, { signal }),
    placeholderData: keepPreviousData,
    ...paging,
  });

/** Keeps the previous results while the next ones load. */
export const snippetSearchQuery = (text: string, category: Category) =>
  infiniteQueryOptions({
    queryKey: ['snippets', 'search', category, text],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(searchSnippets, { query: { text, cursor, category: categoryFilter(category) } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    ...paging,
  });

export const snippetModuleQuery = (moduleId: string) =>
  infiniteQueryOptions({
    queryKey: ['snippets', 'module', moduleId],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(getSnippetModule, { params: { moduleId }, query: { cursor } }, { signal }),
    ...paging,
  });

export const snippetQuery = (snippetId: string) =>
  queryOptions({
    queryKey: ['snippet', snippetId],
    queryFn: ({ signal }) => call(getSnippet, { params: { snippetId } }, { signal }),
  });

function useChangeSnippet(snippetId: string) {
  const queryClient = useQueryClient();
  return async (figures: Partial<Snippet>) => {
    const { queryKey } = snippetQuery(snippetId);
    // What was asked for before the change was saved would bring the old figures back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (snippet) => snippet && { ...snippet, ...figures });
  };
}

/** Counts a copy. Failures are ignored, because they do not affect the person who copied. */
export function useRecordCopy(snippetId: string) {
  const queryClient = useQueryClient();
  const change = useChangeSnippet(snippetId);
  return useMutation({
    mutationFn: () => call(recordSnippetCopy, { params: { snippetId } }),
    onSuccess: async (figures) => {
      await change(figures);
      void queryClient.invalidateQueries({ queryKey: ['snippets'] });
    },
  });
}

export function useRateSnippet(snippetId: string) {
  const queryClient = useQueryClient();
  const change = useChangeSnippet(snippetId);
  return useMutation({
    // Sends quick changes one after another, in order.
    scope: { id: `snippets/rating/${snippetId}` },
    mutationFn: (rating: number) => call(rateSnippet, { params: { snippetId }, body: { rating } }),
    onSuccess: async (figures) => {
      await change(figures);
      thankForRating(figures.myRating);
      void queryClient.invalidateQueries({ queryKey: ['snippets'] });
    },
  });
}
