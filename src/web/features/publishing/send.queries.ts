import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelShopifySend, getShopifySend, type ShopifySend, sendToShopify } from '#contract/shopify.ts';
import { type ComparedField, isUnderWay } from '#domain/shopify/shopify.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';

const key = ['shopify-send'] as const;
/** Polling interval, in case the event stream is lost. */
const LOOK_AGAIN_MS = 5_000;

export const sendQuery = (productId: string) =>
  queryOptions({
    queryKey: [...key, productId],
    queryFn: ({ signal }) => call(getShopifySend, { params: { productId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.send && isUnderWay(state.data.send.state) ? LOOK_AGAIN_MS : false),
  });

refetchOn(['shopify', 'products', 'texts', 'plan'], key);

export type Choices = Partial<Record<ComparedField, 'here' | 'there'>>;

function useSendChange<Input = void>(productId: string, change: (input: Input) => Promise<ShopifySend>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (reply) => queryClient.setQueryData(sendQuery(productId).queryKey, reply),
    onError: (error) => failureToast(error),
  });
}

export const useSendToShopify = (productId: string) =>
  useSendChange(productId, (choices: Choices) => call(sendToShopify, { params: { productId }, body: { choices } }));

export const useCancelSend = (productId: string) =>
  useSendChange(productId, () => call(cancelShopifySend, { params: { productId } }));
