import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#contract/base/endpoint.ts';
import { getGate, saveGate } from '#contract/products/japan-gate.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';

const key = ['gate'] as const;

export const gateQuery = (productId: string) =>
  queryOptions({
    queryKey: [...key, productId],
    queryFn: ({ signal }) => call(getGate, { params: { productId } }, { signal }),
  });

refetchOn(['products'], key);

export function useSaveGate(productId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<typeof saveGate>['body']) => call(saveGate, { params: { productId }, body }),
    onSuccess: (reply) => {
      client.setQueryData(gateQuery(productId).queryKey, reply);
      void client.invalidateQueries({ queryKey: ['products'] });
    },
  });
}
