import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelAccountDeletion,
  exportAccount,
  getAccountDeletion,
  requestAccountDeletion,
} from '#contract/account/account.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call, readError, send } from '#web/lib/api/api.ts';
import { refreshProfile } from '#web/lib/api/profile-query.ts';
import { saveFile } from '#web/lib/save-file.ts';

export const deletionQuery = queryOptions({
  queryKey: ['leaving'],
  queryFn: ({ signal }) => call(getAccountDeletion, {}, { signal }),
});

export const useDownloadData = () =>
  useMutation({
    mutationFn: async () => {
      const response = await send(exportAccount, {}, {});
      if (!response.ok) throw await readError(response);
      saveFile(await response.blob(), `dropar-${new Date().toISOString().slice(0, 10)}.json`);
    },
    onError: (error) => failureToast(error),
  });

export const requestDeletion = (password: string) => call(requestAccountDeletion, { body: { password } });

export function useCancelDeletion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelAccountDeletion, {}),
    onSuccess: async () => {
      await refreshProfile();
      await queryClient.invalidateQueries(deletionQuery);
      toast({ title: 'Sua conta continua', description: 'A exclusão foi desfeita. Nada se perdeu.' });
    },
    onError: (error) => failureToast(error),
  });
}
