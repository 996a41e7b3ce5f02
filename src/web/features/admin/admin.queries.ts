import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getAcademyModule } from '#contract/academy.ts';
import { listAdminLessons, reorderLessons } from '#contract/admin/admin-academy.ts';
import { getAdminStats } from '#contract/admin/admin-overview.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { shouldRetry } from '#web/lib/api/query-client.ts';

/** Every query under this key is invalidated after a change, because titles and counts appear in several lists. */
const adminKey = ['admin'] as const;

export const adminStatsQuery = queryOptions({
  queryKey: [...adminKey, 'stats'],
  queryFn: ({ signal }) => call(getAdminStats, {}, { signal }),
});

/** An error shows after one retry instead of three. */
export const retryOnce = (failures: number, error: Error) => failures < 1 && shouldRetry(failures, error);

/** A page of a table, which keeps its rows while the next page loads. */
export const listQuery = <Row>(endpoint: Endpoint, query: object) =>
  queryOptions({
    queryKey: [...adminKey, endpoint.path, query],
    queryFn: ({ signal }) => listRows<Row>(endpoint, query, signal),
    placeholderData: keepPreviousData,
    retry: retryOnce,
  });

/** Every list of an `adminResource` takes such a query and has such a reply. */
const listRows = <Row>(endpoint: Endpoint, query: object, signal: AbortSignal) =>
  call(endpoint, { query } as never, { signal }) as Promise<unknown> as Promise<{ rows: Row[]; total: number }>;

/** Order index of the module's last lesson; 0 when the module has no lessons. */
export const lastLessonQuery = (moduleId: string) =>
  queryOptions({
    queryKey: [...adminKey, 'last-lesson', moduleId],
    queryFn: async ({ signal }) => {
      const query = { moduleId, sort: 'orderIndex', direction: 'desc' } as const;
      const { rows } = await call(listAdminLessons, { query }, { signal });
      return { orderIndex: rows[0]?.orderIndex ?? 0 };
    },
  });

/** Of all pages of a list, so that a select can offer every module. */
export const choicesQuery = (endpoint: Endpoint) =>
  queryOptions({
    queryKey: [...adminKey, 'choices', endpoint.path],
    queryFn: async ({ signal }) => {
      const choices: { value: string; label: string }[] = [];
      for (let page = 1; ; page += 1) {
        const query = { sort: 'title', page };
        const { rows, total } = await listRows<{ id: string; title: string }>(endpoint, query, signal);
        choices.push(...rows.map(({ id, title }) => ({ value: id, label: title })));
        if (rows.length === 0 || choices.length >= total) return choices;
      }
    },
  });

export const lessonOrderQuery = (moduleId: string) =>
  queryOptions({
    queryKey: [...adminKey, 'lesson-order', moduleId],
    queryFn: async ({ signal }) => (await call(getAcademyModule, { params: { moduleId } }, { signal })).lessons,
  });

/** Runs a change and refetches the admin queries; also invalidates the learners' queries, which have other keys. */
export function useAdminChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  onError?: (error: unknown) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries(),
    ...(onError && { onError }),
  });
}

export const useReorderLessons = (moduleId: string) =>
  useAdminChange((lessonIds: string[]) => call(reorderLessons, { params: { id: moduleId }, body: { lessonIds } }));
