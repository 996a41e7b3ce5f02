import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteCalculation,
  getCalculation,
  listCalculations,
  type NewCalculation,
  saveCalculation,
} from '#contract/pricing.ts';
import { createProduct, listProducts } from '#contract/products/products.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';
import { keepForOffline } from '#web/lib/offline/storage-keys.ts';

const listKey = ['calculations'];

// A price that is saved or deleted counts as a change of its product; with another plan others are open.
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

/** Products that a price can be saved to. */
export const productChoiceQuery = () =>
  queryOptions({
    queryKey: ['products', 'choice'],
    queryFn: ({ signal }) => call(listProducts, { query: {} }, { signal }),
  });

export type SaveRequest = {
  calculation: NewCalculation;
  productId: string;
  /** Makes the product first; its id is the one above. */
  newProductName?: string | undefined;
};

/** Both ids are chosen here, so that a repeated attempt makes neither of the two again. */
export function useSaveCalculation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ calculation, productId, newProductName }: SaveRequest) => {
      if (newProductName) await call(createProduct, { body: { id: productId, name: newProductName } });
      return call(saveCalculation, { params: { productId }, body: calculation });
    },
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
