import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LaunchDraft, planLaunch } from '#contract/tasks.ts';
import { call } from '#web/lib/api/api.ts';
import { boardQuery } from '../board.queries.ts';

export function usePlanLaunch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: LaunchDraft) => call(planLaunch, { body: draft }),
    onSuccess: () => queryClient.invalidateQueries(boardQuery()),
  });
}
