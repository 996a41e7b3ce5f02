import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteCalculation,
  getCalculation,
  listCalculations,
  type NewCalculation,
  saveCalculation,
} from '#contract/pricing.ts';
import { listProducts } from '#contract/products/products.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';
import { keepForOffline } from '#web/lib/offline/offline-queries.ts';

const listKey = ['calculations'];

// Saving or deleting a price is published as a change of its product; a plan change unlocks other calculations.
refetchOn(['products', 'plan'], listKey);
keepForOffline(listKey);
keepForOffline(['calculation']);

export const calculationsQuery = (productId: string) =>
  queryOptions({
    queryKey: [...listKey, productId],
    queryFn: ({ signal }) => call(listCalculations, { params: { productId } }, { signal }),
  });

export const calculationQuery = (calculationId: string) =>
  queryOptions({
    queryKey: ['calculation', calculationId],
    queryFn: ({ signal }) => call(getCalculation, { params: { calculationId } }, { signal }),
  });

export const productChoiceQuery = () =>
  queryOptions({
    queryKey: ['products', 'choice'],
    queryFn: ({ signal }) => call(listProducts, { query: {} }, { signal }),
  });

type SaveRequest = { calculation: NewCalculation; productId: string };

export function useSaveCalculation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ calculation, productId }: SaveRequest) =>
      call(saveCalculation, { params: { productId }, body: calculation }),
    onSettled: () => {
      for (const queryKey of [listKey, ['products'], ['dashboard']]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

export function useDeleteCalculation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (calculationId: string) => call(deleteCalculation, { params: { calculationId } }),
    onSettled: () => {
      for (const queryKey of [listKey, ['products'], ['dashboard']]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
