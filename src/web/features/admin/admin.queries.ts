import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getAcademyModule } from '#contract/academy.ts';
import { getAdminStats } from '#contract/admin/admin.ts';
import { listAdminLessons, listAdminModules, reorderLessons } from '#contract/admin/admin-academy.ts';
import { listAdminSnippetModules, listAdminSnippets } from '#contract/admin/admin-snippets.ts';
import type { CallRequest } from '#contract/base/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { shouldRetry } from '#web/lib/api/query-client.ts';
import type { TableParams } from './use-table-params.ts';

type Params = TableParams['query'];

/** Every query under this key is invalidated after a change, because titles and counts appear in several lists. */
const adminKey = ['admin'] as const;

/** The column ids of each table are the sort values of its endpoint. */
const sorted = <E>(query: Params) => ({ query }) as unknown as CallRequest<E>;

/** The table keeps its rows while the next page loads; an error shows after one retry instead of three. */
const listBehaviour = {
  placeholderData: keepPreviousData,
  retry: (failures: number, error: Error) => failures < 1 && shouldRetry(failures, error),
};

export const adminStatsQuery = queryOptions({
  queryKey: [...adminKey, 'stats'],
  queryFn: ({ signal }) => call(getAdminStats, {}, { signal }),
});

export const modulesQuery = (query: Params) =>
  queryOptions({
    queryKey: [...adminKey, 'modules', query],
    queryFn: ({ signal }) => call(listAdminModules, sorted<typeof listAdminModules>(query), { signal }),
    ...listBehaviour,
  });

export const lessonsQuery = (query: Params) =>
  queryOptions({
    queryKey: [...adminKey, 'lessons', query],
    queryFn: ({ signal }) => call(listAdminLessons, sorted<typeof listAdminLessons>(query), { signal }),
    ...listBehaviour,
  });

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

export const snippetModulesQuery = (query: Params) =>
  queryOptions({
    queryKey: [...adminKey, 'snippet-modules', query],
    queryFn: ({ signal }) => call(listAdminSnippetModules, sorted<typeof listAdminSnippetModules>(query), { signal }),
    ...listBehaviour,
  });

export const snippetsQuery = (query: Params) =>
  queryOptions({
    queryKey: [...adminKey, 'snippets', query],
    queryFn: ({ signal }) => call(listAdminSnippets, sorted<typeof listAdminSnippets>(query), { signal }),
    ...listBehaviour,
  });

async function readAllPages<Row>(readPage: (page: number) => Promise<{ rows: Row[]; total: number }>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await readPage(page);
    rows.push(...reply.rows);
    if (reply.rows.length === 0 || rows.length >= reply.total) return rows;
  }
}

export const moduleChoicesQuery = queryOptions({
  queryKey: [...adminKey, 'module-choices'],
  queryFn: ({ signal }) =>
    readAllPages((page) => call(listAdminModules, { query: { sort: 'title', page } }, { signal })),
});

export const snippetModuleChoicesQuery = queryOptions({
  queryKey: [...adminKey, 'snippet-module-choices'],
  queryFn: ({ signal }) =>
    readAllPages((page) => call(listAdminSnippetModules, { query: { sort: 'title', page } }, { signal })),
});

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
