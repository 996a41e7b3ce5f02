import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  attachOrder,
  listUnredeemedOrders,
  listWebhookLogs,
  sendTestEvent,
  type UnredeemedOrder,
} from '#contract/account/payments.ts';
import type { PaymentEventKind } from '#domain/plans/payment-event-types.ts';
import { call } from '#web/lib/api/api.ts';

export const webhookLogsQuery = queryOptions({
  queryKey: ['webhook-logs'],
  queryFn: async ({ signal }) => (await call(listWebhookLogs, {}, { signal })).logs,
});

export const unredeemedOrdersQuery = queryOptions({
  queryKey: ['unredeemed-orders'],
  queryFn: async ({ signal }) => (await call(listUnredeemedOrders, {}, { signal })).orders,
});

export function useSendTestEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (eventType: PaymentEventKind) => call(sendTestEvent, { body: { eventType } }),
    onSuccess: () => queryClient.invalidateQueries(webhookLogsQuery),
  });
}

export function useAttachOrder({ provider, subscriptionId }: UnredeemedOrder) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: string) => call(attachOrder, { params: { provider, subscriptionId }, body: { user } }),
    onSettled: () => queryClient.invalidateQueries(unredeemedOrdersQuery),
  });
}
