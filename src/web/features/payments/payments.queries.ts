import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  attachOrder,
  listUnclaimedOrders,
  listWebhookLogs,
  sendTestEvent,
  type UnclaimedOrder,
} from '#contract/account/payments.ts';
import type { PaymentEventKind } from '#domain/plans/payment-event-types.ts';
import { call } from '#web/lib/api/api.ts';

export const webhookLogsQuery = queryOptions({
  queryKey: ['webhook-logs'],
  queryFn: async ({ signal }) => (await call(listWebhookLogs, {}, { signal })).logs,
});

export const unclaimedOrdersQuery = queryOptions({
  queryKey: ['unclaimed-orders'],
  queryFn: async ({ signal }) => (await call(listUnclaimedOrders, {}, { signal })).orders,
});

export function useSendTestEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (eventType: PaymentEventKind) => call(sendTestEvent, { body: { eventType } }),
    onSuccess: () => queryClient.invalidateQueries(webhookLogsQuery),
  });
}

export function useAttachOrder({ provider, subscriptionId }: UnclaimedOrder) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: string) => call(attachOrder, { params: { provider, subscriptionId }, body: { user } }),
    onSettled: () => queryClient.invalidateQueries(unclaimedOrdersQuery),
  });
}
