import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  connectShopify,
  disconnectShopify,
  getShopify,
  type ShopifyKeysDraft,
  testShopify,
} from '#contract/shopify.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';

export const shopifyQuery = queryOptions({
  queryKey: ['shopify'],
  queryFn: ({ signal }) => call(getShopify, {}, { signal }),
});
refetchOn(['products', 'plan'], shopifyQuery.queryKey);

export const useTestShopify = () =>
  useMutation({
    mutationFn: (keys: ShopifyKeysDraft) => call(testShopify, { body: keys }),
    onError: (error) => failureToast(error),
  });

export function useConnectShopify() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (keys: ShopifyKeysDraft) => call(connectShopify, { body: keys }),
    onSuccess: (reply) => queryClient.setQueryData(shopifyQuery.queryKey, reply),
  });
}

export function useDisconnectShopify() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(disconnectShopify, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: shopifyQuery.queryKey }),
  });
}
