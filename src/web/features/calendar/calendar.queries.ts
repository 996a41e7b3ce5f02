import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getCalendarAddress, removeCalendarAddress, renewCalendarAddress } from '#contract/calendar.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';

export const calendarAddressQuery = () =>
  queryOptions({ queryKey: ['calendar-address'], queryFn: ({ signal }) => call(getCalendarAddress, {}, { signal }) });

const tellFailure = (error: unknown) => failureToast(error, 'Não foi possível salvar agora. Tente novamente.');

export function useRenewCalendarAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewCalendarAddress, {}),
    onSuccess: (address) => queryClient.setQueryData(calendarAddressQuery().queryKey, address),
    onError: tellFailure,
  });
}

export function useRemoveCalendarAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCalendarAddress, {}),
    onSuccess: () => queryClient.setQueryData(calendarAddressQuery().queryKey, { url: null }),
    onError: tellFailure,
  });
}
