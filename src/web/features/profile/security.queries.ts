import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession, listSessions } from '#contract/account/security.ts';
import { call } from '#web/lib/api/api.ts';
import { loadAuthClient } from '#web/lib/session/session.ts';
import { findVerifiedFactor } from '#web/lib/session/verify-factor-code.ts';

export const factorQuery = queryOptions({
  queryKey: ['factor'],
  // A query function must not return undefined.
  queryFn: async () => (await findVerifiedFactor(await loadAuthClient())) ?? null,
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});

export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | 'others') => {
      if (id !== 'others') return call(endSession, { params: { id } });
      const { error } = await (await loadAuthClient()).signOut({ scope: 'others' });
      if (error) throw error;
      return undefined;
    },
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
