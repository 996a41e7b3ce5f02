import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ShopDraft, saveShop } from '#contract/shop.ts';
import { call } from '#web/lib/api/api.ts';
import { shopQuery } from '#web/lib/api/shop-query.ts';

export function useSaveShop() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shop: ShopDraft) => call(saveShop, { body: shop }),
    onSuccess: (reply) => queryClient.setQueryData(shopQuery.queryKey, reply),
  });
}
