import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ProductPatch } from '#contract/products/products.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { editMutation, storeEdits } from './product-edits.ts';

export function useUpdateProduct(productId: string): (patch: ProductPatch) => void {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  useEffect(() => storeEdits(queryClient, id), [queryClient, id]);
  const { mutate } = useMutation(editMutation(queryClient));
  return (patch) => mutate({ productId, patch });
}
