import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AiSettingsView, findLocalServers, getAiSettings, saveAiSettings } from '#contract/admin/ai-settings.ts';
import type { CallRequest } from '#contract/base/endpoint.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';

export const aiSettingsQuery = queryOptions({
  queryKey: ['admin', 'ai-settings'],
  queryFn: ({ signal }) => call(getAiSettings, {}, { signal }),
  // Polls while a download is running, to show its progress.
  refetchInterval: ({ state }) => (state.data?.localTranslator.state === 'downloading' ? 1_000 : false),
});

export const localServersQuery = queryOptions({
  queryKey: ['admin', 'ai-servers'],
  queryFn: async ({ signal }) => (await call(findLocalServers, {}, { signal })).servers,
  staleTime: 60_000,
});

/** The server's environment switches translating off, so this page cannot switch it on. */
export const isTranslatorClosed = ({ translator }: AiSettingsView): boolean =>
  translator?.provider === 'none' && translator.isFromServer;

/** Nobody writes or translates here yet, and no download is running. */
export const isUntouched = (settings: AiSettingsView): boolean =>
  settings.writer === null &&
  (settings.translator === null || isTranslatorClosed(settings)) &&
  settings.localTranslator.state === 'absent';

export const hasModel = ({ writer }: Pick<AiSettingsView, 'writer'>): boolean =>
  writer !== null && writer.provider !== 'none';

export function useSaveAiSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<typeof saveAiSettings>['body']) => call(saveAiSettings, { body }),
    onSuccess: (settings) => {
      queryClient.setQueryData(aiSettingsQuery.queryKey, settings);
      void queryClient.invalidateQueries({ queryKey: ['robots'] });
      toast({ title: 'Salvo', description: 'Já vale para todo mundo.' });
    },
    onError: (error) => failureToast(error, 'Não foi possível salvar.'),
  });
}
