import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getCalendarAddress, removeCalendarAddress, renewCalendarAddress } from '#contract/calendar.ts';
import { getReminders, type Reminders, updateReminders } from '#contract/reminders.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';

export const remindersQuery = () =>
  queryOptions({ queryKey: ['reminders'], queryFn: ({ signal }) => call(getReminders, {}, { signal }) });

export const calendarAddressQuery = () =>
  queryOptions({ queryKey: ['calendar-address'], queryFn: ({ signal }) => call(getCalendarAddress, {}, { signal }) });

const tellFailure = (error: unknown) => failureToast(error, 'Não foi possível salvar agora. Tente novamente.');

/** Shown at once; what the server refuses is read anew. */
export function useUpdateReminders() {
  const queryClient = useQueryClient();
  const { queryKey } = remindersQuery();
  return useMutation({
    mutationFn: (reminders: Reminders) => call(updateReminders, { body: reminders }),
    onMutate: async (reminders) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, reminders);
    },
    onError: (error) => {
      tellFailure(error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

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
