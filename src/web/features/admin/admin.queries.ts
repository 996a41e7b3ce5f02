import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getAcademyModule } from '#contract/academy.ts';
import { listAdminLessons, listAdminModules, reorderLessons } from '#contract/admin/admin-academy.ts';
import { getAdminStats } from '#contract/admin/admin-overview.ts';
import { listAdminSnippetModules, listAdminSnippets } from '#contract/admin/admin-snippets.ts';
import type { CallRequest, Endpoint } from '#contract/base/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { shouldRetry } from '#web/lib/api/query-client.ts';
import type { TableParams } from './use-table-params.ts';

/** Every query under this key is invalidated after a change, because titles and counts appear in several lists. */
const adminKey = ['admin'] as const;

export const adminStatsQuery = queryOptions({
  queryKey: [...adminKey, 'stats'],
  queryFn: ({ signal }) => call(getAdminStats, {}, { signal }),
});

/**
 * A page of a table, which keeps its rows while the next page loads; an error shows after one retry instead of three.
 * The column ids of each table are the sort values of its endpoint.
 */
const listQuery =
  <E extends Endpoint>(name: string, endpoint: E) =>
  (query: TableParams['query']) =>
    queryOptions({
      queryKey: [...adminKey, name, query],
      queryFn: ({ signal }) => call(endpoint, { query } as unknown as CallRequest<E>, { signal }),
      placeholderData: keepPreviousData,
      retry: (failures, error) => failures < 1 && shouldRetry(failures, error),
    });

export const modulesQuery = listQuery('modules', listAdminModules);
export const lessonsQuery = listQuery('lessons', listAdminLessons);
export const snippetModulesQuery = listQuery('snippet-modules', listAdminSnippetModules);
export const snippetsQuery = listQuery('snippets', listAdminSnippets);

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
const choicesQuery = (name: string, endpoint: typeof listAdminModules | typeof listAdminSnippetModules) =>
  queryOptions({
    queryKey: [...adminKey, name],
    queryFn: async ({ signal }) => {
      const rows: { id: string; title: string }[] = [];
      for (let page = 1; ; page += 1) {
        const reply = await call(endpoint, { query: { sort: 'title', page } }, { signal });
        rows.push(...reply.rows);
        if (reply.rows.length === 0 || rows.length >= reply.total) return rows;
      }
    },
  });

export const moduleChoicesQuery = choicesQuery('module-choices', listAdminModules);
export const snippetModuleChoicesQuery = choicesQuery('snippet-module-choices', listAdminSnippetModules);

export const lessonOrderQuery = (moduleId: string) =>
  queryOptions({
    queryKey: [...adminKey, 'lesson-order', moduleId],
    queryFn: async ({ signal }) => (await call(getAcademyModule, { params: { moduleId } }, { signal })).lessons,
  });

/** Runs a change and refetches the admin queries; also invalidates the learners' queries, which have other keys. */
export function useAdminChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => queryClient.invalidateQueries() });
}

export const useReorderLessons = (moduleId: string) =>
  useAdminChange((lessonIds: string[]) => call(reorderLessons, { params: { id: moduleId }, body: { lessonIds } }));
