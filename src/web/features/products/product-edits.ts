import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Product, type ProductPatch, updateProduct } from '#contract/products/products.ts';
import { mergeSheet, type SheetPatch } from '#domain/sheet/merge-sheet.ts';
import { call } from '#web/lib/api/api.ts';
import { isNetworkError } from '#web/lib/api/network-error.ts';
import { productQuery } from '#web/lib/api/product-query.ts';
import { retryDelay } from '#web/lib/api/query-client.ts';
import { offlineChanges, pendingOf } from '#web/lib/offline/offline-changes.ts';
import { showFailure, showProduct } from './products.queries.ts';

/** Contains only changed fields: concurrent edits of different fields are both kept; for one field the last wins. */
export type ProductEdit = { productId: string; patch: ProductPatch };

export const editKey = ['product-edit'];

function withPatch(product: Product, { sheet, dismiss = [], undismiss = [], ...rest }: ProductPatch): Product {
  const acceptedAt = new Date().toISOString();
  const accepted = Object.entries(sheet ?? {}).map(([key, field]) => [key, field && { ...field, acceptedAt }]);
  return Object.assign({ ...product }, rest, {
    // Safe cast: the contract's patch has the same keys as the sheet.
    sheet: mergeSheet(product.sheet, Object.fromEntries(accepted) as SheetPatch),
    dismissed: [...product.dismissed, ...dismiss].filter((id) => !undismiss.includes(id)),
  });
}

/** Reapplies edits that are still pending, because the reply does not contain them yet. */
const withLaterEdits = (queryClient: QueryClient, product: Product, answered: ProductEdit): Product =>
  pendingOf<ProductEdit>(queryClient, editKey)
    .filter((edit) => edit !== answered && edit.productId === product.id)
    .reduce((shown, { patch }) => withPatch(shown, patch), product);

/** Optimistic, with rollback if the server refuses; queued while offline. Edits are sent one at a time, in order. */
export const editMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: editKey,
    scope: { id: 'products' },
    networkMode: 'online',
    mutationFn: ({ productId, patch }: ProductEdit) => call(updateProduct, { params: { productId }, body: patch }),
    retry: (_failures, error) => isNetworkError(error),
    retryDelay,
    onMutate: async ({ productId, patch }) => {
      const { queryKey } = productQuery(productId);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (product) => product && withPatch(product, patch));
      return { before };
    },
    onSuccess: (product, edit) => showProduct(queryClient, withLaterEdits(queryClient, product, edit)),
    onError: (error, { productId }, context) => {
      queryClient.setQueryData(productQuery(productId).queryKey, context?.before);
      void queryClient.invalidateQueries(productQuery(productId));
      showFailure(error);
    },
  });

export const {
  storeChanges: storeEdits,
  resendChanges: resendEdits,
  areChangesStored: areEditsStored,
} = offlineChanges({ queue: 'products', mutation: editMutation });
