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

const listKey = ['calculations'];

// Saving or deleting a price is published as a change of its product; a plan change unlocks other calculations.
refetchOn(['products', 'plan'], listKey);

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

/** Saves or deletes; the price is shown with its product and on the dashboard too. */
function useCalculationChange<Request, Reply>(mutationFn: (request: Request) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const queryKey of [listKey, ['products'], ['dashboard']]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

export const useSaveCalculation = () =>
  useCalculationChange(({ calculation, productId }: { calculation: NewCalculation; productId: string }) =>
    call(saveCalculation, { params: { productId }, body: calculation }),
  );

export const useDeleteCalculation = () =>
  useCalculationChange((calculationId: string) => call(deleteCalculation, { params: { calculationId } }));
